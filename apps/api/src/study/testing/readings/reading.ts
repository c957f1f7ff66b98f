import type { Learner } from '../learner';
import type { ModelQuestion } from '../model/question';

/** A screen's numbers: what the system answers over HTTP, and what the model expects. Adding a screen is one entry in `all.ts`. */
export interface Reading {
  name: string;
  /** Cheap enough to be compared after each step in `npm test` too; the others are there compared at the end alone. */
  isCheap?: boolean;
  told: (learner: Learner) => Promise<unknown>;
  /** @param told what was told, where a part of it is not judged but taken for the rest */
  expected: (learner: Learner, told: unknown) => unknown;
}

export const sorted = (ids: readonly number[]): number[] => [...ids].sort((one, other) => one - other);

export const idsOf = (questions: readonly ModelQuestion[]): number[] => sorted(questions.map(({ id }) => id));

/** What is told of each of some things, asked at once. */
export const each = <T, R>(things: readonly T[], ask: (thing: T) => Promise<R>): Promise<R[]> =>
  Promise.all(things.map(ask));
