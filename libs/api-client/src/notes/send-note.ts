import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { studyAidsApi } from '../resources/study-aids';
import type { ApiState } from '../api/base-api';
import { noteStanding, type NoteDraft } from './note-draft';

interface Sender {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  /** Of the student who wrote the note: the cookie may name somebody else by now. */
  token: string;
}

/**
 * Sends a note that waits on this device, away from its panel. `sent`: the account has it now. `kept`: it was changed
 * elsewhere, or is refused, which its panel is to show. `later`: nothing more can be sent now.
 */
export async function sendNote(
  { dispatch, token }: Sender,
  id: number,
  draft: NoteDraft,
): Promise<'sent' | 'kept' | 'later'> {
  const { noteFor, writeNoteFor } = studyAidsApi.endpoints;
  const { data: account, error: unread } = await dispatch(noteFor.initiate({ id, token }, { track: false }));
  if (!account) return outcomeOf(unread);
  const standing = noteStanding(draft, { text: account.texto ?? '', revision: account.revisao });
  if (standing !== 'pending') return standing === 'settled' ? 'sent' : 'kept';
  const texto = draft.text.trim() === '' ? null : draft.text;
  const { data, error } = await dispatch(
    writeNoteFor.initiate({ id, token, texto, revisao: account.revisao }, { track: false }),
  );
  if (!data) return outcomeOf(error);
  // Its panel may be open.
  void dispatch(studyAidsApi.util.upsertQueryData('note', { id }, data));
  return 'sent';
}

const FINAL = new Set(['invalid', 'forbidden', 'not-found']);
const outcomeOf = (error: object | undefined): 'kept' | 'later' =>
  error && 'kind' in error && FINAL.has(error.kind as string) ? 'kept' : 'later';
