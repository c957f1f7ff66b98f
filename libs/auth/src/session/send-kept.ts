import { parseHighlightDraft, parseNoteDraft, sendHighlights, sendNote } from '@mapa/api-client';
import { listDrafts, readDraft, sendsItself, writeDraft, type Draft } from '../browser/drafts';
import type { Dispatch } from './profile-loader';
import { sendKeptFavorite } from './send-favorite';
import { sendKeptMarks, sittingsWithMarks } from './send-marks';

interface Sending {
  dispatch: Dispatch;
  studentId: string;
  token: string;
  /** False once the session has ended or changed. */
  isCurrent: () => boolean;
}

type End = 'sent' | 'kept' | 'later';

/** Numbers in a draft's `about`, such as a question and its wording. */
const numbersOf = ({ about }: Draft): number[] => about.split(':').map(Number);

/** Sends one draft; keeps kinds that are not sent automatically, and unreadable ones. */
async function send(draft: Draft, sender: Pick<Sending, 'dispatch' | 'token' | 'studentId'>): Promise<End> {
  const [id = 0, versao = 0] = numbersOf(draft);
  if (draft.kind === 'anotacao') {
    const note = parseNoteDraft(draft.text);
    return note ? sendNote(sender, id, note) : 'kept';
  }
  if (draft.kind === 'marcas') {
    const highlights = parseHighlightDraft(draft.text);
    return highlights ? sendHighlights(sender, { id, versao }, highlights) : 'kept';
  }
  const { kind } = await sendKeptFavorite(sender, id);
  return kind === 'later' ? 'later' : 'sent';
}

/**
 * Sends a student's pending marks of sittings, notes, highlights and favourite marks, which need no confirmation. A
 * note that conflicts with the account's stays until its panel is opened, which shows both. `later`: some have to be
 * retried.
 */
export async function sendKept({ isCurrent, ...sender }: Sending): Promise<'done' | 'later'> {
  for (const id of sittingsWithMarks(sender.studentId)) {
    if (!isCurrent()) return 'done';
    if ((await sendKeptMarks(sender, id))?.kind === 'later') return 'later';
  }
  for (const draft of listDrafts(sender.studentId).filter((one) => sendsItself(one) && one.kind !== 'simulado')) {
    if (!isCurrent()) return 'done';
    const end = await send(draft, sender);
    if (end === 'later') return 'later';
    // Text typed meanwhile is sent by its panel.
    if (end === 'sent' && readDraft(draft.key) === draft.text) writeDraft(draft.key, '');
  }
  return 'done';
}
