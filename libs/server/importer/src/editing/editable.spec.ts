import { normalise } from '../file/normalise';
import { emptyQuestion, type RawQuestion } from '../model/raw-question';
import { fromEditable, toEditable } from './editable';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CONTEXT = { exam: null, defaultSubject: null, fileName: 'f.xml', subjectMap: null };
const answer = (text: string, fraction: number, feedback?: string) => ({
  text,
  format: 'html' as const,
  fraction,
  ...(feedback !== undefined && { feedback: { text: feedback, format: 'html' as const } }),
});
const raw = (changes: Partial<RawQuestion> = {}): RawQuestion => ({
  ...emptyQuestion(3, ['$course$', 'Português', 'Crase']),
  name: 'Questão 3',
  idNumber: 'x-3',
  kind: 'multichoice',
  statement: {
    text: '<p>Se \\(a^2\\), veja <img src="@@PLUGINFILE@@/f.png" alt="Gráfico"><script>x</script></p>',
    format: 'html',
  },
  answers: [answer('<p>um <b>dois</b></p>', 100, 'porque sim'), answer('três', 0)],
  files: [{ name: 'f.png', path: '/', bytes: PNG }],
  tags: ['ano:2022', 'dificuldade:facil'],
  ...changes,
});

/** The parts of a question that the bank would store. */
async function taken(question: RawQuestion) {
  const { line: _line, scope: _scope, ...rest } = await normalise(question, CONTEXT);
  return rest;
}
const there = (question: RawQuestion) => toEditable(question, CONTEXT);
async function andBack(question: RawQuestion): Promise<RawQuestion> {
  const { question: editable, pictures } = await there(question);
  return fromEditable(editable, new Map(pictures.map(({ hash, bytes }) => [hash, bytes])));
}

describe('an uncorrected question', () => {
  it.each([
    ['multiple choice with a picture, a formula and a comment', raw()],
    [
      'right or wrong',
      raw({ kind: 'truefalse', answers: [answer('true', 0), answer('false', 100, '<p>Falta o artigo.</p>')] }),
    ],
    [
      'a sum of propositions, each with a part of the mark',
      raw({ single: false, answers: [answer('um', 50), answer('dois', 0), answer('três', 50)] }),
    ],
    ['annulled, without a key', raw({ tags: ['anulada'], answers: [answer('um', 0), answer('dois', 0)] })],
    [
      'Markdown with a general feedback',
      raw({
        statement: { text: 'Um *dois* ![g](@@PLUGINFILE@@/f.png)', format: 'markdown' },
        generalFeedback: { text: 'Leia a lei.', format: 'moodle' },
        hasGeneralFeedback: true,
      }),
    ],
  ])('equals the one in the bank: %s', async (_what, question) => {
    expect(await taken(await andBack(question))).toEqual(await taken(question));
    expect(await there(await andBack(question))).toEqual(await there(question));
  });
});

describe('a question that the bank would refuse', () => {
  it.each([
    ['não tem resposta certa', raw({ answers: [answer('um', 0), answer('dois', 0)] })],
    ['tem uma alternativa só', raw({ answers: [answer('um', 100)] })],
    ['é uma questão dissertativa', raw({ kind: 'essay', answers: [] })],
    ['está oculta no Moodle', raw({ hidden: true })],
    ['falta no arquivo', raw({ files: [] })],
  ])('can be corrected nevertheless, and states the reason: %s', async (reason, question) => {
    const { question: editable, problem } = await there(question);
    expect(problem).toContain(reason);
    expect(editable.statement).toContain('Se <span class="math-inline">a^2</span>, veja');
    expect(editable.statement).not.toContain('script');
  });
});
