/** Of each page, by its transport: the questions that an open sitting is known to withhold. */
const withheld = new WeakMap<object, Set<number>>();

/**
 * Notes which questions an open sitting withholds.
 * @returns those of which the page did not know it
 */
export function markWithheld(page: object, ids: readonly number[]): number[] {
  const known = withheld.get(page) ?? new Set<number>();
  withheld.set(page, known);
  const fresh = ids.filter((id) => !known.has(id));
  fresh.forEach((id) => known.add(id));
  return fresh;
}

/** Whether a page knows that an open sitting withholds a question. */
export const isWithheld = (page: object, id: number): boolean => withheld.get(page)?.has(id) ?? false;

/** Of each page, by its transport: the sittings that responses told to be open last. */
const standings = new WeakMap<object, Set<string>>();

function standingOf(page: object): Set<string> {
  const standing = standings.get(page) ?? new Set<string>();
  standings.set(page, standing);
  return standing;
}

/** Ids of the sittings that a page takes for open. */
export const openSittings = (page: object): string[] => [...standingOf(page)];

/** Notes that a sitting is open. */
export const markOpen = (page: object, id: string): void => void standingOf(page).add(id);

/**
 * Notes that a sitting has ended. What another one still withholds is told again with the next list of sittings.
 * @returns whether the page took it for open
 */
export function markEnded(page: object, id: string): boolean {
  withheld.delete(page);
  return standingOf(page).delete(id);
}
