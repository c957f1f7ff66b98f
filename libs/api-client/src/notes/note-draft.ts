/** The note as the account holds it; an empty text where there is none. */
export interface StoredNote {
  text: string;
  revision: number;
}

/** What was typed and is not in the account yet; `base` is the revision that it was written over, null when that is not known. */
export interface NoteDraft {
  text: string;
  base: number | null;
}

/**
 * How a draft stands to what the account holds: `settled` when they say the same, `pending` when it may be sent,
 * `conflict` when the account's note was changed elsewhere, `waiting` while the account could not be asked.
 */
export type NoteSyncState = 'settled' | 'pending' | 'conflict' | 'waiting';

/** Whether two texts are the same note; blanks alone are none. */
const isSame = (one: string, other: string): boolean => one === other || (one.trim() === '' && other.trim() === '');

/** Synchronisation state of the draft. A note written without knowledge of another may overwrite an empty one. */
export function noteSyncState(draft: NoteDraft | null, stored: StoredNote | undefined): NoteSyncState {
  if (!draft) return 'settled';
  if (!stored) return 'waiting';
  if (isSame(draft.text, stored.text)) return 'settled';
  return draft.base === stored.revision || stored.text === '' ? 'pending' : 'conflict';
}

/** The account's note and the draft, one below the other, based on the stored revision. */
export const joinedNotes = (draft: NoteDraft, stored: StoredNote): NoteDraft => ({
  text: `${stored.text}\n\n${draft.text}`,
  base: stored.revision,
});

/** A kept draft; null for anything that is none. */
export function parseNoteDraft(kept: string): NoteDraft | null {
  try {
    const { texto, base } = JSON.parse(kept) as { texto?: unknown; base?: unknown };
    return typeof texto === 'string' && (base === null || typeof base === 'number') ? { text: texto, base } : null;
  } catch {
    return null;
  }
}

/** A draft as the device keeps it; nothing for none. */
export const noteDraftText = (draft: NoteDraft | null): string =>
  draft ? JSON.stringify({ texto: draft.text, base: draft.base }) : '';
