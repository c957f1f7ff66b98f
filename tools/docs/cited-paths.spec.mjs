import { resolve } from 'node:path';
import { missingPaths, pagesOf } from './cited-paths.mjs';

const root = resolve(import.meta.dirname, '../..');

it.each(pagesOf(root))('%s names only files that exist', (page) => {
  expect(missingPaths(root, page)).toEqual([]);
});

it('finds missing files, in code and in links', () => {
  const text =
    'See `apps/api/src/none.ts`, `apps/web`, [this](gone.md#part), [that](testing.md) and [others](https://example.org).';
  expect(missingPaths(root, 'docs/testing.md', text)).toEqual(['apps/api/src/none.ts', 'docs/gone.md']);
});
