import type { InputOf, ResultOf } from '@mapa/api-contract';
import { dayInBrasilia, EXAM_FILTERS, isAsked, NOTICE_FILTERS } from '@mapa/domain';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { exams, listAnswer, notices, type Page, type Queryable } from '@mapa/server-platform';
import { documentAddress } from './media/document-route';
import {
  board,
  body,
  containsText,
  isOneOf,
  listCondition,
  type ListConditions,
  originConditions,
  presentInstitutionRef,
} from '@mapa/server-search';
import { lastEditions } from './map-editions';
import { bodyCounts, byDeadline, BY_SALARY, noticeConditions, presentNotice, type BodyCounts } from './notices';
import { variantsWhere } from './variants';

type ExamQuery = InputOf<'GET /api/exam'>['query'];
type Exam = ResultOf<'GET /api/exam/{id}'>;

const selection = {
  exam: exams,
  notice: notices,
  board,
  body,
  // Two languages of one number count once.
  slots: sql<number>`(select count(distinct slot)::int from exam_questions where exam_id = ${exams.id})`,
  variants: variantsWhere(sql`x.exam_id = ${exams.id}`),
  map: sql<{ id: number; nome: string } | null>`(
    select json_build_object('id', e.id, 'nome', e.name) from (${sql.raw(lastEditions('exam_id = exams.id and active'))}) e order by e.id limit 1)`,
};

const select = (db: Queryable) =>
  db
    .select(selection)
    .from(exams)
    .leftJoin(notices, eq(notices.examId, exams.id))
    .leftJoin(board, eq(board.id, exams.boardId))
    .leftJoin(body, eq(body.id, exams.institutionId))
    .$dynamic();

type ExamRow = Awaited<ReturnType<typeof select>>[number];

const NOTHING: BodyCounts = { papers: 0, maps: 0 };

const present = (row: ExamRow, holdings: Map<number, BodyCounts>, today: string): Exam => ({
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
  variantes: row.variants,
  mapa: row.map,
  pdf_prova: row.exam.paperHash && documentAddress(row.exam.paperHash, row.exam.slug, 'prova'),
  pdf_gabarito: row.exam.keyHash && documentAddress(row.exam.keyHash, row.exam.slug, 'gabarito'),
  ...(row.exam.negativeMarking !== null && { penaliza_erro: row.exam.negativeMarking }),
  edital: row.notice && presentNotice(row.notice, holdings.get(row.body?.id ?? 0) ?? NOTHING, today),
});

async function presentAll(db: Queryable, rows: ExamRow[], today: string): Promise<Exam[]> {
  const bodies = rows.flatMap((row) => (row.notice && row.body ? row.body.id : []));
  const holdings = await bodyCounts(db, [...new Set(bodies)]);
  return rows.map((row) => present(row, holdings, today));
}

const PAPER_CONDITIONS: ListConditions<typeof EXAM_FILTERS> = {
  busca: containsText(exams.foldedName),
  ...originConditions(exams),
  uf: isOneOf(exams.state),
};

/** Filters of notices alone: one that is asked for asks for the list of notices. */
const OF_NOTICES = Object.keys(NOTICE_FILTERS).filter(
  (name) => !(name in EXAM_FILTERS),
) as (keyof typeof NOTICE_FILTERS)[];

const asksForNotices = (query: ExamQuery): boolean =>
  query.com_edital ??
  (OF_NOTICES.some((name) => isAsked(query[name])) || (query.ordem !== undefined && query.ordem !== 'recentes'));

/** Papers that were given, or the exams that have a notice, which are listed before there is a paper. */
const conditionOf = (query: ExamQuery, today: string): SQL | undefined =>
  asksForNotices(query)
    ? and(sql`${notices.examId} is not null`, listCondition(noticeConditions(today), query))
    : and(exams.given, listCondition(PAPER_CONDITIONS, query));

function orderOf({ ordem }: ExamQuery, today: string): SQL[] {
  const newest = [sql`${exams.year} desc nulls last`, desc(exams.id)];
  if (ordem === 'encerra_em') return [...byDeadline(today), ...newest];
  return ordem === 'salario' ? [BY_SALARY, ...newest] : newest;
}

/**
 * Exam papers, newest first; or, where the query asks for them, exams with a notice.
 * @param today AAAA-MM-DD, in Brasília: the state of notices depends on it
 */
export async function listExams(db: Queryable, query: ExamQuery, page: Page, today = dayInBrasilia()) {
  const where = conditionOf(query, today);
  const order = orderOf(query, today);
  const [ofNotice, ofBody] = [eq(notices.examId, exams.id), eq(body.id, exams.institutionId)];
  const counted = db
    .select({ total: count() })
    .from(exams)
    .leftJoin(notices, ofNotice)
    .leftJoin(body, ofBody)
    .where(where);
  // What is counted for each exam is counted for those of the page alone, however far back it is.
  const onPage = db
    .select({ id: exams.id })
    .from(exams)
    .leftJoin(notices, ofNotice)
    .leftJoin(body, ofBody)
    .where(where);
  const chosen = onPage
    .orderBy(...order)
    .limit(page.perPage)
    .offset(page.offset);
  const [[totals], rows] = await Promise.all([
    counted,
    select(db)
      .where(inArray(exams.id, chosen))
      .orderBy(...order),
  ]);
  return listAnswer(await presentAll(db, rows, today), totals?.total ?? 0, page);
}

/** One paper, or undefined. */
export async function findExam(db: Queryable, id: number): Promise<Exam | undefined> {
  const [exam] = await presentAll(db, await select(db).where(eq(exams.id, id)), dayInBrasilia());
  return exam;
}
