import { column, writePdf } from '../testing';
import { readPaperFile } from './read-file';

const WORDS = ['o ferro oxida', 'a prata flutua', 'o ouro conduz calor', 'o cobre evapora', 'o zinco é um metal'];

/** A question with so many propositions, numbered as UFSC does, the second of them in two lines. */
const question = (number: number, propositions: number): string[] => [
  `Questão ${number}`,
  `Sobre os metais da amostra ${number}, observados em 1 g de material,`,
  'é correto afirmar que:',
  ...WORDS.slice(0, propositions).flatMap((text, at) => [
    `${String(2 ** at).padStart(2, '0')}. ${text} na amostra ${number}${at === 1 ? ', mesmo em' : '.'}`,
    ...(at === 1 ? ['presença de 16 g de água.'] : []),
  ]),
];

const paper = writePdf([
  { texts: column([...question(1, 5), ...question(2, 4)]) },
  { texts: column([...question(3, 5), ...question(4, 3)]) },
]);

const read = (key: string) => readPaperFile({ paper, key: { bytes: Buffer.from(key), isPdf: false }, booklet: null });

describe('a paper of somatório', () => {
  it('is read with its propositions, and with their sums from a table as its key', async () => {
    const { questions } = await read('1;21\n2;5\n3;01\n4;X\n');
    expect(questions.map(({ number, kind, right, annulled }) => ({ number, kind, right, annulled }))).toEqual([
      { number: 1, kind: 'multichoice', right: '21', annulled: false },
      { number: 2, kind: 'multichoice', right: '05', annulled: false },
      { number: 3, kind: 'multichoice', right: '01', annulled: false },
      { number: 4, kind: 'multichoice', right: null, annulled: true },
    ]);
    expect(questions[0]?.alternatives).toEqual(
      ['01', '02', '04', '08', '16'].map((letter, at) => ({
        letter,
        html: `<p>${WORDS[at]} na amostra 1${at === 1 ? ', mesmo em presença de 16 g de água' : ''}.</p>`,
      })),
    );
    expect(questions[0]?.statement).toBe(
      '<p>Sobre os metais da amostra 1, observados em 1 g de material, é correto afirmar que:</p>',
    );
    expect(questions.map(({ doubts }) => doubts)).toEqual([[], [], [], []]);
  });

  it('is refused with a key that has no sums of its propositions', async () => {
    await expect(read('1;21\n2;16\n3;01\n4;7\n')).rejects.toThrow('dá letras que não existem na questão 2');
  });
});
