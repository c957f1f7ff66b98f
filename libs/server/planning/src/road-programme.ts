import type { RoadSubject } from '@mapa/domain';
import type { Goal } from '@mapa/server-edital';
import { type Database, executeNamed } from '@mapa/server-platform';
import { worthAnswering } from '@mapa/server-questions';
import { ownFirstAnswers } from '@mapa/server-study';
import { sql } from 'drizzle-orm';

/** An assunto of the goal's programme with all first answers of the student in it. */
export interface ProgrammeSubject extends RoadSubject {
  name: string;
  /** In the order given, right or wrong. */
  history: boolean[];
  /** The Monday of each, AAAA-MM-DD in Brasília. */
  weeks: string[];
}

interface SubjectRow extends Record<string, unknown> {
  id: number;
  name: string;
  points: number;
  open: number;
  history: boolean[] | null;
  weeks: string[] | null;
}

/**
 * The programme of a map with expected points, in the map's order. First answers count as in the performance overview:
 * to questions that are not annulled, wherever they were given.
 */
export async function readProgramme(db: Database, studentId: string, mapId: number): Promise<ProgrammeSubject[]> {
  const { rows } = await executeNamed<SubjectRow>(
    db,
    'road-programme',
    sql`
    with given as (
      select q.subject_id, array_agg(first.correct order by first.given_at, q.id) as history,
        array_agg(to_char(date_trunc('week', first.given_at at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD') order by first.given_at, q.id) as weeks
      from (${ownFirstAnswers(studentId, sql`select question_id from answers where student_id = ${studentId}`)}) first
      join questions q on q.id = first.question_id and not q.annulled
      where first.correct is not null and q.subject_id in (select subject_id from map_points where map_id = ${mapId})
      group by q.subject_id),
    open as (
      select mq.subject_id, count(*)::int as open from map_questions mq join questions q on q.id = mq.question_id
      where mq.map_id = ${mapId} and ${worthAnswering(studentId)}
        and not exists (select from student_questions s where s.student_id = ${studentId} and s.question_id = mq.question_id)
      group by mq.subject_id)
    select s.id, s.name, p.points, coalesce(open.open, 0) as open, given.history, given.weeks
    from map_points p join subjects s on s.id = p.subject_id
    left join given on given.subject_id = p.subject_id left join open on open.subject_id = p.subject_id
    where p.map_id = ${mapId} order by p.points desc, s.id`,
  );
  return rows.map(({ id, name, points, open, history, weeks }) => ({
    id,
    name,
    points,
    open,
    history: history ?? [],
    weeks: weeks ?? [],
    answered: history?.length ?? 0,
    correct: history?.filter((isRight) => isRight).length ?? 0,
  }));
}

/** The exam's day: that of the student's plan, else the edital's; null without one, or if it is past. */
export const examDayOf = (goal: Goal, planned: string | null, today: string): string | null =>
  [planned, goal.day].find((day) => day !== null && day >= today) ?? null;
