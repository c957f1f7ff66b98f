/** A question of a paper, in the file's order. */
export interface PaperItem {
  questionId: number;
  number: number | null;
  variant: string | null;
  language: boolean;
}

/** Its place: questions of one slot are alternatives of one number. */
export interface Place {
  questionId: number;
  slot: number;
  number: number | null;
  variant: string | null;
}

/**
 * Gives each item its place in a paper that may already have some. A place once given stays, so that importing again
 * changes nothing. A number is its own slot; two variants of a number share it; what has no number follows behind.
 */
export function planSlots(items: PaperItem[], existing: Place[]): Place[] {
  const known = new Map(existing.map((place) => [place.questionId, place]));
  const shelf = new Shelf(existing);
  const timesInFile = countNumbers(items);
  const planned: Place[] = [];
  const numberedFirst = [...items.filter((item) => item.number !== null), ...items.filter((item) => item.number === null)];
  for (const { questionId, number, variant: word, language } of numberedFirst) {
    const repeats = number !== null && (timesInFile.get(number) ?? 0) > 1;
    const variant = language || repeats ? word : null;
    const before = known.get(questionId);
    const keeps = before !== undefined && before.number === number && before.variant === variant;
    const place = { questionId, number, variant, slot: keeps ? before.slot : shelf.slotFor(number, variant) };
    shelf.add(place);
    planned.push(place);
  }
  return planned;
}

/** Which slots are taken, and by which variants of which number. */
class Shelf {
  private readonly taken = new Set<number>();
  private readonly byNumber = new Map<number, Place[]>();
  private last = 0;

  constructor(places: Place[]) {
    for (const place of places) this.add(place);
  }

  add(place: Place): void {
    this.taken.add(place.slot);
    this.last = Math.max(this.last, place.slot);
    if (place.number === null) return;
    this.byNumber.set(place.number, [...(this.byNumber.get(place.number) ?? []), place]);
  }

  slotFor(number: number | null, variant: string | null): number {
    if (number === null) return this.last + 1;
    const sibling = this.byNumber.get(number)?.find((place) => place.variant !== null && place.variant !== variant);
    if (sibling && variant !== null) return sibling.slot;
    return this.taken.has(number) || number === 0 ? this.last + 1 : number;
  }
}

function countNumbers(items: PaperItem[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { number } of items) if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
