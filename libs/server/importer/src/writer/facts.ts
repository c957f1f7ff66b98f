/** The values that differ from the stored row; null when none does. A missing value does not clear a stored one. */
export function newFacts<T extends object>(stored: object, values: T): Partial<T> | null {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(values).filter(
    ([key, value]) => key !== 'name' && value !== null && value !== before.get(key),
  );
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}
