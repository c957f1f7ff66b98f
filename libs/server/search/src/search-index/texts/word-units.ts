/** Marks the end of each line; no phrase crosses it. */
export const LINE_END = 0;
/** Offset from a word's number to its unit. The first 57,000 words take one unit, others two, as in UTF-16. */
export const FIRST_WORD = 1;
const LEADS = 0xe000;
const TRAILS = 0xf000;
const TRAIL_BITS = 12;
const TRAIL_MASK = (1 << TRAIL_BITS) - 1;
const PAIRED_WORDS = (TRAILS - LEADS) << TRAIL_BITS;

/** The one or two units of a word. Throws where the number exceeds what two units can hold. */
export function unitsOf(number: number): number[] {
  const single = number + FIRST_WORD;
  if (single < LEADS) return [single];
  const paired = single - LEADS;
  if (paired >= PAIRED_WORDS) throw new RangeError('more words than can be numbered');
  return [LEADS + (paired >>> TRAIL_BITS), TRAILS + (paired & TRAIL_MASK)];
}

const MARKS = 1 << 10;

/** A small table of the first units of words; a unit outside it belongs to none of them. */
export function markUnits(words: readonly number[]): Uint8Array {
  const marks = new Uint8Array(MARKS);
  for (const word of words) marks[(unitsOf(word)[0] ?? 0) & (MARKS - 1)] = 1;
  return marks;
}

/**
 * Calls `tell` for each word of the text `chunk[first, end)` whose first unit has a mark, with its position, counted from
 * 1. Words with the same mark are among them.
 */
export function eachMarked(
  chunk: Uint16Array,
  first: number,
  end: number,
  marks: Uint8Array,
  tell: (word: number, place: number) => void,
): void {
  let place = 0;
  for (let at = first; at < end; at += 1) {
    const unit = chunk[at] ?? 0;
    if (unit === LINE_END || unit >= TRAILS) continue;
    place += 1;
    if (marks[unit & (MARKS - 1)] === 0) continue;
    tell(
      unit < LEADS
        ? unit - FIRST_WORD
        : LEADS - FIRST_WORD + ((unit - LEADS) << TRAIL_BITS) + ((chunk[at + 1] ?? 0) - TRAILS),
      place,
    );
  }
}

/** Writes the units of a word. @param number of the vocabulary */
export function putWord(put: (unit: number) => void, number: number): void {
  if (number + FIRST_WORD < LEADS) put(number + FIRST_WORD);
  else for (const unit of unitsOf(number)) put(unit);
}
