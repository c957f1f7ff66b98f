import type { Highlights, StoredHighlights } from './merge-highlights';

/** Highlights stored on this device but not sent, and the account's state when they were made. */
export interface HighlightDraft {
  base: StoredHighlights;
  mine: Highlights;
}

/** Parses stored JSON; an empty object for anything invalid. */
function parsed(kept: string): Partial<StoredHighlights> & Partial<HighlightDraft> {
  try {
    return (JSON.parse(kept) ?? {}) as Partial<StoredHighlights>;
  } catch {
    return {};
  }
}

const asStored = ({ destaques, riscadas, revisao }: Partial<StoredHighlights>): StoredHighlights | null =>
  Array.isArray(destaques) && Array.isArray(riscadas) && typeof revisao === 'number'
    ? { destaques, riscadas, revisao }
    : null;

/** Parses stored highlights of the account; null for anything invalid. */
export const parseStoredHighlights = (kept: string): StoredHighlights | null => asStored(parsed(kept));

/** Parses a stored draft; null for anything invalid. */
export function parseHighlightDraft(kept: string): HighlightDraft | null {
  const { base, mine } = parsed(kept);
  const known = base && asStored(base);
  return known && mine && Array.isArray(mine.destaques) && Array.isArray(mine.riscadas) ? { base: known, mine } : null;
}
