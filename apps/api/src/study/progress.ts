import type { ResultOf } from '@mapa/api-contract';
import { sql } from 'drizzle-orm';
import { percentage } from '../catalogue/incidence';
import type { Queryable } from '../db/client';
import { studentItems, type Collection } from './collections';

type Detail = ResultOf<'GET /api/customer-area/question-map/detail'>;
type Progress = Detail['progresso'];

interface CollectionRow<Id> extends Record<string, unknown> {
  collection_id: Id;
  epoch: number;
  since: string;
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

/** Progress of the student's collections (or of one), the one studied last first. One query whatever their number. */
export async function readProgress<Id extends number | string>(db: Queryable, collection: Collection, studentId: string, ids?: Id | Id[]) {
  const { rows } = await db.execute<CollectionRow<Id>>(sql`
    ${studentItems(collection, studentId, ids)},
    slots as (
      select collection_id, slot, bool_or(answered) as answered, bool_or(answered and correct) as correct,
        bool_or(answered and not correct) as wrong, max(answered_at) as answered_at
      from items group by collection_id, slot),
    totals as (
      select collection_id, count(*)::int as total, count(*) filter (where answered)::int as answered,
        count(*) filter (where correct)::int as correct,
        count(*) filter (where wrong and correct is not true)::int as wrong, max(answered_at) as last_answer
      from slots group by collection_id),
    last_place as (
      select distinct on (collection_id) collection_id, place from items where answered_at is not null order by collection_id, answered_at desc),
    next as (
      select distinct on (i.collection_id) i.collection_id, i.subject_id, i.question_id
      from items i left join last_place l using (collection_id)
      where not i.done order by i.collection_id, (i.place < coalesce(l.place, 0)), i.place)
    select own.*, coalesce(t.total, 0) as total, coalesce(t.answered, 0) as answered, coalesce(t.correct, 0) as correct,
      coalesce(t.wrong, 0) as wrong, t.last_answer, next.subject_id as next_subject, next.question_id as next_question
    from own left join totals t using (collection_id) left join next using (collection_id)
    order by coalesce(t.last_answer, own.since) desc, own.collection_id`);
  return rows.map((row) => ({
    id: row.collection_id,
    epoca: row.epoch,
    desde: isoOf(row.since),
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

/** Progress by subject of one of the student's collections, in the order of the walk. */
export async function readSubjects(
  db: Queryable,
  collection: Collection,
  studentId: string,
  id: number | string,
): Promise<Detail['assuntos']> {
  const { rows } = await db.execute<SubjectRow>(sql`
    ${studentItems(collection, studentId, id)},
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
