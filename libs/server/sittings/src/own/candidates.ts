import type { Database, Student } from '@mapa/server-platform';
import { type IdsByMatter, matchingIds, type SearchSources } from '@mapa/server-search';
import { withheldIds } from '@mapa/server-verdicts';
import { sql } from 'drizzle-orm';
import type { Source } from './source';

export type Sources = SearchSources & { db: Database };

const NONE: ReadonlySet<number> = new Set();

async function readWithheld(db: Database, student: Student): Promise<ReadonlySet<number>> {
  if (!student.isSitting) return NONE;
  const { rows } = await db.execute<{ question_id: number }>(sql`${withheldIds(student.id)}`);
  return new Set(rows.map(({ question_id }) => question_id));
}

/**
 * The questions available for an own sitting, by matéria, without those withheld by another open sitting
 * (docs/decisions/100).
 */
export async function readCandidates(sources: Sources, student: Student, source: Source): Promise<IdsByMatter> {
  const [matching, withheld] = await Promise.all([
    matchingIds(sources, source.filters, student, source.collection?.questionIds),
    readWithheld(sources.db, student),
  ]);
  if (withheld.size === 0) return matching;
  const left = [...matching].map(([matter, ids]) => [matter, ids.filter((id) => !withheld.has(id))] as const);
  return new Map(left.filter(([, ids]) => ids.length > 0).map(([matter, ids]) => [matter, ids]));
}
