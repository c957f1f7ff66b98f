import { counted } from '@mapa/domain';
import { lockBank } from '@mapa/server-importer';
import {
  type Database,
  exams,
  notices,
  type Queryable,
  questionMaps,
  questions,
  recordAct,
  refuse,
  type Student,
} from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { DESK } from '../errors/error-messages';
import { auditFacts } from './facts';
import { readNotice, type StoredNotice } from './notice';

/** What refers to a notice, as parts of a sentence. */
async function usesOf(tx: Queryable, { notice }: StoredNotice): Promise<string[]> {
  const { id, estudantes, tem_prova } = notice;
  const maps = tem_prova ? 0 : await tx.$count(questionMaps, eq(questionMaps.examId, id));
  const held = tem_prova ? 0 : await tx.$count(questions, eq(questions.examId, id));
  return [
    ...(estudantes > 0
      ? [`${counted(estudantes, 'estudante o escolheu', 'estudantes o escolheram')} como sua prova`]
      : []),
    ...(maps > 0 ? [counted(maps, 'mapa é dele', 'mapas são dele')] : []),
    ...(held > 0 ? [counted(held, 'questão é dele', 'questões são dele')] : []),
  ];
}

/** Removes a notice to which nothing refers, with its exam if there is no paper. */
export const removeNotice = (db: Database, student: Student, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    // A student who is choosing it right now is counted, or waits.
    await tx.select({ id: exams.id }).from(exams).where(eq(exams.id, id)).for('update');
    const found = await readNotice(tx, id);
    const uses = await usesOf(tx, found);
    if (uses.length > 0) throw refuse(DESK.noticeInUse, { problema: uses.join(', ') });
    await tx.delete(notices).where(eq(notices.examId, id));
    if (!found.notice.tem_prova) await tx.delete(exams).where(eq(exams.id, id));
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'concurso_removido', on: ['concurso', id], ...auditFacts(found.notice.campos, null) },
    );
  });
