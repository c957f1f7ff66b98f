/** One sentence of the specification: its short id, what it says, and the tests that prove it. @typedef {{ id: string, line: number, proofs: { file: string, title: string }[] }} Entry */

const ROW = /^\|\s*(S[\d.][\w.-]*)\s*\|([^|]*)\|(.*)\|\s*$/;
const PROOF = /`([^`]+)`\s*“([^”]+)”/g;

/** The rows of the coverage document. @returns {Entry[]} */
export function readEntries(markdown) {
  return markdown.split('\n').flatMap((text, at) => {
    const [, id, , proofs] = ROW.exec(text) ?? [];
    if (!id) return [];
    return [{ id, line: at + 1, proofs: [...proofs.matchAll(PROOF)].map(([, file, title]) => ({ file, title })) }];
  });
}

const TITLE =
  /(?:\b(?:it|test|describe)(?:\.each)?(?:<[^(]*>)?\(|\]\s*(?:as const\s*)?\)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The titles of a spec file's tests, as they are written there; those of tables keep their placeholders. */
export const titlesIn = (source) => [...source.matchAll(TITLE)].map(([, , title]) => title.replace(/\\(['"`])/g, '$1'));

/** Sections of the specification that the document has to cover. */
const CHAPTERS = ['S2', 'S4', 'S5', 'S8', 'S9'];

/**
 * What is wrong with the document, one sentence each.
 * @param {Entry[]} entries
 * @param {(file: string) => string | null} read a file's text by its path from the root; null where there is none
 * @returns {string[]}
 */
export function problemsOf(entries, read) {
  const seen = new Set();
  const problems = CHAPTERS.filter((chapter) => !entries.some(({ id }) => id.startsWith(`${chapter}.`))).map(
    (chapter) => `${chapter}: no sentence of it is listed`,
  );
  for (const { id, line, proofs } of entries) {
    const place = `line ${line}, ${id}`;
    if (seen.has(id)) problems.push(`${place}: the id stands twice`);
    seen.add(id);
    if (proofs.length === 0) problems.push(`${place}: no test proves it`);
    for (const { file, title } of proofs) {
      const source = read(file);
      if (source === null) problems.push(`${place}: there is no ${file}`);
      else if (!titlesIn(source).includes(title)) problems.push(`${place}: ${file} has no test “${title}”`);
    }
  }
  return problems;
}
