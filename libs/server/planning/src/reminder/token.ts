import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mapa/server-platform';

const signatureOf = (key: string, studentId: string): string =>
  createHmac('sha256', key).update(`reminder-off:${studentId}`).digest('base64url');

/**
 * What turns the reminder of one student off, and nothing else: it opens no session, and it works for as long as a mail may lie
 * in an inbox.
 */
export const reminderToken = (key: string, studentId: string): string => `${studentId}.${signatureOf(key, studentId)}`;

/** The student of a token; null where it is not letter by letter what we signed. */
export function studentOfToken(key: string, token: string): string | null {
  const [id] = token.split('.');
  if (!isUuid(id)) return null;
  const [given, ours] = [Buffer.from(token), Buffer.from(reminderToken(key, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}
