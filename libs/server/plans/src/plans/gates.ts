import { type CountedGate, refusalAt, type PlanGate } from '@mapa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { forbidden, notebooks, type Queryable, type Student, studentMaps, lockStudent } from '@mapa/server-platform';
import { countServed } from './served';

const mapsOf = (studentId: string) => and(eq(studentMaps.studentId, studentId), isNull(studentMaps.removedAt));
const notebooksOf = (studentId: string) => and(eq(notebooks.studentId, studentId), isNull(notebooks.removedAt));

/** How much of each counted limit a student has used. */
export const COUNTS: Readonly<Record<CountedGate, (db: Queryable, studentId: string) => Promise<number>>> = {
  questionsPerDay: countServed,
  maps: (db, studentId) => db.$count(studentMaps, mapsOf(studentId)),
  notebooks: (db, studentId) => db.$count(notebooks, notebooksOf(studentId)),
};

/** Whether the student's plan permits this many in total. */
const hasRoomFor = ({ limits }: Student, gate: PlanGate, wanted: number): boolean =>
  wanted <= (limits[gate] ?? Infinity);

function demandRoom(student: Student, gate: PlanGate, wanted: number): void {
  if (!hasRoomFor(student, gate, wanted)) throw forbidden(refusalAt(gate, student.limits));
}

/**
 * Refuses a map beyond the plan's limit; one that is already in the list does not count. Takes the student's lock, as
 * `requireRoom` does.
 */
export async function requireRoomForMap(tx: Queryable, student: Student, mapId: number): Promise<void> {
  await lockStudent(tx, student.id);
  const chosen = await tx.select({ id: studentMaps.mapId }).from(studentMaps).where(mapsOf(student.id));
  if (!chosen.some(({ id }) => id === mapId)) demandRoom(student, 'maps', chosen.length + 1);
}

/** Refuses a notebook larger than the plan permits. */
export const demandNotebookSize = (student: Student, size: number): void =>
  demandRoom(student, 'questionsPerNotebook', size);

/**
 * Refuses one more of what a plan limits. Takes the student's lock, so that of two concurrent requests the second
 * counts what the first has stored.
 */
export async function requireRoom(tx: Queryable, student: Student, gate: CountedGate): Promise<void> {
  await lockStudent(tx, student.id);
  demandRoom(student, gate, (await COUNTS[gate](tx, student.id)) + 1);
}
