import type { OpenGroup } from '@mapa/domain';
import { type Database, executeNamed } from '@mapa/server-platform';
import { worthAnswering } from '@mapa/server-questions';
import { openInMaps, openInNotebooks } from '@mapa/server-study';
import { sql } from 'drizzle-orm';

/** Sources of questions for planning. */
interface Places {
  /** Subjects, by priority. */
  subjects: readonly number[];
  maps: readonly number[];
  notebooks: readonly string[];
  /** Most questions to consider per subject: as many as a week can take. */
  mostOfSubject: number;
}

interface GroupRow extends Record<string, unknown> {
  subjects: number[] | null;
  maps: number[] | null;
  notebooks: string[] | null;
  open: number;
}

/**
 * The open questions available for planning, grouped by subject, map and notebook. They are worth answering; in a
 * subject they were never answered or revealed, in a map or notebook they are open in its epoch. A number of a paper in
 * several languages counts once, as open in a subject while none of them was touched.
 */
export async function readPlannable(
  db: Database,
  studentId: string,
  { subjects, maps, notebooks, mostOfSubject }: Places,
): Promise<OpenGroup[]> {
  const { rows } = await executeNamed<GroupRow>(
    db,
    'plannable',
    sql`
    with untouched as (
      select wanted.id as subject, found.id as question_id from unnest(${sql.param(subjects)}::int[]) as wanted(id) cross join lateral (
        select q.id from questions q
        where q.subject_path @> array[wanted.id] and ${worthAnswering(studentId)}
          and not exists (select from student_questions s where s.student_id = ${studentId} and s.question_id = q.id)
        limit ${mostOfSubject}) found),
    in_maps as (${openInMaps(studentId, maps)}),
    in_notebooks as (${openInNotebooks(studentId, notebooks)}),
    places as (
      select question_id, subject, null::int as map, null::uuid as notebook from untouched
      union all
      select p.question_id, null, p.map, p.notebook from (
        select question_id, collection_id as map, null::uuid as notebook from in_maps
        union all select question_id, null, collection_id from in_notebooks) p
      join questions q on q.id = p.question_id where ${worthAnswering(studentId)}),
    languages as (
      select own.question_id, min(variant.question_id) as number, bool_or(touched.question_id is not null) as touched
      from exam_questions own
      join exam_questions variant on variant.exam_id = own.exam_id and variant.slot = own.slot and variant.variant is not null
      left join student_questions touched on touched.student_id = ${studentId} and touched.question_id = variant.question_id
      where own.variant is not null and own.question_id in (select question_id from places) group by own.question_id),
    numbers as (
      select coalesce(languages.number, places.question_id) as number,
        array_agg(distinct subject order by subject) filter (where subject is not null and languages.touched is not true) as subjects,
        array_agg(distinct map order by map) filter (where map is not null) as maps,
        array_agg(distinct notebook order by notebook) filter (where notebook is not null) as notebooks
      from places left join languages on languages.question_id = places.question_id
      group by coalesce(languages.number, places.question_id))
    select subjects, maps, notebooks, count(*)::int as open from numbers group by subjects, maps, notebooks`,
  );
  return rows.map((row) => ({
    subjects: row.subjects ?? [],
    collections: [...(row.maps ?? []), ...(row.notebooks ?? [])],
    open: row.open,
  }));
}
