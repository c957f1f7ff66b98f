import type { ResultOf } from '@mapa/api-contract';
import { and, eq } from 'drizzle-orm';
import { type Database, questionMarks, questions, questionVersions, refuse, STUDY } from '@mapa/server-platform';

export type Marks = ResultOf<'PUT /api/customer-area/question/marks/{id}'>;
type Row = typeof questionMarks.$inferSelect;

/** A wording of a question. */
export interface Wording {
  id: number;
  version: number;
}

const owned = (studentId: string, { id, version }: Wording) =>
  and(
    eq(questionMarks.studentId, studentId),
    eq(questionMarks.questionId, id),
    eq(questionMarks.questionVersion, version),
  );

/** Marks in the wire's format, including none. */
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

/** A wording of a question, by default the current one; refuses with 404 for an unknown one. */
export async function findWording(db: Database, id: number, version?: number): Promise<Wording> {
  const [row] = await db
    .select({ version: questionVersions.version })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.version, version ?? questions.currentVersion)));
  if (!row) throw refuse(version ? STUDY.noSuchVersion : STUDY.noSuchQuestion);
  return { id, version: row.version };
}

/** The student's stored marks in a wording. */
export async function findMarks(db: Database, studentId: string, wording: Wording): Promise<Row | undefined> {
  const [row] = await db.select().from(questionMarks).where(owned(studentId, wording));
  return row;
}

/** The student's marks in a wording of a question, by default the current one. */
export async function readMarks(db: Database, studentId: string, id: number, version?: number): Promise<Marks> {
  const wording = await findWording(db, id, version);
  return presentMarks(wording, await findMarks(db, studentId, wording));
}
