import type { Pool } from 'pg';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { IndexData } from './build';
import type { Changes } from './changes';
import { type FactRow, readRowsOf } from './rows';
import { readInstitutions } from './institutions';
import { readSubjects } from './subjects';

/** Applies the changes to the index. Requests are not answered between its steps: see `SearchIndex.fresh`. */
export async function applyChanges(
  pool: Pool,
  built: IndexData,
  { questions, exams, names, snapshot }: Changes,
): Promise<void> {
  if (questions.length > 0 || exams.length > 0 || names) built.revision += 1;
  if (questions.length > 0) await applyQuestions(pool, built, questions);
  if (exams.length > 0) await built.papers.learn(pool, exams);
  if (names) {
    built.subjects = await readSubjects(pool);
    built.institutions = await readInstitutions(pool);
  }
  built.snapshot = snapshot;
}

async function applyQuestions(
  pool: Pool,
  { facts, normalised, phrases, rareTerms }: IndexData,
  ids: number[],
): Promise<void> {
  const batches: FactRow[][] = [];
  for await (const batch of readRowsOf(pool, facts.columns, ids)) batches.push(batch);
  const known = new RoaringBitmap32(ids);
  known.andInPlace(facts.all);
  await facts.terms.unpackAll();
  if (!known.isEmpty) facts.remove(known);
  phrases.clear();
  rareTerms.clear();
  known.dispose();
  for (const batch of batches) {
    for (const row of batch) facts.add(row);
    // Yields to other work; requests wait for this run to end before they use the index.
    await new Promise(setImmediate);
  }
  await normalised.learn(pool, facts);
}
