/**
 * Reads a query string in which arrays are written `key[]=a&key[]=b` (a repeated plain key is an array as well).
 * The object has no prototype, so that no key can reach one.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [rawKey, value] of new URLSearchParams(text)) {
    const isList = rawKey.endsWith('[]');
    const key = isList ? rawKey.slice(0, -2) : rawKey;
    const before = query[key];
    if (before === undefined) query[key] = isList ? [value] : value;
    else if (Array.isArray(before)) before.push(value);
    else query[key] = [before, value];
  }
  return query;
}
