/** For each page, by its transport: the questions that an open sitting is known to withhold. */
const withheld = new WeakMap<object, Set<number>>();

/**
 * Records which questions an open sitting withholds.
 * @returns those that the page did not know of
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

/** For each page, by its transport: the sittings that the last responses reported as open. */
const standings = new WeakMap<object, Set<string>>();

function standingOf(page: object): Set<string> {
  const standing = standings.get(page) ?? new Set<string>();
  standings.set(page, standing);
  return standing;
}

/** Ids of the sittings that a page regards as open. */
export const openSittings = (page: object): string[] => [...standingOf(page)];

/** Records that a sitting is open. */
export const markOpen = (page: object, id: string): void => void standingOf(page).add(id);

/**
 * Records that a sitting has ended. The next list of sittings reports what another one still withholds.
 * @returns whether the page regarded it as open
 */
export function markEnded(page: object, id: string): boolean {
  const wasOpen = standingOf(page).delete(id);
  // A list names ended sittings whenever it is loaded; forgetting at each would load it again and again.
  if (wasOpen) withheld.delete(page);
  return wasOpen;
}
