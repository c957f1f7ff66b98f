import { join } from 'node:path';
import { projects, root } from '../lint/config/projects.mjs';
import { importCycles } from './import-cycles.mjs';
import { sourcesBelow } from './sources.mjs';

const cycles = (files) => importCycles(new Map(Object.entries(files)));

describe('files', () => {
  // Between projects the lint rule of boundaries refuses circles.
  it.each([...projects.map(({ path }) => path), 'tools'])('import each other in no circle in %s', (path) => {
    expect(importCycles(sourcesBelow(join(root, path)))).toEqual([]);
  });
});

describe('the search for circles', () => {
  it('finds two files that import each other, and one that imports itself', () => {
    const files = { 'a.ts': "import { b } from './b';", 'b.ts': "export { a } from './a';", 'c.ts': "import './c';" };
    expect(cycles(files)).toEqual(['a.ts -> b.ts -> a.ts', 'c.ts -> c.ts']);
  });

  it('finds a circle through folders, through what is loaded later and through files with their ending', () => {
    const files = {
      'start.mjs': "import './deep/index.ts';",
      'deep/index.ts': "export * from './part';",
      'deep/part.tsx': "export const late = () => import('../start.mjs');",
    };
    expect(cycles(files)).toEqual(['start.mjs -> deep/index.ts -> deep/part.tsx -> start.mjs']);
  });

  it('finds a circle that a file which stands in none leads to', () => {
    const files = { 'a.ts': "import './b';", 'b.ts': "import './c';", 'c.ts': "import './b';" };
    expect(cycles(files)).toEqual(['b.ts -> c.ts -> b.ts']);
  });

  it('takes types alone for no circle, types beside values for one', () => {
    const back = { 'b.ts': "import { a } from './a';" };
    expect(cycles({ 'a.ts': "import type { B } from './b';\nexport type { C } from './b';", ...back })).toEqual([]);
    expect(cycles({ 'a.ts': "import type {\n  B,\n  C,\n} from './b';", ...back })).toEqual([]);
    expect(cycles({ 'a.ts': "import { type B, b } from './b';", ...back })).toHaveLength(1);
  });

  it('takes two ways to the same file for no circle', () => {
    const files = {
      'a.ts': "import './b';\nimport './c';",
      'b.ts': "import './d';",
      'c.ts': "import './d';",
      'd.ts': '',
    };
    expect(cycles(files)).toEqual([]);
  });
});
