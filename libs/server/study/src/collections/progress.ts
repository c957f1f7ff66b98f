import type { ResultOf } from '@mapa/api-contract';
import type { QueryResultRow } from 'pg';
import { percentagesOf } from '@mapa/domain';
import { type Database, statement } from '@mapa/server-platform';
import { itemsOf, NOTEBOOKS } from './collections';

type Detail = ResultOf<'GET /api/customer-area/question-map/detail'>;
type StudentMap = ResultOf<'POST /api/customer-area/question-map/select'>;

/** Numbers of a map or notebook, or of one subject in it, by state. */
export interface Counts {
  total: number;
  answered: number;
  correct: number;
  wrong: number;
  open: number;
}

/** A map's or a notebook's progress as read from the database. */
export interface ProgressRow extends Counts {
  epoch: number;
  last_answer: Date | null;
  next_subject: number | null;
  next_question: number | null;
}

const presentCounts = (row: Counts): Detail['progresso'] => ({
  total: row.total,
  respondidas: row.answered,
  certas: row.correct,
  erradas: row.wrong,
  abertas: row.open,
});

/** Progress, time of the last visit, and the question to continue with. */
export const presentProgress = (
  row: ProgressRow,
): Pick<StudentMap, 'epoca' | 'ultima_resposta_em' | 'progresso' | 'continuar'> => ({
  epoca: row.epoch,
  ultima_resposta_em: row.last_answer && row.last_answer.toISOString(),
  progresso: presentCounts(row),
  continuar:
    row.next_question && row.next_subject ? { assunto_id: row.next_subject, questao_id: row.next_question } : null,
});

interface NotebookRow extends QueryResultRow, ProgressRow {
  collection_id: string;
  since: Date;
}

/**
 * `continuar` is the first open question after the one closed last, otherwise the first open one. A number with
 * questions in several subjects has several steps.
 */
const readNotebooks = statement<NotebookRow>(
  'notebook-progress',
  `${itemsOf(NOTEBOOKS)},
  last as (
    select distinct on (collection_id) collection_id, step from items where touched order by collection_id, answered_at desc, step desc),
  slots as (
    select i.collection_id, bool_or(i.touched) as done, bool_or(i.answered) as answered, bool_or(i.answered and i.correct) as correct,
      bool_or(i.answered and not i.correct) as wrong, max(i.answered_at) as answered_at,
      min(i.step) as step, min(i.step) filter (where i.step >= last.step) as later
    from items i left join last using (collection_id) group by i.collection_id, i.slot),
  totals as (
    select collection_id, count(*)::int as total, count(*) filter (where answered)::int as answered,
      count(*) filter (where correct)::int as correct,
      count(*) filter (where wrong and correct is not true)::int as wrong, count(*) filter (where not done)::int as open,
      max(answered_at) as last_answer,
      coalesce(min(later) filter (where not done), min(step) filter (where not done)) as next_step
    from slots group by collection_id)
  select own.*, coalesce(t.total, 0) as total, coalesce(t.answered, 0) as answered, coalesce(t.correct, 0) as correct,
    coalesce(t.wrong, 0) as wrong, coalesce(t.open, 0) as open, t.last_answer, next.subject_id as next_subject, next.question_id as next_question
  from own left join totals t using (collection_id)
  left join lateral (
    select p.subject_id, p.question_id from (${NOTEBOOKS.parts}) p
    where p.collection_id = own.collection_id and p.step = t.next_step order by p.variant, p.question_id limit 1) next on true
  order by coalesce(t.last_answer, own.since) desc, own.collection_id`,
);

/** Progress of the student's notebooks (or of some of them), last studied first, in one query. */
export async function readProgress(db: Database, studentId: string, ids: string[] | null) {
  const rows = await readNotebooks(db, [studentId, ids]);
  return rows.map((row) => ({ id: row.collection_id, desde: row.since.toISOString(), ...presentProgress(row) }));
}

/** The progress in one subject as read from the database. */
export interface SubjectRow extends Counts {
  subject_id: number;
  name: string;
  matter_id: number;
  matter: string;
  /** Expected points, in a map ordered by points: shares are then of points instead of questions. */
  points?: number;
}

const readNotebookSubjects = statement<SubjectRow & QueryResultRow & { whole: number }>(
  'notebook-subjects',
  `${itemsOf(NOTEBOOKS)},
  numbers as (select items.*, bool_or(touched) over (partition by slot) as done from items),
  slots as (
    select subject_id, slot, min(step) as step, bool_or(done) as done, bool_or(answered) as answered, bool_or(answered and correct) as correct,
      bool_or(answered and not correct) as wrong
    from numbers group by subject_id, slot)
  select slots.subject_id, s.name, m.id as matter_id, m.name as matter, count(*)::int as total,
    (select count(distinct slot)::int from slots) as whole,
    count(*) filter (where answered)::int as answered, count(*) filter (where slots.correct)::int as correct,
    count(*) filter (where wrong and slots.correct is not true)::int as wrong, count(*) filter (where not slots.done)::int as open
  from slots join subjects s on s.id = slots.subject_id join subjects m on m.id = s.path[1]
  group by slots.subject_id, s.name, m.id, m.name order by min(slots.step)`,
);

/** Progress by subject, in study order. @param whole total of numbers */
export const presentSubjects = (rows: SubjectRow[], whole: number): Detail['assuntos'] => {
  const shares = rows.some(({ points }) => points !== undefined)
    ? percentagesOf(rows.map(({ points = 0 }) => points))
    : percentagesOf(
        rows.map(({ total }) => total),
        whole,
      );
  return rows.map((row, at) => ({
    assunto_id: row.subject_id,
    nome: row.name,
    materia_id: row.matter_id,
    materia: row.matter,
    percentual: shares[at] ?? 0,
    ...presentCounts(row),
  }));
};

/** Progress by subject of one of the student's notebooks, in study order. */
export async function readSubjects(db: Database, studentId: string, id: string): Promise<Detail['assuntos']> {
  const rows = await readNotebookSubjects(db, [studentId, [id]]);
  return presentSubjects(rows, rows[0]?.whole ?? 0);
}
