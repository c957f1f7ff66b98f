import { questions, type Queryable, recordAct, type StaffActor } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { decidedWith } from './decisions';

/** A subject that a person assigns to a question, with data for the audit log. */
export interface SubjectChange {
  id: number;
  path: number[];
  /** The names of the old and the new subject, with the matéria. */
  before: string;
  after: string;
  reason: string;
}

/**
 * Assigns a subject to a locked question, which may be the suggested one, and records who did it. If the subject
 * changed, call `saveMovedSubjects` afterwards.
 */
export async function saveSubjectOf(
  tx: Queryable,
  by: StaffActor,
  row: typeof questions.$inferSelect,
  { id, path, before, after, reason }: SubjectChange,
): Promise<void> {
  await tx
    .update(questions)
    .set({ subjectId: id, subjectPath: path, subjectSuggested: false, decided: decidedWith(row, 'subject') })
    .where(eq(questions.id, row.id));
  await recordAct(tx, by, {
    act: id === row.subjectId ? 'assunto_aceito' : 'assunto_dado',
    on: ['questao', row.id],
    before: { assunto: before },
    after: { assunto: after, motivo: reason },
  });
}
