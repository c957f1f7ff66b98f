import { questions, type Queryable, recordAct, type StaffActor } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { decidedWith } from '../decisions';

/** A subject that a person gives a question, with what the audit log is told. */
export interface SubjectChange {
  id: number;
  path: number[];
  /** What the question's subject was and is called, with the matéria. */
  before: string;
  after: string;
  reason: string;
}

/**
 * Gives a locked question a subject, also the one that was suggested for it, and notes who did it. `saveMovedSubjects` must follow where it
 * is another than before.
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
