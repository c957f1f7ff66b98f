import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../config/projects.mjs';

/**
 * The messages of the house's lint for files that need not exist.
 * @param {{ file: string, code: string }[]} cases
 * @returns {{ rule: string | null, message: string }[][]} the messages for each case
 */
export function lintCases(cases) {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'lint-virtual.mjs')], {
    cwd: root,
    input: JSON.stringify(cases),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (child.status !== 0) throw new Error(`the linter did not run:\n${child.stderr}`);
  return JSON.parse(child.stdout.slice(child.stdout.lastIndexOf('\n[')));
}
