/** The numbers of papers that are printed in several versions, and what the versions are called. */
export interface PaperVariants {
  numbers: number;
  /** Of all versions of these numbers. */
  questions: number;
  /** Of every version in the papers, each once, by code point. */
  names: string[];
}

/** Versions of one paper's numbers, as the database tells them: a number's place and the version's name. */
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

/** The counts of several papers as one; null where no number has several versions. */
export function addVariants(papers: readonly PaperVariants[]): PaperVariants | null {
  const sum = (count: (one: PaperVariants) => number) => papers.reduce((total, one) => total + count(one), 0);
  const numbers = sum((one) => one.numbers);
  if (numbers === 0) return null;
  return { numbers, questions: sum((one) => one.questions), names: namesOf(papers.flatMap(({ names }) => names)) };
}

/** By code point, as PostgreSQL's collation "C" orders them: `sort` compares units of UTF-16, which differ beyond them. */
const namesOf = (names: string[]): string[] =>
  [...new Set(names)].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
