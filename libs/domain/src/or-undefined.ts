/**
 * Runs an action that a browser may refuse, such as access to a full or forbidden storage.
 * @returns the action's result; undefined where it throws
 */
export function orUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
