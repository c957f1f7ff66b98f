import { collect } from '../testing/collect';
import { openQuestions } from './open-questions';
import type { RawQuestion } from '../model/raw-question';

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = (text: string, size = 5): Promise<RawQuestion[]> => collect(openQuestions(inPieces(text, size)));
const told = ({ line, kind, statement, answers, defect }: RawQuestion) => ({
  line,
  kind,
  statement: statement.text,
  answers: answers.map(({ text, fraction }) => (fraction === 100 ? `*${text}` : text)),
  defect,
});

describe('the Aiken reader', () => {
  it('reads questions by their letters and the line of the answer', async () => {
    const questions = await read(
      '\nQuanto é 1 + 1?\r\nA. um\r\nB. dois\r\nANSWER: B\r\n\r\nQual é a capital\ndo Brasil?\nA) Brasília\nB) Rio\nde Janeiro\n\nC) Goiânia\nanswer:A\n',
    );
    expect(questions.map(told)).toEqual([
      { line: 2, kind: 'multichoice', statement: 'Quanto é 1 + 1?', answers: ['um', '*dois'], defect: null },
      {
        line: 7,
        kind: 'multichoice',
        statement: 'Qual é a capital\ndo Brasil?',
        answers: ['*Brasília', 'Rio\nde Janeiro', 'Goiânia'],
        defect: null,
      },
    ]);
  });

  it('reads small letters, and a full stop after the answer', async () => {
    const [question] = await read('Um?\na) um\nb) dois\nde novo\nanswer:b\n\nx\na. y\nb. z\nANSWER:B.\n');
    expect(question && told(question)).toMatchObject({ answers: ['um', '*dois\nde novo'], defect: null });
  });

  it('reads small letters above alternatives in capitals as a list in the statement', async () => {
    const [question, other] = await read(
      'Das frases\na) uma\nc) outra\né certa:\nA) um\na) ainda\nB) dois\nANSWER: B)\n\nx\na) y\nA) z\nB) w\nANSWER: A\n',
    );
    expect(question && told(question)).toMatchObject({
      statement: 'Das frases\na) uma\nc) outra\né certa:',
      answers: ['um\na) ainda', '*dois'],
      defect: null,
    });
    expect(other && told(other)).toMatchObject({ statement: 'x\na) y', answers: ['*z', 'w'], defect: null });
  });

  it('recognises certo and errado', async () => {
    const [right, wrong] = await read(
      'O céu é azul.\nA. Certo\nB. Errado\nANSWER: A\n\nO mar é seco.\nA. Verdadeiro\nB. Falso\nANSWER: B\n',
    );
    expect(right).toMatchObject({ kind: 'truefalse', answers: [{ fraction: 100 }, { fraction: 0 }] });
    expect(wrong).toMatchObject({ kind: 'truefalse', answers: [{ fraction: 0 }, { fraction: 100 }] });
  });

  it('reads braces, colons and a line with a leading hard space as text', async () => {
    const [question] = await read('\u00a0A. Jobim {x} ::y::\nA. um\nB. dois ~ =\nANSWER: A\n');
    expect(question && told(question)).toMatchObject({ statement: 'A. Jobim {x} ::y::', answers: ['*um', 'dois ~ ='] });
  });

  it.each([
    ['the answer is missing', 'Um?\nA. a\nB. b\n\nDois?\nA. a\nB. b\nANSWER: A\n', 'falta a linha ANSWER'],
    ['the answer is no letter', 'Um?\nA. a\nB. b\nANSWER: 2\n\nDois?\nA. a\nB. b\nANSWER: A\n', 'não traz a letra'],
    ['the answer is of no alternative', 'Um?\nA. a\nB. b\nANSWER: C\n\nDois?\nA. a\nB. b\nANSWER: A\n', 'a resposta C'],
    [
      'a letter is missing',
      'Um?\nA. a\nC. b\nANSWER: A\n\nDois?\nA. a\nB. b\nANSWER: A\n',
      'a alternativa C está no lugar da B',
    ],
  ])('refuses a question if %s, and continues with the next', async (_, text, reason) => {
    const [bad, good] = await read(text);
    expect(bad?.defect).toContain(reason);
    expect(good).toMatchObject({ statement: { text: 'Dois?' }, defect: null });
  });

  it('passes several answers to the rule that refuses them', async () => {
    const [, question] = await read('Um?\nA. a\nB. b\nANSWER: A\n\nDois?\nA. a\nB. b\nANSWER: A, B\n');
    expect(question).toMatchObject({ defect: null, answers: [{ fraction: 100 }, { fraction: 100 }] });
  });

  it('refuses a question that is too long without storing it', async () => {
    const good = 'Um?\nA. a\nB. b\nANSWER: A\n\n';
    const [, long] = await read(`${good}${'x'.repeat(200_001)}\nA. a\nB. b\nANSWER: A\n`, 4_096);
    expect(long).toMatchObject({ defect: expect.stringContaining('200 kB'), statement: { text: '' } });
  });
});
