import { MULTIPLE_CHOICE, TRUE_OR_FALSE } from '@mapa/domain';
import { emptyQuestion, type RawAnswer } from '../model/raw-question';
import { checkAnswers, fixedAnswers, kindOfRaw } from './alternatives';

const TEXTS = TRUE_OR_FALSE.fixedTexts;

const answer = (text: string, fraction: number): RawAnswer => ({ text, format: 'html', fraction });
const key = (right: string): boolean => fixedAnswers([answer(right, 100), answer('x', 0)], TEXTS)[0]?.fraction === 100;
const question = (fractions: number[], changes: object = {}) => ({
  ...emptyQuestion(1, []),
  kind: 'multichoice',
  single: true,
  answers: fractions.map((fraction, index) => answer(`resposta ${index}`, fraction)),
  ...changes,
});

describe('the answers of a true/false question', () => {
  it.each(['true', ' Verdadeiro', '<p>CERTO</p>', '<b>v</b><i></i>', 'v'])('are Certo if %j is right', (text) =>
    expect(key(text)).toBe(true),
  );

  it.each(['false', 'errado', 'f', 'verdadeiramente', '', `${' '.repeat(5_000_000)}x`])(
    'are Errado if %.20j is right',
    (text) => expect(key(text)).toBe(false),
  );

  it('are given in this order, and only the right one has the mark', () => {
    expect(fixedAnswers([answer('falso', 100), answer('verdadeiro', 0)], TEXTS)).toEqual([
      { text: 'Certo', format: 'plain', fraction: 0 },
      { text: 'Errado', format: 'plain', fraction: 100 },
    ]);
  });

  it.each([[[]], [[answer('certo', 99)]], [[answer('certo', 100), answer('errado', 100)]]])(
    'are both wrong unless exactly one is right: %j',
    (answers) => expect(fixedAnswers(answers, TEXTS).map(({ fraction }) => fraction)).toEqual([0, 0]),
  );
});

describe('the kind of a question', () => {
  it.each(['truefalse', 'multichoice'])('is accepted if it is %s', (kind) => {
    expect(() => kindOfRaw(question([], { kind }))).not.toThrow();
  });

  it.each([
    ['essay', 'é uma questão dissertativa; só entram verdadeiro ou falso, múltipla escolha e somatório'],
    ['cloze', 'é uma questão com lacunas (Cloze); só entram verdadeiro ou falso, múltipla escolha e somatório'],
    [
      'x'.repeat(50),
      `é uma questão do tipo “${'x'.repeat(40)}”; só entram verdadeiro ou falso, múltipla escolha e somatório`,
    ],
  ])('is refused by its name if it is %s', (kind, sentence) => {
    expect(() => kindOfRaw(question([], { kind }))).toThrow(sentence);
  });
});

describe('the answers of a question', () => {
  const many = (count: number) => [100, ...Array<number>(count - 1).fill(0)];

  it.each([
    ['two', question([100, 0]), false],
    ['the most', question(many(MULTIPLE_CHOICE.alternatives.max)), false],
    ['none right, when it is annulled', question([0, 0]), true],
    ['several right, when it is annulled', question([100, 100], { single: false }), true],
    ['several right, where each is judged', question([50, 0, 50, -100], { single: false }), false],
    ['right in thirds, cut to whole parts', question([33, 33, 33], { single: false }), false],
    ['each right by itself, where each is judged', question([100, 0, 100], { single: false }), false],
  ])('may be %s', (_what, raw, annulled) => expect(() => checkAnswers(raw, kindOfRaw(raw), annulled)).not.toThrow());

  it.each([
    ['none', question([]), 'tem zero alternativas; são precisas ao menos duas'],
    ['one', question([100]), 'tem uma alternativa só; são precisas ao menos duas'],
    ['too many', question(many(MULTIPLE_CHOICE.alternatives.max + 1)), 'tem 11 alternativas; o máximo é 10'],
    ['several right', question([100, 100]), 'tem mais de uma resposta certa'],
    ['a proposition alone', question([100], { single: false }), 'tem uma proposição só; são precisas ao menos duas'],
    ['too many propositions', question(many(8), { single: false }), 'tem 8 proposições; o máximo é 7'],
    ['none right, of propositions', question([0, -50], { single: false }), 'não tem resposta certa'],
    ['half right', question([100, 50, 0], { single: false }), 'os pesos das respostas certas somam 150%, e não 100%'],
    ['right in parts that are no whole', question([30, 30, 0], { single: false }), 'somam 60%, e não 100%'],
    ['none right', question([99, 0]), 'não tem resposta certa'],
  ])('are refused if they are %s', (_what, raw, sentence) =>
    expect(() => checkAnswers(raw, kindOfRaw(raw), false)).toThrow(sentence),
  );
});
