import { groupBy } from '../rules/keys';

/** A question of a paper, in the order of its files. */
export interface PaperItem {
  questionId: number;
  number: number | null;
  variant: string | null;
  language: boolean;
}

/** Its place: questions of one slot are variants of one number. */
export interface SlotPosition {
  questionId: number;
  slot: number;
  number: number | null;
  variant: string | null;
}

/**
 * Gives each question of a paper its place; the result is deterministic. A number is its own slot, shared by two
 * variants. After the numbers come repeated numbers, then questions without one.
 */
export function planSlots(items: PaperItem[]): SlotPosition[] {
  const times = countNumbers(items);
  const wanted = items.map(({ questionId, number, variant: word, language }) => {
    const repeats = number !== null && (times.get(number) ?? 0) > 1;
    return { questionId, number, variant: language || repeats ? word : null };
  });
  const slots = new Map<number, number>();
  const byNumber = new Map<number, (string | null)[]>();
  for (const { questionId, number, variant } of wanted) {
    if (number === null || number === 0) continue;
    const there = byNumber.get(number) ?? [];
    const joins =
      there.length === 0 || (variant !== null && there.every((other) => other !== null && other !== variant));
    if (!joins) continue;
    byNumber.set(number, [...there, variant]);
    slots.set(questionId, number);
  }
  let last = Math.max(0, ...byNumber.keys());
  const behind = wanted.filter(({ questionId }) => !slots.has(questionId));
  for (const { questionId } of [
    ...behind.filter(({ number }) => number !== null),
    ...behind.filter(({ number }) => number === null),
  ]) {
    last += 1;
    slots.set(questionId, last);
  }
  return wanted.map((place) => ({ ...place, slot: slots.get(place.questionId) ?? 0 }));
}

/** The languages that an exam offers for one number, each mapped to the other. */
const OTHER_LANGUAGE: Readonly<Record<string, string>> = { inglês: 'espanhol', espanhol: 'inglês' };

/**
 * If a number occurs twice, once with a language and once without, assigns the other language to the second. Returns
 * the items, and the numbers for which a language was assumed.
 */
export function completeLanguages<T extends PaperItem>(items: readonly T[]): { items: T[]; assumed: number[] } {
  const byNumber = groupBy(items, ({ number }) => number);
  const assumed = new Map<number, string>();
  for (const [number, alike] of byNumber) {
    const [one, other, third] = alike;
    if (number === null || !one || !other || third) continue;
    const labelled = [one, other].filter(({ language }) => language);
    const language = OTHER_LANGUAGE[labelled[0]?.variant ?? ''];
    if (labelled.length === 1 && language) assumed.set(number, language);
  }
  return {
    items: items.map((item) => {
      const variant = assumed.get(item.number ?? -1);
      return variant && !item.language ? { ...item, variant, language: true } : item;
    }),
    assumed: [...assumed.keys()],
  };
}

function countNumbers(items: PaperItem[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { number } of items) if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
