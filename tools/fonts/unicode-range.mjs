/**
 * The `unicode-range` of a style sheet's faces, which all have the same one or none.
 * @param {string} css
 * @returns {string} as written there
 */
export function rangeOf(css) {
  const ranges = new Set(
    [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => range.replace(/\s+/g, ' ').trim()),
  );
  const [range] = ranges;
  if (!range || ranges.size > 1)
    throw new Error(`The faces have ${ranges.size} different unicode-ranges instead of one`);
  return range;
}

/**
 * Divides letters by a `unicode-range` such as `U+A2-A6, U+152`.
 * @param {string} letters
 * @param {string} range
 * @returns {{ rare: string, common: string }} the letters within the range, and the others
 */
export function split(letters, range) {
  const spans = range.split(',').map((span) => {
    const [from, to = from] = span.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
  const isRare = (letter) => spans.some(([from, to]) => letter.codePointAt(0) >= from && letter.codePointAt(0) <= to);
  return {
    rare: [...letters].filter(isRare).join(''),
    common: [...letters].filter((letter) => !isRare(letter)).join(''),
  };
}
