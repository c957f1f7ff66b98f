import { type Database, executeNamed } from '@mapa/server-platform';
import { GIVEN_AT } from '@mapa/server-study';
import { sql } from 'drizzle-orm';

interface DayRow extends Record<string, unknown> {
  day: string;
  answers: number;
}

/** Days with answers, AAAA-MM-DD in Brasília, in order, with the number of answers. */
export async function readAnsweredDays(db: Database, studentId: string): Promise<DayRow[]> {
  const { rows } = await executeNamed<DayRow>(
    db,
    'answered-days',
    sql`
    select to_char(${GIVEN_AT} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, count(*)::int as answers
    from answers a join users u on u.id = a.student_id
    where a.student_id = ${studentId} and a.alternative_id is not null
    group by day order by day`,
  );
  return rows;
}
