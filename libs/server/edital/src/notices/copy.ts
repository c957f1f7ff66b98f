import type { InputOf } from '@mapa/api-contract';
import { type Database, holdExam, lockStudent, refuse, type Student } from '@mapa/server-platform';
import { and, eq, gte, sql } from 'drizzle-orm';
import { EDITAL } from '../errors/error-messages';
import { demandRoom, isKnown } from '../store';
import { choicesOf, readingOf } from '../stored';
import { editais } from '../tables/editais';
import { forOffice, readStudied } from './store';

type Body = InputOf<'POST /api/customer-area/edital'>['body'];

/**
 * Gives a student a copy of a notice's edital for an office, already read. Whoever has one of the present reading and
 * this office gets that, whatever its id: pressing twice makes one map.
 * @returns the id of the student's edital
 */
export function copyFromNotice(
  db: Database,
  student: Student,
  { id, concurso_id: examId, cargo = null }: Body & { concurso_id: number },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, student.id);
    if (await isKnown(tx, student.id, id)) return id;
    await holdExam(tx, examId);
    const notice = await readStudied(tx, examId);
    const edital = forOffice(notice, cargo);
    const { cargo: office = null } = choicesOf(edital);
    if (office === null && readingOf(edital).cargos.length > 1) throw refuse(EDITAL.chooseOffice);
    const [same] = await tx
      .select({ id: editais.id })
      .from(editais)
      .where(
        and(
          eq(editais.studentId, student.id),
          eq(editais.examId, examId),
          gte(editais.createdAt, notice.edital.readAt),
          sql`(${editais.choices} ->> 'cargo')::int is not distinct from ${office}::int`,
        ),
      )
      .limit(1);
    if (same) return same.id;
    await demandRoom(tx, student.id);
    await tx.insert(editais).values({ studentId: student.id, id, name: notice.exam.name, examId, ...edital });
    return id;
  });
}
