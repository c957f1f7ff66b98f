import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/core/root.mjs';
import { readSources } from './glossary-terms.mjs';
import { namesIn, unknownNames } from './recipe-names.mjs';

const files = ['apps', 'libs', 'tools'].flatMap((folder) => readdirSync(join(root, folder), { recursive: true }));

describe('the recipes', () => {
  it('name only files and identifiers that exist', () => {
    const page = readFileSync(join(root, 'docs/contributing.md'), 'utf8');
    expect(namesIn(page).length).toBeGreaterThan(40);
    expect(unknownNames(page, files, readSources(root))).toEqual([]);
  });

  it('are searched for files and names, not for paths, commands and blocks', () => {
    const page =
      'In `a.ts` see `readIt`, `apps/web`, `npx nx`, `added: true` and `b-c.spec.tsx`.\n```\nthis\n```\n`THAT`';
    expect(namesIn(page)).toEqual(['a.ts', 'readIt', 'b-c.spec.tsx', 'THAT']);
    expect(unknownNames(page, ['x/a.ts'], ['const readItAll = THAT;'])).toEqual(['readIt', 'b-c.spec.tsx']);
  });
});
