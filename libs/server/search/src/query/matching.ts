import type { Database, Student } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import { RoaringBitmap32 } from 'roaring-wasm';
import { questionCondition, shownKinds, type QuestionFilters } from '../filters/filters';
import { readIds } from '../search-index/sets/bitmaps';
import type { SearchIndex } from '../search-index/search-index';
import { withFound } from './find';
import type { SearchSources } from './search';

/** Ids of questions by their matéria, each list ascending. */
export type IdsByMatter = Map<number, number[]>;

/** The same from the search index; null when it is not there. */
export function matchingInIndex(
  searchIndex: SearchIndex,
  filters: QuestionFilters,
  student: Student | null,
  among?: readonly number[],
): Promise<IdsByMatter | null> {
  return withFound(searchIndex, { filters, student, shown: shownKinds(filters) }, ({ data, found }) => {
    if (among) {
      const set = new RoaringBitmap32(among);
      found.andInPlace(set);
      set.dispose();
    }
    const byMatter: IdsByMatter = new Map();
    for (const id of found.toUint32Array()) {
      const [matter = 0] = data.facts.paths.of(id);
      const ids = byMatter.get(matter);
      if (ids) ids.push(id);
      else byMatter.set(matter, [id]);
    }
    return byMatter;
  });
}

/** The same from the database. */
export async function matchingInDatabase(
  db: Database,
  filters: QuestionFilters,
  student: Student | null,
  among?: readonly number[],
): Promise<IdsByMatter> {
  const where = questionCondition(filters, student) ?? sql`true`;
  const narrowed = among ? sql`${where} and questions.id = any (${sql.param(among)}::int[])` : where;
  const { rows } = await db.execute<{ matter: number; ids: Buffer }>(sql`
    select subject_path[1] as matter, string_agg(int4send(questions.id), '' order by questions.id) as ids
    from questions where ${narrowed} group by 1`);
  return new Map(rows.map(({ matter, ids }) => [matter, [...readIds(ids)]]));
}

/** Ids of all questions that a filter finds, by matéria. @param among only these questions, such as those of a map */
export const matchingIds = async (
  { searchIndex, db }: SearchSources,
  filters: QuestionFilters,
  student: Student | null,
  among?: readonly number[],
): Promise<IdsByMatter> =>
  (await matchingInIndex(searchIndex, filters, student, among)) ??
  (await matchingInDatabase(db, filters, student, among));
