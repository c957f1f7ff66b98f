type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** Whether a field's type is an object of a single shape. */
type IsPlainObject<T> = null extends T
  ? false
  : undefined extends T
    ? false
    : T extends readonly unknown[]
      ? false
      : T extends object
        ? IsUnion<T> extends true
          ? false
          : true
        : false;

/**
 * A test's changes to a sample, at any depth. Lists are given whole, and so are fields that may be absent, null or of
 * another shape, because the sample may lack them.
 */
export type Changes<T> = { [K in keyof T]?: IsPlainObject<T[K]> extends true ? Changes<T[K]> : T[K] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(whole: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(changes).map(([key, change]) => {
    const before = whole[key];
    return [key, isObject(before) && isObject(change) ? merged(before, change) : change] as const;
  });
  return { ...whole, ...Object.fromEntries(entries) };
}

/** A sample object with a test's changes. */
export const changed = <T extends object>(whole: T, changes: Changes<T>): T =>
  merged(whole as Record<string, unknown>, changes as Record<string, unknown>) as T;

/** The n-th uuid of the samples, the same in each run. */
export const sampleUuid = (n: number): string => `0b9f9c2e-8a43-4c53-9f5e-${String(n).padStart(12, '0')}`;
