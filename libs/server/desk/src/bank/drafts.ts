import type { ResultOf } from '@mapa/api-contract';
import { type Database, listAnswer, type Page, type Student } from '@mapa/server-platform';
import { contains } from '@mapa/server-search';
import { plainSummary } from '@mapa/server-text';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { ofWhom } from '../papers/policies';
import { paperNameOf } from '../papers/present';
import { deskPapers, deskQuestions } from '../tables/papers';

type Answer = ResultOf<'GET /api/customer-area/desk/draft'>;

const SUMMARY_LENGTH = 160;

const name = sql<string>`${deskQuestions.content} ->> 'name'`;
const statement = sql<string>`${deskQuestions.content} ->> 'statement'`;
const paperName = sql<string | null>`${deskPapers.data} ->> 'nome'`;

const holding = (words: string): SQL | undefined =>
  or(...[name, statement, paperName].map((text) => contains(sql`fold_text(${text})`, words)));

/**
 * SQL condition: a draft in doubt in a paper that the person may work on, with these words in it or in its paper's
 * name.
 */
const draftCondition = (student: Student, busca?: string): SQL | undefined =>
  and(eq(deskQuestions.state, 'duvida'), ofWhom(student), busca?.trim() ? holding(busca) : undefined);

/** Drafts in doubt, those of the oldest paper first. */
export async function listDrafts(db: Database, student: Student, busca: string | undefined, page: Page) {
  const where = draftCondition(student, busca);
  const drafts = () =>
    db
      .select({ question: deskQuestions, name, statement, paper: { id: deskPapers.id, data: deskPapers.data } })
      .from(deskQuestions)
      .innerJoin(deskPapers, eq(deskPapers.id, deskQuestions.paperId))
      .where(where);
  const [total, rows] = await Promise.all([
    countDrafts(db, student, busca),
    drafts()
      .orderBy(asc(deskPapers.createdAt), asc(deskPapers.id), asc(deskQuestions.place))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const data = rows.map(({ question: { position, doubts, problem }, paper, ...row }) => ({
    prova: { id: paper.id, nome: paperNameOf(paper.data) },
    posicao: position,
    nome: row.name || `Questão ${position}`,
    duvidas: doubts,
    problema: problem,
    resumo: plainSummary(row.statement, SUMMARY_LENGTH),
  }));
  return listAnswer(data, total, page) satisfies Answer;
}

/** How many drafts `listDrafts` lists. */
export async function countDrafts(db: Database, student: Student, busca?: string): Promise<number> {
  const [row] = await db
    .select({ all: sql<number>`count(*)::int` })
    .from(deskQuestions)
    .innerJoin(deskPapers, eq(deskPapers.id, deskQuestions.paperId))
    .where(draftCondition(student, busca));
  return row?.all ?? 0;
}
