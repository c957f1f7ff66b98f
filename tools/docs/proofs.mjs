/**
 * A row of a page with the proofs of a requirement.
 * @typedef {{ id: string, proofs: { file: string, title?: string }[], isOpen: boolean }} Requirement `title` is absent where a
 *   whole file proves it; it is open where the row says "not yet:" and why
 */

const ROW = /^\|\s*(S?\d[\w.-]*)\s*\|[^|]*\|(.*)\|\s*$/;
const PROOF = /`([\w./-]+)`(?:\s*“([^”]+)”)?/g;
const OPEN = /\bnot yet: \S/;

/** The rows of docs/spec-coverage.md or docs/trust-coverage.md. @returns {Requirement[]} */
export function readRequirements(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [, id, cell] = ROW.exec(line) ?? [];
    if (!id) return [];
    const proofs = [...cell.matchAll(PROOF)].map(([, file, title]) => ({ file, title }));
    return [{ id, proofs, isOpen: OPEN.test(cell) }];
  });
}

const TITLE =
  /(?:\b(?:it|test|describe)(?:\.each)?(?:<[^(]*>)?\(|\]\s*(?:as const\s*)?\)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The titles of a spec file's tests, as they are written there; those of tables keep their placeholders. */
export const titlesIn = (source) => [...source.matchAll(TITLE)].map(([, , title]) => title.replace(/\\(['"`])/g, '$1'));

/**
 * Faults of a page of proofs, one sentence each.
 * @param {Requirement[]} requirements
 * @param {(file: string) => string | null} read a file's text by its path from the root; null where there is none
 * @returns {string[]}
 */
export function proofProblems(requirements, read) {
  const seen = new Set();
  return requirements.flatMap(({ id, proofs, isOpen }) => {
    const problems = [];
    if (seen.has(id)) problems.push(`${id} stands twice`);
    seen.add(id);
    if (proofs.length === 0 && !isOpen) problems.push(`${id}: neither a proof nor "not yet:" with the reason`);
    for (const { file, title } of proofs) {
      const source = read(file);
      if (source === null) problems.push(`${id}: there is no ${file}`);
      else if (title && !titlesIn(source).includes(title)) problems.push(`${id}: ${file} has no test “${title}”`);
    }
    return problems;
  });
}
