import { createHmac, timingSafeEqual } from 'node:crypto';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = (key: string, studentId: string): string =>
  createHmac('sha256', key).update(`reminder-off:${studentId}`).digest('base64url');

/**
 * What turns the reminder of one student off, and nothing else: it opens no session, and it works for as long as a mail may lie
 * in an inbox.
 */
export const reminderToken = (key: string, studentId: string): string => `${studentId}.${signatureOf(key, studentId)}`;

/** The student of a token; null where the signature is not ours. */
export function studentOfToken(key: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  if (!ID.test(id)) return null;
  const [given, ours] = [Buffer.from(signature), Buffer.from(signatureOf(key, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}
