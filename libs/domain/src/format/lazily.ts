/**
 * Makes a value at its first use. For the formats of `Intl`: the first one takes a cheap phone tens of milliseconds, which a page's code
 * would otherwise spend before it starts.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
