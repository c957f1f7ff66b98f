import type { Queryable } from '@mapa/server-platform';

/** Told how many questions more were written. */
export type Progress = (written: number) => Promise<void>;

/** Who changes the bank. A student of a request is one; a job also follows the change. */
export interface Acting {
  id: string;
  progress?: Progress;
  /** Runs at the end of the change's transaction. */
  settle?: (tx: Queryable) => Promise<unknown>;
}

/** Rows that are written between two tellings of the progress. */
const STEP = 5_000;

/** Runs a statement over ids, some thousands at a time, and tells after each how many it was. */
export async function inSteps(
  ids: readonly number[],
  progress: Progress | undefined,
  write: (some: number[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += STEP) {
    const some = ids.slice(at, at + STEP);
    await write(some);
    await progress?.(some.length);
  }
}
