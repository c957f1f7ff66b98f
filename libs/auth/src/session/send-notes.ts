import { parseNoteDraft, sendNote } from '@mapa/api-client';
import { listDrafts, readDraft, writeDraft } from '../browser/drafts';
import type { Dispatch } from './profile-loader';

interface Sending {
  dispatch: Dispatch;
  studentId: string;
  token: string;
  /** False once somebody else is here, or nobody. */
  isCurrent: () => boolean;
}

/**
 * Sends the notes of a student that wait on this device: they were to keep themselves, and need no word of their student.
 * One that quarrels with the account's stays until its panel is opened, which shows both.
 */
export async function sendNotes({ dispatch, studentId, token, isCurrent }: Sending): Promise<void> {
  for (const { key, kind, about, text } of listDrafts(studentId)) {
    const draft = kind === 'anotacao' ? parseNoteDraft(text) : null;
    if (!draft) continue;
    if (!isCurrent()) return;
    const outcome = await sendNote({ dispatch, token }, Number(about), draft);
    if (outcome === 'later') return;
    // What was typed meanwhile goes from its panel.
    if (outcome === 'sent' && readDraft(key) === text) writeDraft(key, '');
  }
}
