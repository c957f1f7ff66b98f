import { RoaringBitmap32 } from 'roaring-wasm';
import { codeIn, type QuestionFilters, type Shown } from '../../questions/filters';
import type { Student } from '@mapa/server-platform';
import type { Bank } from '../bank';
import type { Built } from '../build';
import type { Ids } from '../sets/bitmaps';
import { parseTextQuery } from '@mapa/server-text';
import { beginPhrases, readRareTerms, textSets } from '../text/phrases';
import { evaluate, keepingOne } from './evaluate';
import { readInputs, type Inputs } from './inputs';

interface Asked {
  filters: QuestionFilters;
  student: Student | null;
  shown: Shown;
}

/** What a filter finds, ready to be asked before the next `await`. */
export interface Finding {
  built: Built;
  found: Ids;
  inputs: Inputs;
}

/** Frees what was borrowed for one answer. */
const disposeAll = (sets: Iterable<Ids>): void => {
  for (const set of sets) set.dispose();
};

/**
 * Gives what a filter finds to `use` in the same turn of the event loop; null when the bank is not there (any more).
 * Everything that was committed before the call is seen.
 */
export async function withFound<T>(bank: Bank, asked: Asked, use: (finding: Finding) => T): Promise<T | null> {
  if (!bank.isBuilt) return null;
  const { pool } = bank;
  const { filters, student, shown } = asked;
  const [built, inputs] = await Promise.all([bank.fresh(), readInputs(pool, filters, student)]);
  const borrowed: Ids[] = [...inputs.own.within, ...inputs.own.without];
  try {
    if (!built) return null;
    const query = filters.busca === undefined ? null : parseTextQuery(filters.busca);
    const code = filters.busca === undefined ? null : codeIn(filters.busca);
    const rare = query ? await readRareTerms(pool, built.facts, query) : new Map<string, Ids>();
    borrowed.push(...rare.values());
    let phrases = new Map<string, Ids>();
    if ((await bank.settled()) !== built) return null;
    if (query) {
      const begun = beginPhrases(pool, built.phrases, query, textSets(built.facts, rare, phrases), () =>
        evaluate(built, filters, inputs, shown, null),
      );
      if (begun.size > 0) {
        const verified = [...begun].map(async ([words, ids]): Promise<[string, Ids]> => [
          words,
          new RoaringBitmap32(await ids),
        ]);
        phrases = new Map(await Promise.all(verified));
        borrowed.push(...phrases.values());
        if ((await bank.settled()) !== built) return null;
      }
    }
    const text = filters.busca?.trim() ? { query, code, sets: textSets(built.facts, rare, phrases) } : null;
    const found = keepingOne(() => evaluate(built, filters, inputs, shown, text));
    borrowed.push(found);
    return use({ built, found, inputs });
  } finally {
    disposeAll(borrowed);
  }
}
