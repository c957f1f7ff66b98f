/** The note stored on the account; empty text if there is none. */
export interface StoredNote {
  text: string;
  revision: number;
}

/** Typed text that is not on the account yet; `base` is the revision that it is based on, null if unknown. */
export interface NoteDraft {
  text: string;
  base: number | null;
}

/**
 * The state of a draft relative to the account: `settled` if both are equal, `pending` if it may be sent, `conflict` if
 * the account's note was changed elsewhere, `waiting` while the account's note is unknown.
 */
export type NoteSyncState = 'settled' | 'pending' | 'conflict' | 'waiting';

/** Whether two texts are the same note; a blank note equals none. */
const isSame = (one: string, other: string): boolean => one === other || (one.trim() === '' && other.trim() === '');

/**
 * The synchronisation state of a draft. A note written without knowledge of the account's may overwrite an empty one.
 */
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

/** Parses a stored draft; null for anything invalid. */
export function parseNoteDraft(kept: string): NoteDraft | null {
  try {
    const { texto, base } = JSON.parse(kept) as { texto?: unknown; base?: unknown };
    return typeof texto === 'string' && (base === null || typeof base === 'number') ? { text: texto, base } : null;
  } catch {
    return null;
  }
}

/** Serialises a draft for storage; empty for none. */
export const noteDraftText = (draft: NoteDraft | null): string =>
  draft ? JSON.stringify({ texto: draft.text, base: draft.base }) : '';
