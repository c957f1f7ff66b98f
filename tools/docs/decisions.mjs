import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';

/** The files of decisions, by name. @param {string} root @returns {string[]} */
export const decisionsOf = (root) => readdirSync(join(root, FOLDER)).filter((name) => /^\d{3}-.*\.md$/.test(name));

/**
 * Faults of a decision: its heading must have its number, a line its status and date, and the list must name it once with
 * its title.
 *
 * @param {string} name the file's name
 * @param {string} text the file's
 * @param {string} list the text of the list of decisions
 * @returns {string[]} sentences; empty if there are none
 */
export function faultsOf(name, text, list) {
  const number = name.slice(0, 3);
  const title = text.split('\n', 1)[0].replace(/^# /, '');
  const entries = list.split('\n').filter((line) => line.includes(`](${name})`));
  return [
    ...(title.startsWith(`${number}: `) ? [] : [`its heading does not begin with "${number}: "`]),
    ...(/^\*\*Status\.\*\* (?:Accepted|Replaced), \d{4}-\d\d-\d\d\./m.test(text)
      ? []
      : ['it has no line "**Status.** Accepted, YYYY-MM-DD."']),
    ...(entries.length === 1 ? [] : [`${FOLDER}/README.md names it ${entries.length} times, not once`]),
    ...(entries.every((line) => line.includes(`[${title}]`)) ? [] : [`${FOLDER}/README.md gives it another title`]),
  ];
}

/** The same for a file in the repository. @param {string} root @param {string} name */
export const decisionFaults = (root, name) =>
  faultsOf(name, readFileSync(join(root, FOLDER, name), 'utf8'), readFileSync(join(root, FOLDER, 'README.md'), 'utf8'));
