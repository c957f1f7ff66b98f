import { judged } from '../collections/collections';
import { lastEditions } from '@mapa/server-catalogue';
import { heaviestOf } from './catalogue';

/**
 * `items` are the questions that the student has closed in the current epochs, be it by an answer or by a reveal; `slots` their
 * numbers. What is open is known from the counts that are kept of a map (docs/decisions/059), so that nothing is read of the
 * questions that nobody has touched.
 */
const common = (ownMaps: string): string => `
  with own as (
    select map_id, epoch, selected_at from student_maps where student_id = $1 and removed_at is null ${ownMaps}),
  items as (
    select a.map_id, mq.subject_id, mq.slot, mq.step, a.answered_at, not a.revealed as answered, ${judged('a')} as correct
    from own
    join map_answers a on a.student_id = $1 and a.map_id = own.map_id and a.epoch = own.epoch
    join map_questions mq on mq.map_id = a.map_id and mq.question_id = a.question_id),
  slots as (
    select map_id, slot, bool_or(answered) as answered, bool_or(answered and correct) as correct,
      bool_or(answered and not correct) as wrong
    from items group by map_id, slot),
  totals as (
    select map_id, array_agg(slot) as slots, count(*)::int as closed, count(*) filter (where answered)::int as answered,
      count(*) filter (where correct)::int as correct, count(*) filter (where wrong and correct is not true)::int as wrong
    from slots group by map_id),
  last as (
    select distinct on (map_id) map_id, step, answered_at from items order by map_id, answered_at desc, step desc)`;

/** The first step, from the one that was closed last on, or else from the beginning, whose number is open. */
const NEXT_STEP = `
    select coalesce(
      (select w.step from map_questions w
       where w.map_id = m.id and w.step >= last.step and w.slot <> all (t.slots) order by w.step limit 1),
      (select w.step from map_questions w
       where w.map_id = m.id and (t.slots is null or w.slot <> all (t.slots)) order by w.step limit 1))`;

const institution = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'acronym', ${alias}.acronym, 'name', ${alias}.name) end`;

const mapsSql = (ownMaps: string, ofEach: string): string => `
  ${common(ownMaps)}
  select m.id, m.name, m.slug, m.year, m.education_level as "educationLevel", m.position, m.exam_id as "examId",
    m.question_count as "questionCount", m.subject_count as "subjectCount",
    ${institution('board')} as board, ${institution('body')} as body, ${heaviestOf('m.id')} as heaviest,
    own.epoch, own.selected_at as since, last.answered_at as last_answer, m.question_count as total,
    coalesce(t.answered, 0) as answered, coalesce(t.correct, 0) as correct, coalesce(t.wrong, 0) as wrong,
    m.question_count - coalesce(t.closed, 0) as open, next.subject_id as next_subject, next.question_id as next_question,
    case when m.replaced_by is not null then (
      select json_build_object('id', newer.id, 'nome', newer.name) from (${lastEditions('id = m.id')}) newer) end as newer${ofEach}
  from own
  join question_maps m on m.id = own.map_id
  left join institutions board on board.id = m.board_id
  left join institutions body on body.id = m.institution_id
  left join totals t on t.map_id = own.map_id
  left join last on last.map_id = own.map_id
  left join lateral (
    select p.subject_id, p.question_id from map_questions p
    where m.question_count > coalesce(t.closed, 0) and p.map_id = m.id and p.step = (${NEXT_STEP})
    order by p.variant, p.question_id limit 1) next on true
  order by coalesce(last.answered_at, own.selected_at) desc, own.map_id`;

/**
 * A number that stands in several subjects is closed in all of them by one answer. Names are looked up one by one (`offset 0`),
 * as in `heaviestOf`.
 */
const SUBJECTS = `,
    (select json_agg(json_build_object('subject_id', ms.subject_id, 'name', s.name, 'matter_id', matter.id, 'matter', matter.name,
        'total', ms.questions, 'answered', coalesce(done.answered, 0), 'correct', coalesce(done.correct, 0),
        'wrong', coalesce(done.wrong, 0), 'open', ms.questions - coalesce(closed.count, 0)) order by ms.rank)
      from map_subjects ms
      cross join lateral (select name, path[1] as root from subjects where id = ms.subject_id offset 0) s
      cross join lateral (select id, name from subjects where id = s.root offset 0) matter
      left join (
        select subject_id, count(*) filter (where answered) as answered, count(*) filter (where correct) as correct,
          count(*) filter (where wrong and correct is not true) as wrong
        from (
          select subject_id, bool_or(answered) as answered, bool_or(answered and correct) as correct,
            bool_or(answered and not correct) as wrong
          from items group by subject_id, slot) number
        group by subject_id) done using (subject_id)
      left join (
        select subject_id, count(distinct slot) as count from map_questions
        where map_id = $2 and slot in (select slot from slots) group by subject_id) closed using (subject_id)
      where ms.map_id = $2) as subjects`;

const ONE = 'and map_id = $2';

/** The chosen maps of the student `$1` with progress, the one studied last first. */
export const OWN_MAPS = mapsSql('', '');
/** The same of one map, `$2`. */
export const OWN_MAP = mapsSql(ONE, '');
/** The same with the progress by subject, in study order. */
export const OWN_MAP_SUBJECTS = mapsSql(ONE, SUBJECTS);
