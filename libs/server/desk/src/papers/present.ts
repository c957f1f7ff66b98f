import type { ResultOf } from '@mapa/api-contract';
import { DESK_QUESTION_STATES, type DeskQuestionState } from '@mapa/domain';
import { type Database, listAnswer, type Page, type Queryable, type Student, users } from '@mapa/server-platform';
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PaperData } from './data';
import { readFiles } from './files';
import type { Paper } from './paper';
import { lastEdit } from './edits';
import { ofWhom } from './policies';
import { deskPapers, deskQuestions } from '../tables/papers';

type DeskPaper = ResultOf<'GET /api/customer-area/desk/paper/{id}'>;
type List = ResultOf<'GET /api/customer-area/desk/paper'>;
type Counts = DeskPaper['questoes'];

/** The last reading of a paper. */
export interface Reading {
  booklet?: string | null;
  isKeyForced?: boolean;
  /** Fields of the data that nobody has confirmed. */
  proposed?: (keyof PaperData)[];
}

const none = (): Counts => Object.fromEntries(DESK_QUESTION_STATES.map(({ value }) => [value, 0])) as Counts;

async function countQuestions(db: Queryable, ids: string[]): Promise<Map<string, Counts>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ paperId: deskQuestions.paperId, state: deskQuestions.state, many: count() })
          .from(deskQuestions)
          .where(inArray(deskQuestions.paperId, ids))
          .groupBy(deskQuestions.paperId, deskQuestions.state);
  const found = new Map(ids.map((id) => [id, none()]));
  for (const { paperId, state, many } of rows) {
    const counts = found.get(paperId);
    if (counts) counts[state] = many;
  }
  return found;
}

/** The name that the staff gave a paper, or “Prova sem nome” where its data has none. */
export const paperNameOf = (data: unknown): string => (data as PaperData).nome ?? 'Prova sem nome';

const head = (paper: Paper, author: string | null, counts: Counts | undefined) => ({
  id: paper.id,
  nome: paperNameOf(paper.data),
  estado: paper.state,
  autor: author,
  criada_em: paper.createdAt.toISOString(),
  questoes: counts ?? none(),
});

/** The papers that the caller may work on, last changed first. */
export async function listPapers(db: Database, student: Student, page: Page): Promise<List> {
  const where = ofWhom(student);
  const [total, rows] = await Promise.all([
    db.$count(deskPapers, where),
    db
      .select({ paper: deskPapers, author: users.name })
      .from(deskPapers)
      .leftJoin(users, eq(users.id, deskPapers.ownerId))
      .where(where)
      .orderBy(desc(deskPapers.changedAt), asc(deskPapers.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const counts = await countQuestions(
    db,
    rows.map(({ paper }) => paper.id),
  );
  return listAnswer(
    rows.map(({ paper, author }) => head(paper, author, counts.get(paper.id))),
    total,
    page,
  );
}

/** A paper with all data of its page. */
export async function presentPaper(db: Queryable, paper: Paper): Promise<DeskPaper> {
  const [files, counts, authors, edit, questions] = [
    await readFiles(db, paper.id),
    await countQuestions(db, [paper.id]),
    paper.ownerId ? await db.select({ name: users.name }).from(users).where(eq(users.id, paper.ownerId)) : [],
    await lastEdit(db, paper.id),
    await db
      .select({
        position: deskQuestions.position,
        name: sql<string>`${deskQuestions.content} ->> 'name'`,
        state: deskQuestions.state,
        doubts: deskQuestions.doubts,
        problem: deskQuestions.problem,
        kind: sql<string>`${deskQuestions.content} ->> 'kind'`,
        alternatives: sql<number>`jsonb_array_length(${deskQuestions.content} -> 'alternatives')`,
        subject: sql<string[] | null>`nullif(${deskQuestions.content} -> 'subject', 'null')`,
        suggestions: deskQuestions.suggestions,
        revisions: deskQuestions.revisions,
      })
      .from(deskQuestions)
      .where(eq(deskQuestions.paperId, paper.id))
      .orderBy(asc(deskQuestions.place)),
  ];
  const { booklet = null, isKeyForced = false, proposed = [] } = paper.reading as Reading;
  return {
    ...head(paper, authors[0]?.name ?? null, counts.get(paper.id)),
    dados: paper.data as PaperData,
    propostos: proposed,
    revisao: paper.revision,
    arquivos: files.map(({ part, name, size, arrived }) => ({
      parte: part,
      nome: name,
      tamanho: size,
      pedacos: arrived,
    })),
    caderno: booklet,
    gabarito_de_outra: isKeyForced,
    problema: paper.problem,
    relatorio: paper.report,
    prova_id: paper.examId,
    lista: questions.map((one) => ({
      posicao: one.position,
      nome: one.name || `Questão ${one.position}`,
      estado: one.state satisfies DeskQuestionState,
      duvidas: one.doubts,
      problema: one.problem,
      certo_errado: one.kind === 'truefalse',
      alternativas: one.alternatives,
      assunto: one.subject,
      sugestao: one.suggestions[0]?.path ?? null,
      revisoes: one.revisions,
    })),
    desfaz: edit?.kind ?? null,
  };
}
