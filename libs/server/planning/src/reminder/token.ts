import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@mapa/server-platform';

const signatureOf = (key: string, studentId: string): string =>
  createHmac('sha256', key).update(`reminder-off:${studentId}`).digest('base64url');

/**
 * A token that turns off one student's reminder and nothing else: it opens no session, and does not expire, as a mail
 * may stay in an inbox.
 */
export const reminderToken = (key: string, studentId: string): string => `${studentId}.${signatureOf(key, studentId)}`;

/** The student of a token; null if it is not exactly as signed. */
export function studentOfToken(key: string, token: string): string | null {
  const [id] = token.split('.');
  if (!isUuid(id)) return null;
  const [given, ours] = [Buffer.from(token), Buffer.from(reminderToken(key, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}
