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
 * Notes that a sitting has ended.
 * @returns whether the page took it for open
 */
export const markEnded = (page: object, id: string): boolean => standingOf(page).delete(id);
