/**
 * Runs an action on something that a browser may refuse, such as a storage that is full or forbidden.
 * @returns what the action returns; undefined where it throws
 */
export function orUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
