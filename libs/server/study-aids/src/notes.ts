import type { InputOf, ResultOf } from '@mapa/api-contract';
import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { type Database, questionNotes, refuse } from '@mapa/server-platform';
import { AID } from './errors/error-messages';
import { demandQuestion, demandWording, isEarlierWording } from '@mapa/server-questions';
import { changedElsewhere } from './revision';

type Write = 'PUT /api/customer-area/question/note/{id}';
type Note = ResultOf<Write>;
type Row = typeof questionNotes.$inferSelect & { isEarlier: boolean };

const owned = (studentId: string, questionId: number) =>
  and(eq(questionNotes.studentId, studentId), eq(questionNotes.questionId, questionId));

const present = (questionId: number, row: Row | undefined): Note => ({
  questao_id: questionId,
  texto: row?.text ?? null,
  revisao: row?.revision ?? 0,
  atualizada_em: row?.updatedAt.toISOString() ?? null,
  ...(row?.text && row.isEarlier && { redacao_anterior: true }),
});

const found = { ...getTableColumns(questionNotes), isEarlier: isEarlierWording('question_notes') };

async function findNote(db: Database, studentId: string, questionId: number): Promise<Row | undefined> {
  const [row] = await db.select(found).from(questionNotes).where(owned(studentId, questionId));
  return row;
}

/** The student's note on a question; without text where there is none. */
export async function readNote(db: Database, studentId: string, questionId: number): Promise<Note> {
  await demandQuestion(db, questionId);
  return present(questionId, await findNote(db, studentId, questionId));
}

/** Writes the note unless it changed since the caller read it; sending the same text twice writes once. */
export async function writeNote(
  db: Database,
  studentId: string,
  questionId: number,
  body: InputOf<Write>['body'],
): Promise<Note> {
  if (!body.texto.trim()) throw refuse(AID.emptyNote);
  const { version, isEarlier } = await demandWording(db, questionId, body.versao);
  const [written] = await db
    .insert(questionNotes)
    .values({ studentId, questionId, text: body.texto, version })
    .onConflictDoUpdate({
      target: [questionNotes.studentId, questionNotes.questionId],
      set: { text: body.texto, version, revision: sql`${questionNotes.revision} + 1`, updatedAt: new Date() },
      setWhere: eq(questionNotes.revision, body.revisao),
    })
    .returning();
  if (written) return present(questionId, { ...written, isEarlier });
  const stored = await findNote(db, studentId, questionId);
  if (stored?.text === body.texto) return present(questionId, stored);
  throw changedElsewhere();
}

/** Deletes the note unless it changed since the caller read it. */
export async function deleteNote(db: Database, studentId: string, questionId: number, revision: number): Promise<Note> {
  const [emptied] = await db
    .update(questionNotes)
    .set({ text: null, revision: sql`${questionNotes.revision} + 1`, updatedAt: new Date() })
    .where(and(owned(studentId, questionId), eq(questionNotes.revision, revision), isNotNull(questionNotes.text)))
    .returning();
  if (emptied) return present(questionId, { ...emptied, isEarlier: false });
  const stored = await findNote(db, studentId, questionId);
  if (stored?.text) throw changedElsewhere();
  throw refuse(AID.noNote);
}
