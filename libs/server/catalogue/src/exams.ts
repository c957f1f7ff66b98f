import type { InputOf, ResultOf } from '@mapa/api-contract';
import { dayInBrasilia, EXAM_FILTERS, isAsked, NOTICE_FILTERS } from '@mapa/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  type Database,
  exams,
  institutions,
  listAnswer,
  noticeEditais,
  notices,
  type Page,
  prepared,
  type Queryable,
} from '@mapa/server-platform';
import { documentAddress } from './media/document-route';
import {
  askIndex,
  board,
  boardColumns,
  body,
  bodyColumns,
  containsText,
  isOneOf,
  listCondition,
  type ListConditions,
  originConditions,
  paperIn,
  papersIn,
  presentInstitutionRef,
  type SearchSources,
} from '@mapa/server-search';
import { lastEditions } from './papers/map-editions';
import { bodyCounts, byDeadline, BY_SALARY, noticeConditions, presentNotice, type BodyCounts } from './notices';
import { presentVariants, type Variants, variantsWhere } from './papers/variants';

type ExamQuery = InputOf<'GET /api/exam'>['query'];
type Exam = ResultOf<'GET /api/exam/{id}'>;

const { id, name, slug, year, educationLevel, position, state, area, negativeMarking, paperHash, keyHash } = exams;

const selection = {
  exam: { id, name, slug, year, educationLevel, position, state, area, negativeMarking, paperHash, keyHash },
  notice: notices,
  hasProgramme: sql<boolean>`exists (select from ${noticeEditais} where ${noticeEditais.examId} = ${exams.id})`,
  board: boardColumns,
  body: bodyColumns,
  map: sql<{ id: number; nome: string } | null>`(
    select json_build_object('id', e.id, 'nome', e.name) from (${sql.raw(lastEditions('exam_id = exams.id and active'))}) e order by e.id limit 1)`,
};

const IDS = sql.placeholder('ids');

const rowsById = prepared((db) =>
  db
    .select(selection)
    .from(exams)
    .leftJoin(notices, eq(notices.examId, exams.id))
    .leftJoin(board, eq(board.id, exams.boardId))
    .leftJoin(body, eq(body.id, exams.institutionId))
    .where(sql`${exams.id} = any (${IDS}::int[])`)
    .prepare('exams-by-id'),
);

/** Counts of a paper: its numbers, with two languages of one counted once, and those with several versions. */
interface PaperCounts {
  numbers: number;
  variants: Variants;
}

const countsById = prepared((db) =>
  db
    .select({
      id: exams.id,
      numbers: sql<number>`(select count(distinct slot)::int from exam_questions where exam_id = ${exams.id})`,
      variants: variantsWhere(sql`x.exam_id = ${exams.id}`),
    })
    .from(exams)
    .where(sql`${exams.id} = any (${IDS}::int[])`)
    .prepare('papers-counted'),
);

async function countInDatabase(db: Database, ids: number[]): Promise<Map<number, PaperCounts>> {
  const rows = await countsById(db).execute({ ids });
  return new Map(rows.map(({ id: exam, ...counts }) => [exam, counts]));
}

/** Rows of exams in the given order, each with its paper's counts. */
async function readRows({ db, searchIndex }: SearchSources, ids: number[]) {
  if (ids.length === 0) return [];
  const { read, told } = await askIndex(
    searchIndex,
    rowsById(db).execute({ ids }),
    (data) =>
      new Map(
        ids.map((exam): [number, PaperCounts] => {
          const { numbers, variants } = paperIn(data, exam);
          return [exam, { numbers, variants: presentVariants(variants) }];
        }),
      ),
  );
  const counts = told ?? (await countInDatabase(db, ids));
  const rows = new Map(read.map((row) => [row.exam.id, row]));
  return ids.flatMap((exam) => {
    const [row, counted] = [rows.get(exam), counts.get(exam)];
    return row && counted ? [{ ...row, ...counted }] : [];
  });
}

type ExamRow = Awaited<ReturnType<typeof readRows>>[number];

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
  questoes: row.numbers,
  variantes: row.variants,
  mapa: row.map,
  pdf_prova: row.exam.paperHash && documentAddress(row.exam.paperHash, row.exam.slug, 'prova'),
  pdf_gabarito: row.exam.keyHash && documentAddress(row.exam.keyHash, row.exam.slug, 'gabarito'),
  ...(row.exam.negativeMarking !== null && { penaliza_erro: row.exam.negativeMarking }),
  edital: row.notice && {
    ...presentNotice(row.notice, holdings.get(row.body?.id ?? 0) ?? NOTHING, today),
    ...(row.hasProgramme && { com_programa: true }),
  },
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

/** Filters for notices only: any of them selects the list of notices. */
const OF_NOTICES = Object.keys(NOTICE_FILTERS).filter(
  (name) => !(name in EXAM_FILTERS),
) as (keyof typeof NOTICE_FILTERS)[];

const asksForNotices = (query: ExamQuery): boolean =>
  query.com_edital ??
  (OF_NOTICES.some((name) => isAsked(query[name])) || (query.ordem !== undefined && query.ordem !== 'recentes'));

/** Papers that were given, or exams with a notice, which are listed before there is a paper. */
const conditionOf = (query: ExamQuery, today: string): SQL | undefined =>
  asksForNotices(query)
    ? and(sql`${notices.examId} is not null`, listCondition(noticeConditions(today), query))
    : and(exams.given, listCondition(PAPER_CONDITIONS, query));

function orderOf({ ordem }: ExamQuery, today: string): SQL[] {
  // Same order as the index `exams_year`.
  const newest = [sql`${exams.year} desc nulls last`, sql`${exams.id} desc nulls last`];
  if (ordem === 'encerra_em') return [...byDeadline(today), ...newest];
  return ordem === 'salario' ? [BY_SALARY, ...newest] : newest;
}

/** The exams of a condition, with the tables that it may use. */
const found = (selected: SQL, where: SQL | undefined): SQL => sql`
  select ${selected} from ${exams}
  left join ${notices} on ${eq(notices.examId, exams.id)}
  left join ${institutions} as body on ${eq(body.id, exams.institutionId)}
  where ${where ?? sql`true`}`;

/**
 * How many exams a query finds and the ids of one page, in one statement; without a filter, papers are counted by the
 * search index.
 */
async function findPage({ db, searchIndex }: SearchSources, query: ExamQuery, page: Page, today: string) {
  const where = conditionOf(query, today);
  const total = found(sql`count(*)::int`, where);
  const ids = sql`array(${found(sql`${exams.id}`, where)} order by ${sql.join(orderOf(query, today), sql`, `)} limit ${page.perPage} offset ${page.offset})`;
  const read = async (counted: SQL) => {
    const { rows } = await db.execute<{ total: number | null; ids: number[] }>(
      sql`select ${counted} as total, ${ids} as ids`,
    );
    return rows[0];
  };
  const isEveryPaper = !asksForNotices(query) && listCondition(PAPER_CONDITIONS, query) === undefined;
  if (isEveryPaper) {
    const { read: row, told } = await askIndex(searchIndex, read(sql`null::int`), papersIn);
    if (told !== null) return { total: told, ids: row?.ids ?? [] };
  }
  const row = await read(sql`(${total})`);
  return { total: row?.total ?? 0, ids: row?.ids ?? [] };
}

/**
 * Exam papers, newest first; or, if the query asks for them, exams with a notice.
 * @param today AAAA-MM-DD, in Brasília: the state of notices depends on it
 */
export async function listExams(sources: SearchSources, query: ExamQuery, page: Page, today = dayInBrasilia()) {
  const { total, ids } = await findPage(sources, query, page, today);
  return listAnswer(await presentAll(sources.db, await readRows(sources, ids), today), total, page);
}

/** One paper, or undefined. */
export async function findExam(sources: SearchSources, examId: number): Promise<Exam | undefined> {
  const [exam] = await presentAll(sources.db, await readRows(sources, [examId]), dayInBrasilia());
  return exam;
}
