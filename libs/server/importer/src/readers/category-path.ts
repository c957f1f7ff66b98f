/** Greatest depth; deeper segments are dropped, so that no file can make path look-ups slow. */
const MAX_SEGMENTS = 32;

/** Splits a Moodle category path; a doubled slash is a slash inside a name. */
export function splitCategoryPath(path: string): string[] {
  return path
    .replaceAll('//', '\u0000')
    .split('/')
    .map((segment) => segment.replaceAll('\u0000', '/').replace(/\s+/g, ' ').trim())
    .filter((segment) => segment !== '')
    .slice(0, MAX_SEGMENTS);
}
