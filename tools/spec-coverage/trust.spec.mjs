import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRequirements, trustProblems } from './trust.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const readFile = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);

test('each requirement of trust names tests that exist, or says why there is none yet', () => {
  expect(trustProblems(readRequirements(readFile('docs/trust-coverage.md')), readFile)).toEqual([]);
});

test('a requirement that is left out, one without proof, a file and a test that are gone are told', () => {
  const rows = Array.from({ length: 43 }, (_, at) => `| ${at + 3} | kept | not yet: nobody wrote it |`);
  const page = ['| 2 | kept | |', '| 3 | kept | `a.spec.ts` “gone”, `b.spec.ts` |', ...rows.slice(1)].join('\n');
  const read = (file) => (file === 'a.spec.ts' ? "it('does', () => {});" : null);
  expect(trustProblems(readRequirements(page), read)).toEqual([
    '1 stands 0 times',
    '2: neither a proof nor "not yet:" with the reason',
    '3: a.spec.ts has no test “gone”',
    '3: there is no b.spec.ts',
  ]);
});
