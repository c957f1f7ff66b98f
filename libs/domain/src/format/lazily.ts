/**
 * Creates a value on first use. For the formats of `Intl`: creating the first one takes a cheap phone tens of
 * milliseconds, which would delay a page's start.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
