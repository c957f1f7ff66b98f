import type { ResultOf } from '@mapa/api-contract';
import { giveToNotice, takeFromNotice } from '@mapa/server-edital';
import { lockBank } from '@mapa/server-importer';
import { type Database, recordAct, type Student } from '@mapa/server-platform';
import { readNotice } from './notice';

type Notice = ResultOf<'GET /api/customer-area/desk/notice/{id}'>;

const factsOf = ({ campos, edital }: Notice) => ({ nome: campos.concurso, arquivo: edital?.nome ?? null });

/** Gives a notice the caller's own edital, in place of the one that it has. */
export const giveEdital = (db: Database, student: Student, id: number, editalId: string): Promise<Notice> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const { notice: before } = await readNotice(tx, id);
    await giveToNotice(tx, student, editalId, id);
    const { notice: after } = await readNotice(tx, id);
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'edital_dado', on: ['concurso', id], before: factsOf(before), after: factsOf(after) },
    );
    return after;
  });

/** Takes the edital from a notice; one that has none stays as it is. */
export const removeEdital = (db: Database, student: Student, id: number): Promise<Notice> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const { notice: before } = await readNotice(tx, id);
    if (before.edital === null) return before;
    await takeFromNotice(tx, id);
    const { notice: after } = await readNotice(tx, id);
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'edital_retirado', on: ['concurso', id], before: factsOf(before), after: factsOf(after) },
    );
    return after;
  });
