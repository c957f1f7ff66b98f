/** Deeper than any real bank; what lies beyond is dropped, so that nobody can make looking a path up slow. */
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
