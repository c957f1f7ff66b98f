import { and, eq, isNull } from 'drizzle-orm';
import { studentMaps } from '../db/schema';

export const NOT_YOURS = 'Este mapa não está entre os seus.';

/** The condition for a map that is in the student's list. */
export const chosen = (studentId: string, mapId: number) =>
  and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId), isNull(studentMaps.removedAt));
