/** Splits a Moodle category path; a doubled slash is a slash inside a name. */
export function splitCategoryPath(path: string): string[] {
  return path
    .replaceAll('//', '\u0000')
    .split('/')
    .map((segment) => segment.replaceAll('\u0000', '/').replace(/\s+/g, ' ').trim())
    .filter((segment) => segment !== '');
}
