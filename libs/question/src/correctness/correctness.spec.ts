import type { Answerable } from '@mapa/domain';
import { correctnessOf } from './correctness';
import type { Outcome } from '../answering/outcome';

const outcome = (chosenId: number | null, correct: boolean | null, keyId: number | null): Outcome => ({
  chosenId,
  correct,
  revealed: false,
  counted: true,
  released: false,
  held: false,
  key: { alternativa_id: keyId, letra: null, comentario: null },
  elapsedMs: null,
  changes: [],
});

const CHOICE: Answerable = {
  tipo: 'questaomultiplaescolha',
  alternativas: ['A', 'B', 'C'].map((letra, place) => ({ id: place + 1, letra })),
};

describe('the correctness of an alternative', () => {
  it('is absent before the verdict', () => {
    expect(correctnessOf(CHOICE, 1, null)).toBeNull();
  });

  it.each([
    ['the key that was chosen', 1, outcome(1, true, 1), 'chosen-right'],
    ['the key that was not chosen', 2, outcome(1, false, 2), 'right'],
    ['a wrong choice', 1, outcome(1, false, 2), 'chosen-wrong'],
    ['a choice of an annulled question', 1, outcome(1, null, null), 'chosen'],
    ['any other', 3, outcome(1, false, 2), null],
  ])('of %s', (_, id, given, correctness) => {
    expect(correctnessOf(CHOICE, id, given)).toBe(correctness);
  });
});
