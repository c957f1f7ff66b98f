import type { InputOf, ResultOf } from '@mapa/api-contract';
import { HIGHLIGHT_COLORS } from '@mapa/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import {
  AID,
  alternatives,
  type Database,
  questionMarks,
  questions,
  questionVersions,
  refuse,
  STUDY,
} from '@mapa/server-platform';
import { changedElsewhere } from './revision';

type Write = 'PUT /api/customer-area/question/marks/{id}';
type Marks = ResultOf<Write>;
type MarksBody = InputOf<Write>['body'];
type Row = typeof questionMarks.$inferSelect;

/** A wording of a question. */
interface Wording {
  id: number;
  version: number;
}

const owned = (studentId: string, { id, version }: Wording) =>
  and(
    eq(questionMarks.studentId, studentId),
    eq(questionMarks.questionId, id),
    eq(questionMarks.questionVersion, version),
  );

/** Marks as the wire shows them, or that there are none. */
export const presentMarks = (
  { id, version }: Wording,
  row: Omit<Row, 'studentId' | 'questionId' | 'questionVersion'> | undefined,
): Marks => ({
  questao_id: id,
  versao: version,
  destaques: (row?.highlights ?? []) as Marks['destaques'],
  riscadas: row?.struck ?? [],
  revisao: row?.revision ?? 0,
  atualizada_em: row?.updatedAt.toISOString() ?? null,
});

async function findWording(db: Database, id: number, version?: number): Promise<Wording> {
  const [row] = await db
    .select({ version: questionVersions.version })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.version, version ?? questions.currentVersion)));
  if (!row) throw refuse(version ? AID.noSuchVersion : STUDY.noSuchQuestion);
  return { id, version: row.version };
}

async function findMarks(db: Database, studentId: string, wording: Wording): Promise<Row | undefined> {
  const [row] = await db.select().from(questionMarks).where(owned(studentId, wording));
  return row;
}

/** The student's marks in a wording of a question, today's where none is named. */
export async function readMarks(db: Database, studentId: string, id: number, version?: number): Promise<Marks> {
  const wording = await findWording(db, id, version);
  return presentMarks(wording, await findMarks(db, studentId, wording));
}

function orderedHighlights(highlights: MarksBody['destaques']): Marks['destaques'] {
  if (highlights.some(({ inicio, fim }) => inicio >= fim)) throw refuse(AID.emptyHighlight);
  return highlights
    .map(({ inicio, fim, cor }) => ({ inicio, fim, cor: cor ?? HIGHLIGHT_COLORS[0].value }))
    .sort((a, b) => a.inicio - b.inicio || a.fim - b.fim);
}

async function ownAlternatives(db: Database, { id, version }: Wording, struck: number[]): Promise<number[]> {
  const ids = [...new Set(struck)].sort((a, b) => a - b);
  if (ids.length === 0) return ids;
  const found = await db.$count(
    alternatives,
    and(inArray(alternatives.id, ids), eq(alternatives.questionId, id), eq(alternatives.version, version)),
  );
  if (found < ids.length) throw refuse(AID.foreignStrike);
  return ids;
}

/** Replaces the marks if they are still those that the caller had read; the same ones sent twice are one writing. */
export async function writeMarks(db: Database, studentId: string, id: number, body: MarksBody): Promise<Marks> {
  const wording = await findWording(db, id, body.versao);
  const marks = {
    highlights: orderedHighlights(body.destaques),
    struck: await ownAlternatives(db, wording, body.riscadas),
  };
  const [written] = await db
    .insert(questionMarks)
    .values({ studentId, questionId: id, questionVersion: wording.version, ...marks })
    .onConflictDoUpdate({
      target: [questionMarks.studentId, questionMarks.questionId, questionMarks.questionVersion],
      set: { ...marks, revision: sql`${questionMarks.revision} + 1`, updatedAt: new Date() },
      setWhere: eq(questionMarks.revision, body.revisao),
    })
    .returning();
  if (written) return presentMarks(wording, written);
  const stored = await findMarks(db, studentId, wording);
  const isSame = stored && isDeepStrictEqual({ highlights: stored.highlights, struck: stored.struck }, marks);
  if (isSame) return presentMarks(wording, stored);
  throw changedElsewhere();
}
