import { refusalAt, type PlanGate } from '@mapa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { forbidden, notebooks, type Queryable, type Student, studentMaps, lockStudent } from '@mapa/server-platform';

const mapsOf = (studentId: string) => and(eq(studentMaps.studentId, studentId), isNull(studentMaps.removedAt));
const notebooksOf = (studentId: string) => and(eq(notebooks.studentId, studentId), isNull(notebooks.removedAt));

/** Number of maps in the student's list. */
export const countMaps = (db: Queryable, studentId: string): Promise<number> =>
  db.$count(studentMaps, mapsOf(studentId));

/** Number of the student's notebooks. */
export const countNotebooks = (db: Queryable, studentId: string): Promise<number> =>
  db.$count(notebooks, notebooksOf(studentId));

/** Whether the student's plan permits this many in total. */
const hasRoomFor = ({ limits }: Student, gate: PlanGate, wanted: number): boolean =>
  wanted <= (limits[gate] ?? Infinity);

function demandRoom(student: Student, gate: PlanGate, wanted: number): void {
  if (!hasRoomFor(student, gate, wanted)) throw forbidden(refusalAt(gate, student.limits));
}

/**
 * Refuses a map beyond the plan's limit; one that is already in the list does not count. Takes the student's lock, so
 * that of two concurrent requests the second counts what the first has stored.
 */
export async function requireRoomForMap(tx: Queryable, student: Student, mapId: number): Promise<void> {
  await lockStudent(tx, student.id);
  const chosen = await tx.select({ id: studentMaps.mapId }).from(studentMaps).where(mapsOf(student.id));
  if (!chosen.some(({ id }) => id === mapId)) demandRoom(student, 'maps', chosen.length + 1);
}

/** Refuses a notebook larger than the plan permits. */
export const demandNotebookSize = (student: Student, size: number): void =>
  demandRoom(student, 'questionsPerNotebook', size);

/** Refuses a notebook beyond the plan's number or size. Takes the student's lock, as for maps. */
export async function requireRoomForNotebook(tx: Queryable, student: Student, size: number): Promise<void> {
  demandNotebookSize(student, size);
  await lockStudent(tx, student.id);
  demandRoom(student, 'notebooks', (await countNotebooks(tx, student.id)) + 1);
}
