import type { ResultOf } from '@mapa/api-contract';
import { type ProposalState, questionCode } from '@mapa/domain';
import {
  alternatives,
  type Database,
  listAnswer,
  type Page,
  type Queryable,
  questions,
  questionVersions,
  type Student,
  users,
  wholeStatementOf,
} from '@mapa/server-platform';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deskProposals } from '../tables/proposals';
import type { ProposedKey, ProposedTexts } from './propose';

type Answer = ResultOf<'GET /api/customer-area/desk/proposal'>;
export type Proposal = Answer['data'][number];
type TextChange = Proposal['textos'][number];

const authors = alias(users, 'authors');
const deciders = alias(users, 'deciders');

/** The texts of the version that a proposal was made for. */
interface Before {
  statement: string;
  comment: string | null;
  alternatives: { letter: string; text: string; comment: string | null; correct: boolean }[];
}

const select = (db: Queryable) =>
  db
    .select({
      proposal: deskProposals,
      kind: questions.kind,
      currentVersion: questions.currentVersion,
      author: authors.name,
      decider: deciders.name,
      statement: sql<string>`${sql.raw(wholeStatementOf('question_versions'))}`,
      comment: questionVersions.comment,
    })
    .from(deskProposals)
    .innerJoin(questions, eq(questions.id, deskProposals.questionId))
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, deskProposals.questionId),
        eq(questionVersions.version, deskProposals.version),
      ),
    )
    .leftJoin(authors, eq(authors.id, deskProposals.authorId))
    .leftJoin(deciders, eq(deciders.id, deskProposals.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

/** The alternatives of versions, by question and version. */
async function readAlternatives(db: Queryable, rows: readonly Row[]): Promise<Map<string, Before['alternatives']>> {
  const found = new Map<string, Before['alternatives']>();
  if (rows.length === 0) return found;
  const ids = rows.map(({ proposal }) => proposal.questionId);
  const all = await db
    .select()
    .from(alternatives)
    .where(inArray(alternatives.questionId, ids))
    .orderBy(asc(alternatives.position));
  for (const one of all) {
    const key = `${one.questionId}/${one.version}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

function changesOf(before: Before, after: ProposedTexts): TextChange[] {
  const changes: TextChange[] = [
    { campo: 'enunciado', letra: null, antes: before.statement, depois: after.enunciado },
    ...after.alternativas.flatMap(({ texto, comentario }, at): TextChange[] => {
      const one = before.alternatives[at];
      const letra = one?.letter ?? null;
      return [
        { campo: 'alternativa', letra, antes: one?.text ?? null, depois: texto },
        { campo: 'comentario_alternativa', letra, antes: one?.comment ?? null, depois: comentario },
      ];
    }),
    { campo: 'comentario', letra: null, antes: before.comment, depois: after.comentario },
  ];
  return changes.filter(({ antes, depois }) => antes !== depois);
}

const keyChange = (before: Before, { gabarito, tipo, publicado_em, fonte }: ProposedKey): Proposal['gabarito'] => ({
  antes: before.alternatives.find(({ correct }) => correct)?.letter ?? null,
  depois: gabarito,
  tipo: tipo ?? null,
  publicado_em: publicado_em ?? null,
  fonte: fonte ?? null,
});

const person = (name: string | null) => (name === null ? null : { nome: name });

function present({ proposal, kind, currentVersion, author, decider, ...texts }: Row, options: Before['alternatives']) {
  const before = { ...texts, alternatives: options };
  const isKey = proposal.kind === 'gabarito';
  return {
    id: proposal.id,
    questao: { id: proposal.questionId, codigo: questionCode(proposal.questionId), tipo: kind },
    tipo: proposal.kind,
    situacao: proposal.state,
    em: proposal.createdAt.toISOString(),
    autor: person(author),
    motivo: proposal.reason,
    mudou_desde: proposal.state === 'aberta' && currentVersion !== proposal.version,
    gabarito: isKey ? keyChange(before, proposal.body as ProposedKey) : null,
    textos: isKey ? [] : changesOf(before, proposal.body as ProposedTexts),
    decidida_em: proposal.decidedAt?.toISOString() ?? null,
    decidida_por: person(decider),
    resposta: proposal.decision,
  } satisfies Proposal;
}

async function presentAll(db: Queryable, rows: Row[]): Promise<Proposal[]> {
  const options = await readAlternatives(db, rows);
  return rows.map((row) => present(row, options.get(`${row.proposal.questionId}/${row.proposal.version}`) ?? []));
}

/** The proposals that a person sees: a teacher their own, admin and master everybody's. */
const seenBy = ({ id, role }: Student): SQL | undefined =>
  role === 'professor' ? eq(deskProposals.authorId, id) : undefined;

/** Number of proposals that wait, of those that a person sees. */
export const countProposals = (db: Database, student: Student): Promise<number> =>
  db.$count(deskProposals, and(eq(deskProposals.state, 'aberta'), seenBy(student)));

/** A page of proposals: those that wait first, the oldest before; then the decided ones, the latest before. */
export async function listProposals(
  db: Database,
  student: Student,
  state: ProposalState | undefined,
  page: Page,
): Promise<Answer> {
  const where = and(state && eq(deskProposals.state, state), seenBy(student));
  const [total, rows] = await Promise.all([
    db.$count(deskProposals, where),
    select(db)
      .where(where)
      .orderBy(desc(deskProposals.decidedAt), asc(deskProposals.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  return listAnswer(await presentAll(db, rows), total, page);
}

/** One proposal, as the list presents it; null if there is none. */
export async function findProposal(db: Queryable, id: number): Promise<Proposal | null> {
  const [one] = await presentAll(db, await select(db).where(eq(deskProposals.id, id)));
  return one ?? null;
}
