import { studyAidsApi } from '../resources/study-aids';
import { isFinalRefusal, type DraftSender } from './draft-sender';
import { noteSyncState, type NoteDraft } from './note-draft';

/**
 * Sends a pending note of this device, outside its panel. `sent`: the account has it now. `kept`: it was changed
 * elsewhere, or is refused; its panel must show this. `later`: nothing more can be sent now.
 */
export async function sendNote(
  { dispatch, token }: DraftSender & { token: string },
  id: number,
  draft: NoteDraft,
): Promise<'sent' | 'kept' | 'later'> {
  const { noteFor, writeNoteFor } = studyAidsApi.endpoints;
  const { data: account, error: unread } = await dispatch(noteFor.initiate({ id, token }, { track: false }));
  if (!account) return outcomeOf(unread);
  const standing = noteSyncState(draft, { text: account.texto ?? '', revision: account.revisao });
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

const outcomeOf = (error: unknown): 'kept' | 'later' => (isFinalRefusal(error) ? 'kept' : 'later');
