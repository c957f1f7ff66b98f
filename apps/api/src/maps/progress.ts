import type { ResultOf } from '@mapa/api-contract';
import { sql, type SQL } from 'drizzle-orm';
import { percentage } from '../catalogue/incidence';
import type { Queryable } from '../db/client';

type Detail = ResultOf<'GET /api/customer-area/question-map/detail'>;
type Progress = Detail['progresso'];

/**
 * The student's chosen maps' questions in the maps' own order (heaviest subject first, then the paper's order), each
 * with the counted answer of the current epoch. `done` says that some question of the same number is closed:
 * two languages of one number need one answer.
 */
export const studentItems = (studentId: string, mapId?: number): SQL => sql`
  with own as (
    select map_id, epoch, selected_at from student_maps
    where student_id = ${studentId} and removed_at is null ${mapId ? sql`and map_id = ${mapId}` : sql``}),
  weights as (
    select mq.map_id, mq.subject_id, count(distinct mq.slot)::int as weight
    from own join map_questions mq using (map_id) group by mq.map_id, mq.subject_id),
  items as (
    select mq.*, own.epoch, weights.weight, s.name as subject,
      ma.answer_id, ma.alternative_id, ma.correct, ma.answered_at, coalesce(ma.revealed, false) as revealed,
      ma.question_id is not null and not ma.revealed as answered,
      bool_or(ma.question_id is not null) over (partition by mq.map_id, mq.slot) as done,
      row_number() over (
        partition by mq.map_id order by weights.weight desc, s.name, mq.subject_id, mq.slot, mq.variant, mq.question_id) as place
    from own
    join map_questions mq using (map_id)
    join weights using (map_id, subject_id)
    join subjects s on s.id = mq.subject_id
    left join map_answers ma
      on ma.student_id = ${studentId} and ma.map_id = mq.map_id and ma.question_id = mq.question_id and ma.epoch = own.epoch)`;

interface MapRow extends Record<string, unknown> {
  map_id: number;
  epoch: number;
  selected_at: string;
  last_answer: string | null;
  total: number;
  answered: number;
  correct: number;
  wrong: number;
  next_subject: number | null;
  next_question: number | null;
}

const isoOf = (value: string): string => new Date(value).toISOString();

const presentProgress = (row: { total: number; answered: number; correct: number; wrong: number }): Progress => ({
  total: row.total,
  respondidas: row.answered,
  certas: row.correct,
  erradas: row.wrong,
});

/** Progress of the student's maps (or of one), the map studied last first. One query whatever their number. */
export async function readProgress(db: Queryable, studentId: string, mapId?: number) {
  const { rows } = await db.execute<MapRow>(sql`
    ${studentItems(studentId, mapId)},
    slots as (
      select map_id, slot, bool_or(answered) as answered, bool_or(answered and correct) as correct,
        bool_or(answered and not correct) as wrong, max(answered_at) as answered_at
      from items group by map_id, slot),
    totals as (
      select map_id, count(*)::int as total, count(*) filter (where answered)::int as answered,
        count(*) filter (where correct)::int as correct,
        count(*) filter (where wrong and correct is not true)::int as wrong, max(answered_at) as last_answer
      from slots group by map_id),
    last_place as (
      select distinct on (map_id) map_id, place from items where answered_at is not null order by map_id, answered_at desc),
    next as (
      select distinct on (i.map_id) i.map_id, i.subject_id, i.question_id
      from items i left join last_place l using (map_id)
      where not i.done order by i.map_id, (i.place < coalesce(l.place, 0)), i.place)
    select own.*, coalesce(t.total, 0) as total, coalesce(t.answered, 0) as answered, coalesce(t.correct, 0) as correct,
      coalesce(t.wrong, 0) as wrong, t.last_answer, next.subject_id as next_subject, next.question_id as next_question
    from own left join totals t using (map_id) left join next using (map_id)
    order by coalesce(t.last_answer, own.selected_at) desc, own.map_id`);
  return rows.map((row) => ({
    mapId: row.map_id,
    epoca: row.epoch,
    selecionado_em: isoOf(row.selected_at),
    ultima_resposta_em: row.last_answer && isoOf(row.last_answer),
    progresso: presentProgress(row),
    continuar:
      row.next_question && row.next_subject ? { assunto_id: row.next_subject, questao_id: row.next_question } : null,
  }));
}

interface SubjectRow extends Record<string, unknown> {
  subject_id: number;
  name: string;
  matter_id: number;
  matter: string;
  whole: number;
  total: number;
  answered: number;
  correct: number;
  wrong: number;
}

/** Progress by subject of one of the student's maps, in order of incidence. */
export async function readSubjects(db: Queryable, studentId: string, mapId: number): Promise<Detail['assuntos']> {
  const { rows } = await db.execute<SubjectRow>(sql`
    ${studentItems(studentId, mapId)},
    slots as (
      select subject_id, slot, min(place) as place, bool_or(answered) as answered, bool_or(answered and correct) as correct,
        bool_or(answered and not correct) as wrong
      from items group by subject_id, slot)
    select slots.subject_id, s.name, m.id as matter_id, m.name as matter, count(*)::int as total,
      (select count(distinct slot)::int from items) as whole,
      count(*) filter (where answered)::int as answered, count(*) filter (where slots.correct)::int as correct,
      count(*) filter (where wrong and slots.correct is not true)::int as wrong
    from slots join subjects s on s.id = slots.subject_id join subjects m on m.id = s.path[1]
    group by slots.subject_id, s.name, m.id, m.name order by min(slots.place)`);
  return rows.map((row) => ({
    assunto_id: row.subject_id,
    nome: row.name,
    materia_id: row.matter_id,
    materia: row.matter,
    percentual: percentage(row.total, row.whole),
    ...presentProgress(row),
  }));
}
