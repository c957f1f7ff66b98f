import type { Queryable } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';

/** The map with expected points that a student prepares with. */
export interface Goal {
  mapId: number;
  name: string;
  /** The day of the exam that its edital says, as corrected, or its notice, AAAA-MM-DD; null without one. */
  day: string | null;
}

/**
 * The student's goal: of the chosen maps with expected points the one whose edital says the day of the student's exam,
 * else the one chosen last.
 * @param examOn the day of the student's exam, AAAA-MM-DD; null without one
 */
export async function readGoal(db: Queryable, studentId: string, examOn: string | null): Promise<Goal | null> {
  const { rows } = await db.execute<{ id: number; name: string; day: string | null }>(sql`
    select m.id, m.name, e.day from student_maps own
    join question_maps m on m.id = own.map_id
    left join lateral (
      select case when e.choices ? 'data_prova' then e.choices ->> 'data_prova' else e.reading #>> '{data_prova,valor}' end as day
      from editais e where e.student_id = ${studentId} and e.map_id = own.map_id
      union all
      select coalesce(n.exam_on::text, p.choices ->> 'data_prova', p.reading #>> '{data_prova,valor}')
      from published_maps p left join notices n on n.exam_id = p.exam_id where p.map_id = own.map_id limit 1) e on true
    where own.student_id = ${studentId} and own.removed_at is null and exists (select from map_points p where p.map_id = own.map_id)
    order by e.day is not distinct from ${examOn}::text and e.day is not null desc, own.selected_at desc, m.id desc limit 1`);
  const [goal] = rows;
  return goal ? { mapId: goal.id, name: goal.name, day: goal.day } : null;
}
