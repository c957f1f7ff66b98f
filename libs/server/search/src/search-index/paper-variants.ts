/** A paper's questions that are printed in several versions, and the versions' names. */
export interface PaperVariants {
  numbers: number;
  /** Number of questions, all versions included. */
  questions: number;
  /** Names of the versions, without duplicates, by code point. */
  names: string[];
}

/** A version of one number of a paper, as read from the database: the number's slot and the version's name. */
export type VersionRow = [slot: number, name: string];

/** Counts the numbers of one paper that have several versions. @param versions in any order */
export function countVariants(versions: readonly VersionRow[]): PaperVariants {
  const ofSlot = new Map<number, number>();
  for (const [slot] of versions) ofSlot.set(slot, (ofSlot.get(slot) ?? 0) + 1);
  const several = [...ofSlot.values()].filter((count) => count > 1);
  return {
    numbers: several.length,
    questions: several.reduce((sum, count) => sum + count, 0),
    names: namesOf(versions.map(([, name]) => name)),
  };
}

/** Adds the counts of several papers; null where no number has several versions. */
export function addVariants(papers: readonly PaperVariants[]): PaperVariants | null {
  const sum = (count: (one: PaperVariants) => number) => papers.reduce((total, one) => total + count(one), 0);
  const numbers = sum((one) => one.numbers);
  if (numbers === 0) return null;
  return { numbers, questions: sum((one) => one.questions), names: namesOf(papers.flatMap(({ names }) => names)) };
}

/**
 * By code point, like PostgreSQL's collation "C": `sort` alone compares UTF-16 units, which differ beyond the basic
 * plane.
 */
const namesOf = (names: string[]): string[] =>
  [...new Set(names)].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
