import { and, eq, isNull } from 'drizzle-orm';
import { studentMaps } from '@mapa/server-platform';

/** The condition that a map is in the student's list. */
export const chosen = (studentId: string, mapId: number) =>
  and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId), isNull(studentMaps.removedAt));
