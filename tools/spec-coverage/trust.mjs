import { titlesIn } from './read.mjs';

/** How many requirements there are. */
const REQUIREMENTS = 45;
const ROW = /^\|\s*(\d+)\s*\|([^|]*)\|(.*)\|\s*$/;
const PROOF = /`([\w./-]+)`(?:\s*“([^”]+)”)?/g;
/** Why no test or drill proves a requirement, or a part of it. */
const OPEN = /\bnot yet: \S/;

/** Rows of the page on trust: `{ number, proofs: { file, title }[], isOpen }`; `title` is absent where a file proves as a whole. */
export function readRequirements(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [, number, , proofs] = ROW.exec(line) ?? [];
    if (!number) return [];
    const named = [...proofs.matchAll(PROOF)].map(([, file, title]) => ({ file, title }));
    return [{ number: Number(number), proofs: named, isOpen: OPEN.test(proofs) }];
  });
}

/**
 * What is wrong with the page, one sentence each.
 *
 * @param {(file: string) => string | null} read a file's text by its path from the root; null where there is none
 * @returns {string[]}
 */
export function trustProblems(requirements, read) {
  const problems = [];
  for (let number = 1; number <= REQUIREMENTS; number += 1) {
    const count = requirements.filter((requirement) => requirement.number === number).length;
    if (count !== 1) problems.push(`${number} stands ${count} times`);
  }
  for (const { number, proofs, isOpen } of requirements) {
    if (proofs.length === 0 && !isOpen) problems.push(`${number}: neither a proof nor "not yet:" with the reason`);
    for (const { file, title } of proofs) {
      const source = read(file);
      if (source === null) problems.push(`${number}: there is no ${file}`);
      else if (title && !titlesIn(source).includes(title)) problems.push(`${number}: ${file} has no test “${title}”`);
    }
  }
  return problems;
}
