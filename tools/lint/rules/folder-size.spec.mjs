import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleTester } from '../testing/rule-tester.mjs';
import { folderSize } from './folder-size.mjs';

const folders = [];

function folderWith(...names) {
  const folder = mkdtempSync(join(tmpdir(), 'folder-size-'));
  folders.push(folder);
  for (const name of names) writeFileSync(join(folder, name), '');
  return (name) => join(folder, name);
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const full = folderWith('a.ts', 'b.tsx', 'c.mjs');
const withSpecs = folderWith('a.ts', 'a.spec.ts', 'b.ts', 'c.d.ts', 'd.journey.ts', 'data.json');
const crowded = folderWith('a.ts', 'b.ts', 'c.ts', 'd.ts');
const options = [{ max: 3 }];

ruleTester.run('folder-size', folderSize, {
  valid: [
    { name: 'a folder at the limit', code: 'a;', filename: full('a.ts'), options },
    {
      name: 'specs, journeys, declarations and data are not counted',
      code: 'a;',
      filename: withSpecs('a.ts'),
      options,
    },
    { name: 'the other files of a full folder stay silent', code: 'a;', filename: crowded('b.ts'), options },
    { name: 'a folder that does not exist yet', code: 'a;', filename: join(tmpdir(), 'nowhere-at-all', 'a.ts') },
  ],
  invalid: [
    {
      name: 'the first file speaks for a full folder',
      code: 'a;',
      filename: crowded('a.ts'),
      options,
      errors: [{ messageId: 'tooMany', data: { count: 4, max: 3 } }],
    },
  ],
});
