import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type Database, listAnswer, type Page, type Queryable, questions } from '@mapa/server-platform';
import { loadQuestionLines } from '@mapa/server-questions';
import { searchInDatabase, searchQuestions, type SearchSources } from '@mapa/server-search';
import { inArray, sql } from 'drizzle-orm';
import { openReports, openRequests, SITUATIONS } from './situations';

type Query = InputOf<'GET /api/customer-area/desk/question'>['query'];
type Answer = ResultOf<'GET /api/customer-area/desk/question'>;
type StaffFacts = Pick<Answer['data'][number], 'relatos' | 'pedidos' | 'assunto_sugerido' | 'erram'>;

const NO_FACTS: StaffFacts = { relatos: 0, pedidos: 0, assunto_sugerido: false, erram: null };

/**
 * Number of students whose latest answer to a question is wrong, by question. A statement of its own, because a
 * distributed engine counts on every node and adds up. The index on `answers` finds the students.
 */
async function countWrongStudents(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ question_id: number; students: number }>(sql`
    select sq.question_id, count(*)::int as students
    from (select distinct a.student_id, a.question_id from answers a where a.question_id in ${ids}) a
    join student_questions sq on sq.student_id = a.student_id and sq.question_id = a.question_id
    where sq.correct is false group by sq.question_id`);
  return new Map(rows.map(({ question_id, students }) => [question_id, students]));
}

/** Data of questions for staff only, by id. */
export async function readStaffFacts(db: Queryable, ids: number[]): Promise<Map<number, StaffFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: questions.id,
      relatos: openReports,
      pedidos: openRequests,
      assunto_sugerido: questions.subjectSuggested,
      commented: questions.commented,
    })
    .from(questions)
    .where(inArray(questions.id, ids));
  const uncommented = rows.flatMap(({ id, commented }) => (commented ? [] : [id]));
  const wrong = await countWrongStudents(db, uncommented);
  return new Map(
    rows.map(({ id, commented, ...facts }) => [id, { ...facts, erram: commented ? null : (wrong.get(id) ?? 0) }]),
  );
}

/** The students' search, including annulled and outdated questions; a situation is looked up in the database. */
const search = ({ situacao, ...query }: Query, sources: SearchSources, page: Page) => {
  const asked = { ...query, anuladas: 'incluir', desatualizadas: 'incluir' } as const;
  return situacao
    ? searchInDatabase(sources.db, asked, null, page, SITUATIONS[situacao])
    : searchQuestions(sources, asked, null, page);
};

/** A page of the bank's questions for the staff. */
export async function listBank(db: Database, searchIndex: SearchSources['searchIndex'], query: Query, page: Page) {
  const { ids, total } = await search(query, { db, searchIndex }, page);
  const [lines, facts] = await Promise.all([loadQuestionLines(db, ids), readStaffFacts(db, ids)]);
  const data = lines.map((line) => ({ ...line, ...(facts.get(line.id) ?? NO_FACTS) }));
  return listAnswer(data, total, page) satisfies Answer;
}
