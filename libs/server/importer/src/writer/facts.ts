/** What the new values say otherwise than the stored row; null when that is nothing. A missing value unsays nothing. */
export function newFacts<T extends object>(stored: object, values: T): Partial<T> | null {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(values).filter(
    ([key, value]) => key !== 'name' && value !== null && value !== before.get(key),
  );
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}
