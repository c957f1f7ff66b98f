/** Permitted differences per hundred characters of a long text: a transcription has slips of its own. */
const SLIPS = 0.005;

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Letters, figures and the signs that change a meaning; spaces, accents, case and punctuation are ignored. */
const essence = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9%$§]/g, '');

/** The text of HTML as the reader writes it. */
export const textOf = (html) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name]);

/** Whether the edit distance of two texts is at most `limit`; only a band of the table is computed. */
function isWithin(one, other, limit) {
  if (Math.abs(one.length - other.length) > limit) return false;
  let row = new Map();
  for (let at = 0; at <= Math.min(limit, other.length); at += 1) row.set(at, at);
  for (let line = 1; line <= one.length; line += 1) {
    const next = new Map();
    for (let at = Math.max(0, line - limit); at <= Math.min(other.length, line + limit); at += 1) {
      const replaced = (row.get(at - 1) ?? Infinity) + (one[line - 1] === other[at - 1] ? 0 : 1);
      next.set(at, Math.min(replaced, (row.get(at) ?? Infinity) + 1, (next.get(at - 1) ?? Infinity) + 1));
    }
    row = next;
  }
  return (row.get(other.length) ?? Infinity) <= limit;
}

/** Whether two texts are equal except for slips of a transcription. */
export function isSameText(one, other) {
  const [left, right] = [essence(one), essence(other)];
  if (left === right) return true;
  return isWithin(left, right, Math.floor(Math.max(left.length, right.length) * SLIPS));
}

/** Whether statement and alternatives equal those of a transcription. */
export function hasSameTexts({ statement, options }, read) {
  return (
    isSameText(statement, textOf(read.statement)) &&
    Object.keys(options).length === read.alternatives.length &&
    read.alternatives.every(({ letter, html }) => letter in options && isSameText(options[letter], textOf(html)))
  );
}

/**
 * The outcome for a question, compared with a person's transcription: `right`, `doubtful` (it waits for a person), `wrong` (it
 * differs without a doubt) or `missing`.
 *
 * @param wanted `{ statement, options: { A: text, … }, key, annulled }`
 * @param read a question as the reader gives it; undefined where it was not found
 */
export function judge(wanted, read) {
  if (!read) return 'missing';
  if (read.doubts.length > 0) return 'doubtful';
  const hasSameKey = wanted.annulled || wanted.key === null || wanted.key === read.right;
  return hasSameKey && hasSameTexts(wanted, read) ? 'right' : 'wrong';
}
