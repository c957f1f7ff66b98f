import { rankingOf } from '@mapa/server-text';
import { type Queryable, examQuestions, questions, type Page, type Student } from '@mapa/server-platform';
import { and, desc, eq, lte, max, sql, type SQL } from 'drizzle-orm';
import { readIncidence } from '../incidence';
import { exactnessOrder } from '../filters/text-filter';
import { COLUMN_ORDERS, questionCondition, type QuestionFilters, type QuestionQuery } from '../filters/filters';
import { spellInDatabase } from '../spelling/spelling-in-database';

const NEWEST = desc(questions.id);

function ordering(query: QuestionQuery): SQL[] {
  const order = query.ordem && COLUMN_ORDERS[query.ordem];
  if (order)
    return [sql`${questions[order.column]} ${sql.raw(order.direction === 'up' ? 'asc' : 'desc')} nulls last`, NEWEST];
  if (query.busca?.trim())
    return [
      ...exactnessOrder(query.busca),
      sql`ts_rank_cd(${questions.search}, ${rankingOf(query.busca)}::tsquery) desc`,
      NEWEST,
    ];
  return [NEWEST];
}

/** Requirements of a search on `questions` besides a filter: a condition, and an order that precedes every other. */
export interface Besides {
  where?: SQL;
  order?: SQL;
}

/** The paper whose own order a list follows: the only one that the filter names, unless another order is requested. */
const paperOf = (query: QuestionQuery): number | undefined =>
  query.prova_id?.length === 1 && !query.ordem && !query.busca?.trim() ? query.prova_id[0] : undefined;

/**
 * Ids of one page of a filter's questions and their total, from the database; the reference for the search index's
 * results.
 * @param also requirements that the index does not support
 */
export async function searchInDatabase(
  db: Queryable,
  asked: QuestionQuery,
  student: Student | null,
  page: Page,
  also: Besides = {},
) {
  const { filters: query, spelling } = await spellInDatabase(db, asked);
  const upTo = query.ate === undefined ? undefined : lte(questions.id, query.ate);
  const where = and(questionCondition(query, student), upTo, also.where);
  const paper = also.order ? undefined : paperOf(query);
  const base = db.select({ id: questions.id }).from(questions).$dynamic();
  const ordered = paper
    ? base
        .innerJoin(examQuestions, and(eq(examQuestions.questionId, questions.id), eq(examQuestions.examId, paper)))
        .where(where)
        .orderBy(examQuestions.slot, questions.id)
    : base.where(where).orderBy(...(also.order ? [also.order, NEWEST] : ordering(query)));
  const [total, rows, greatest] = await Promise.all([
    db.$count(questions, where),
    ordered.limit(page.perPage).offset(page.offset),
    query.ate ??
      db
        .select({ id: max(questions.id) })
        .from(questions)
        .then(([row]) => row?.id ?? 0),
  ]);
  return { total, ids: rows.map((row) => row.id), ate: greatest, spelling };
}

/**
 * Counts the questions that match a filter in the database, and those that would match if hidden kinds were included.
 */
export async function countInDatabase(db: Queryable, asked: QuestionFilters, student: Student | null) {
  const { filters } = await spellInDatabase(db, asked);
  const everything = questionCondition(filters, student, { annulled: true, outdated: true });
  const showsAnnulled = filters.anuladas === 'incluir' || filters.id !== undefined;
  const showsOutdated = filters.desatualizadas === 'incluir' || filters.id !== undefined;
  const [row] = await db
    .select({
      total: sql<number>`count(*) filter (where (${showsAnnulled} or not annulled) and (${showsOutdated} or not outdated))::int`,
      annulled: sql<number>`count(*) filter (where annulled and not ${showsAnnulled})::int`,
      outdated: sql<number>`count(*) filter (where outdated and not ${showsOutdated} and (${showsAnnulled} or not annulled))::int`,
    })
    .from(questions)
    .where(everything);
  return { total: row?.total ?? 0, ocultas: { anuladas: row?.annulled ?? 0, desatualizadas: row?.outdated ?? 0 } };
}

/** Incidence of a filter's questions over the subject tree. */
export async function incidenceInDatabase(db: Queryable, asked: QuestionFilters, student: Student | null) {
  const { filters } = await spellInDatabase(db, asked);
  const where = questionCondition(filters, student) ?? sql`true`;
  return readIncidence(
    db,
    sql`select ${questions.subjectPath} as path, ${questions.id} as unit from ${questions} where ${where}`,
  );
}
