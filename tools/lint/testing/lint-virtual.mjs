import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { root } from '../config/projects.mjs';

// A separate process, because ESLint loads its configuration by native import, which jest's sandbox does not support.
// Reads [{ file, code }] from stdin, writes [[{ rule, message }]] to stdout.

// The boundary rule needs Nx's graph and reports nothing without it.
await createProjectGraphAsync();

const eslint = new ESLint({ cwd: root });
const cases = JSON.parse(await text(process.stdin));
const results = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  results.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
process.stdout.write(`\n${JSON.stringify(results)}`);
process.exit(0);
