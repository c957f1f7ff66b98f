import type { ResultOf } from '@mapa/api-contract';
import { type Database, statement } from '@mapa/server-platform';
import { shownVerdict, withheldIdsOf } from '@mapa/server-verdicts';
import { NOTEBOOKS } from '../collections/collections';

type QuestionPage = ResultOf<'GET /api/customer-area/question-notebook/{id}/questions'>;
type Elsewhere = NonNullable<QuestionPage['data'][number]['resposta_fora']>;

interface Row extends Record<string, unknown> {
  question_id: number;
  correct: boolean | null;
  answered_at: Date;
}

/** $1 student, $2 notebook, $3 questions */
const lastElsewhere = statement<Row>(
  'answered-elsewhere',
  `select last.question_id, ${shownVerdict('last', '$1')} as correct, last.answered_at from (
     select distinct on (question_id) * from answers
     where student_id = $1 and question_id = any($3::int[]) and not revealed and notebook_id is distinct from $2
       and question_id not in (${withheldIdsOf('$1')})
     order by question_id, answered_at desc, created_at desc) last`,
);

const present = ({ correct, answered_at }: Row): Elsewhere => ({
  acertou: correct,
  respondida_em: answered_at.toISOString(),
});

/**
 * Adds to each open question of the notebook how the student last answered it elsewhere, except for questions in an
 * open sitting.
 */
export async function withAnswersElsewhere(
  db: Database,
  studentId: string,
  notebookId: string,
  page: QuestionPage,
): Promise<QuestionPage> {
  const open = page.data.filter(({ resposta, bloqueada }) => !resposta && !bloqueada).map(({ id }) => id);
  if (open.length === 0) return page;
  const rows = await lastElsewhere(db, [studentId, notebookId, open]);
  const found = new Map(rows.map((row) => [row.question_id, row]));
  const data = page.data.map((question) => {
    const row = found.get(question.id);
    return { ...question, resposta_fora: row ? present(row) : null };
  });
  return { ...page, data };
}

/** $1 student, $2 notebook */
const elsewhere = statement<{ count: number }>(
  'count-elsewhere',
  `select count(*)::int as count from (
     select from notebooks n join (${NOTEBOOKS.parts}) parts on parts.collection_id = n.id
     where n.student_id = $1 and n.id = $2
     group by parts.slot
     having not bool_or(exists (
         select from notebook_answers here
         where here.student_id = $1 and here.notebook_id = $2 and here.question_id = parts.question_id and here.epoch = n.epoch))
       and bool_or(exists (
         select from answers a
         where a.student_id = $1 and a.question_id = parts.question_id and not a.revealed and a.notebook_id is distinct from $2))) open_numbers`,
);

/** Number of a notebook's open questions that the student has answered elsewhere. */
export async function countElsewhere(db: Database, studentId: string, notebookId: string): Promise<number> {
  const [row] = await elsewhere(db, [studentId, notebookId]);
  return row?.count ?? 0;
}
