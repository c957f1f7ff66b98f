import { resolve } from 'node:path';
import { decisionFaults, decisionsOf, faultsOf } from './decisions.mjs';

const root = resolve(import.meta.dirname, '../..');

it.each(decisionsOf(root))('%s has its number, status and date, and is in the list once', (name) => {
  expect(decisionFaults(root, name)).toEqual([]);
});

it('reports the faults of a decision', () => {
  expect(faultsOf('007-sizes.md', '# 8: Sizes\n\n**Context.** None.\n', '- [007: Sizes](007-sizes.md)\n')).toEqual([
    'its heading does not begin with "007: "',
    'it has no line "**Status.** Accepted, YYYY-MM-DD."',
    'docs/decisions/README.md gives it another title',
  ]);
  const sound = '# 007: Sizes\n\n**Status.** Accepted, 2026-11-20.\n';
  expect(faultsOf('007-sizes.md', sound, '- [007: Sizes](007-sizes.md)\n')).toEqual([]);
  expect(faultsOf('007-sizes.md', sound, '')).toEqual(['docs/decisions/README.md names it 0 times, not once']);
});
