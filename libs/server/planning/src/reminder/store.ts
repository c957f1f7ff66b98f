import { type Database, refuse } from '@mapa/server-platform';
import { PLAN } from '../errors/error-messages';
import { eq } from 'drizzle-orm';
import { studentOfToken } from './token';
import { studyReminders } from '../tables/reminders';

/** The hour of a student's reminder; null without one. */
export async function readReminder(db: Database, studentId: string): Promise<{ hora: number } | null> {
  const [row] = await db
    .select({ hora: studyReminders.hour })
    .from(studyReminders)
    .where(eq(studyReminders.studentId, studentId));
  return row ?? null;
}

/** Sets a reminder at an hour, or changes the hour. The day of the last one stays: there is at most one a day. */
export async function askReminder(db: Database, studentId: string, hour: number): Promise<void> {
  await db
    .insert(studyReminders)
    .values({ studentId, hour })
    .onConflictDoUpdate({ target: studyReminders.studentId, set: { hour } });
}

/** Ends the reminders of a student; without any it changes nothing. */
export async function endReminder(db: Database, studentId: string): Promise<void> {
  await db.delete(studyReminders).where(eq(studyReminders.studentId, studentId));
}

/** The same by the token of a mail. */
export async function endReminderByToken(db: Database, key: string, token: string): Promise<void> {
  const studentId = studentOfToken(key, token);
  if (studentId === null) throw refuse(PLAN.badReminderLink);
  await endReminder(db, studentId);
}
