import type { Learner } from '../learner';
import type { ModelQuestion } from '../model/question';

/**
 * A screen's numbers: the system's responses over HTTP, and the model's expectation. Adding a screen is one entry in
 * `all.ts`.
 */
export interface Reading {
  name: string;
  /** Cheap enough to compare after each step in `npm test` too; the others are compared only at the end there. */
  isCheap?: boolean;
  told: (learner: Learner) => Promise<unknown>;
  /** @param told the response, for a part that is not checked but used for the rest */
  expected: (learner: Learner, told: unknown) => unknown;
}

export const sorted = (ids: readonly number[]): number[] => [...ids].sort((one, other) => one - other);

export const idsOf = (questions: readonly ModelQuestion[]): number[] => sorted(questions.map(({ id }) => id));

/** Calls for each of several things at once. */
export const each = <T, R>(things: readonly T[], ask: (thing: T) => Promise<R>): Promise<R[]> =>
  Promise.all(things.map(ask));
