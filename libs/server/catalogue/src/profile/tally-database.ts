import { sql } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import { PROFILE_DEPTH, type Tally } from '@mapa/server-search';

interface Totals extends Record<string, unknown> {
  questions: number;
  annulled: number;
  outdated: number;
}

type Places = Tally['places'][number] & Record<string, unknown>;
type Styles = Tally['styles'][number] & Record<string, unknown>;

/** Counts the questions of a board or body in the database; the reference for the search index's counts. */
export async function tallyInDatabase(db: Queryable, kind: 'banca' | 'orgao', id: number): Promise<Tally> {
  const own = sql`${sql.identifier(kind === 'banca' ? 'board_id' : 'institution_id')} = ${id}`;
  const seen = sql`${own} and not annulled and not outdated`;
  const [totals, places, styles] = await Promise.all([
    db.execute<Totals>(sql`
      select count(*)::int as questions, (count(*) filter (where annulled))::int as annulled,
        (count(*) filter (where outdated))::int as outdated
      from questions where ${own}`),
    db.execute<Places>(sql`
      select year, subject_path[1:${PROFILE_DEPTH}::int] as path, count(*)::int as count from questions where ${seen} group by 1, 2`),
    db.execute<Styles>(sql`
      select kind, alternative_count as alternatives, count(*)::int as count from questions where ${seen} group by 1, 2`),
  ]);
  const { questions = 0, annulled = 0, outdated = 0 } = totals.rows[0] ?? {};
  return { questions, annulled, outdated, places: places.rows, styles: styles.rows };
}
