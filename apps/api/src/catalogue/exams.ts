import type { InputOf, ResultOf } from '@mapa/api-contract';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { exams } from '../db/schema';
import { listAnswer, type Page } from '../http/list';
import { board, body, contains, originConditions, presentInstitutionRef } from './origin';

type ExamQuery = InputOf<'GET /api/exam'>['query'];
type Exam = ResultOf<'GET /api/exam/{id}'>;

const selection = {
  exam: exams,
  board,
  body,
  // Two languages of one number count once.
  slots: sql<number>`(select count(distinct slot)::int from exam_questions where exam_id = ${exams.id})`,
  map: sql<{ id: number; nome: string } | null>`(
    select json_build_object('id', id, 'nome', name) from question_maps
    where exam_id = ${exams.id} and active order by id limit 1)`,
};

const select = (db: Queryable) =>
  db
    .select(selection)
    .from(exams)
    .leftJoin(board, eq(board.id, exams.boardId))
    .leftJoin(body, eq(body.id, exams.institutionId))
    .$dynamic();

type ExamRow = Awaited<ReturnType<typeof select>>[number];

const present = (row: ExamRow): Exam => ({
  id: row.exam.id,
  nome: row.exam.name,
  slug: row.exam.slug,
  banca: presentInstitutionRef(row.board),
  instituicao: presentInstitutionRef(row.body),
  ano: row.exam.year,
  escolaridade: row.exam.educationLevel,
  cargo: row.exam.position,
  uf: row.exam.state,
  area: row.exam.area,
  questoes: row.slots,
  mapa: row.map,
});

function conditions(query: ExamQuery): SQL | undefined {
  const all = originConditions(exams, query);
  if (query.uf?.length) all.push(inArray(exams.state, query.uf));
  if (query.busca?.trim()) all.push(contains(exams.foldedName, query.busca));
  return and(...all);
}

/** Exam papers, newest first. */
export async function listExams(db: Queryable, query: ExamQuery, page: Page) {
  const where = conditions(query);
  const [total, rows] = await Promise.all([
    db.$count(exams, where),
    select(db).where(where).orderBy(sql`${exams.year} desc nulls last`, desc(exams.id)).limit(page.perPage).offset(page.offset),
  ]);
  return listAnswer(rows.map(present), total, page);
}

/** One paper, or undefined. */
export async function findExam(db: Queryable, id: number): Promise<Exam | undefined> {
  const [row] = await select(db).where(eq(exams.id, id));
  return row && present(row);
}
