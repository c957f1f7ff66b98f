import type { Highlights, StoredHighlights } from './merge-highlights';

/** Highlights that wait on this device, and what the account held when they were made. */
export interface HighlightDraft {
  base: StoredHighlights;
  mine: Highlights;
}

/** Kept JSON; an empty object for anything that is none. */
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

/** Kept highlights of the account; null for anything that is none. */
export const parseStoredHighlights = (kept: string): StoredHighlights | null => asStored(parsed(kept));

/** A kept draft; null for anything that is none. */
export function parseHighlightDraft(kept: string): HighlightDraft | null {
  const { base, mine } = parsed(kept);
  const known = base && asStored(base);
  return known && mine && Array.isArray(mine.destaques) && Array.isArray(mine.riscadas) ? { base: known, mine } : null;
}
