import { sampleAnswer, sampleQuestion } from '@mapa/api-client/testing';
import { findTarget, stateOf, stepsOf, variantOf } from './steps';

const spanish = sampleQuestion({ id: 1, numero: 1, variante: 'espanhol' });
const english = sampleQuestion({ id: 2, numero: 1, variante: 'inglês' });
const plain = sampleQuestion({ id: 3, numero: 6 });

describe('the steps of a page', () => {
  it('treats two languages of one number as one step', () => {
    expect(
      stepsOf([spanish, english, plain]).map(({ label, variants }) => [label, variants.map(({ id }) => id)]),
    ).toEqual([
      [1, [1, 2]],
      [6, [3]],
    ]);
  });

  it('does not join questions that merely share a number', () => {
    const twin = sampleQuestion({ id: 4, numero: 6 });
    expect(stepsOf([plain, twin])).toHaveLength(2);
  });

  it('counts from its place in the list if the paper gives no numbers', () => {
    const questions = [sampleQuestion({ id: 1 }), sampleQuestion({ id: 2, numero: 9 })];
    expect(stepsOf(questions, 20).map(({ label }) => label)).toEqual([21, 22]);
  });

  it('joins the languages of a number within one paper only, and counts', () => {
    const [enem, other] = [
      { id: 57, nome: 'ENEM 2022' },
      { id: 58, nome: 'ENEM 2023' },
    ];
    const questions = [{ ...spanish, prova: enem }, { ...english, prova: enem }, { ...spanish, prova: other }, plain];
    expect(stepsOf(questions, 20, new Set(), false).map(({ label, variants }) => [label, variants.length])).toEqual([
      [21, 2],
      [22, 1],
      [23, 1],
    ]);
  });

  it('joins no questions of unknown papers if there may be several papers', () => {
    expect(
      stepsOf([spanish, english, plain], 20, new Set(), false).map(({ label, variants }) => [label, variants.length]),
    ).toEqual([
      [21, 1],
      [22, 1],
      [23, 1],
    ]);
  });

  it('has the state of the answered language', () => {
    const [step] = stepsOf([spanish, { ...english, resposta: sampleAnswer({ acertou: false }) }]);
    expect(step?.state).toBe('errada');
  });

  it('distinguishes an answer pending on this device from none', () => {
    expect(stepsOf([spanish, english, plain], 0, new Set([2])).map(({ state }) => state)).toEqual([
      'aguardando',
      'aberta',
    ]);
  });
});

describe('the state of a question', () => {
  it.each([
    ['aberta', null],
    ['certa', sampleAnswer()],
    ['errada', sampleAnswer({ acertou: false })],
    ['anulada', sampleAnswer({ acertou: null })],
    ['revelada', sampleAnswer({ acertou: null, alternativa_id: null, revelada: true })],
  ] as const)('is "%s"', (state, resposta) => expect(stateOf(sampleQuestion({ resposta }))).toBe(state));
});

it('a question annulled after its answer is neither right nor wrong', () => {
  for (const acertou of [true, false])
    expect(stateOf(sampleQuestion({ anulada: true, resposta: sampleAnswer({ acertou }) }))).toBe('anulada');
});

describe('the question shown at a step of two languages', () => {
  const stepWith = (...questions: Parameters<typeof stepsOf>[0]) => {
    const [step] = stepsOf(questions);
    if (!step) throw new Error('no step');
    return step;
  };

  it('is the one in the language studied so far', () =>
    expect(variantOf(stepWith(spanish, english), 'inglês').id).toBe(2));
  it('is the first while no language is known', () => expect(variantOf(stepWith(spanish, english), null).id).toBe(1));
  it('is the answered one whatever the language', () => {
    expect(variantOf(stepWith({ ...spanish, resposta: sampleAnswer() }, english), 'inglês').id).toBe(1);
  });
});

describe('the target of an address', () => {
  const steps = stepsOf([spanish, english, plain]);
  it.each([
    [undefined, 0, 1],
    ['ultima', 1, 3],
    [2, 0, 2],
  ] as const)('is, for %s, step %i and question %i', (target, at, id) => {
    const found = findTarget(steps, target, null);
    expect([found?.at, found?.question.id]).toEqual([at, id]);
  });

  it('is empty for a question that is not on the page, or an empty page', () => {
    expect(findTarget(steps, 99, null)).toBeNull();
    expect(findTarget([], undefined, null)).toBeNull();
  });
});
