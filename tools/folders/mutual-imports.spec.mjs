import { join } from 'node:path';
import { projects, root } from '../lint/config/projects.mjs';
import { mutualImports, sourcesBelow } from './mutual-imports.mjs';

/** Pairs that are still to be taken apart; a new one is refused, and a mended one leaves this list. */
const KNOWN = {
  'libs/api-client': ['.: outbox <-> testing'],
  'libs/community': ['.: moderation <-> requests', '.: requests <-> teaching'],
  'libs/maps': ['.: catalogue <-> picker'],
};

const pairs = (files) => mutualImports(new Map(Object.entries(files)));
const use = (path, types = '') => `import ${types}{ a } from '${path}';\n`;

describe('folders beside each other', () => {
  it.each(projects.map(({ path }) => path))('import each other nowhere new in %s', (path) => {
    const found = mutualImports(sourcesBelow(join(root, path, 'src')));
    expect(found.filter((pair) => !KNOWN[path]?.includes(pair))).toEqual([]);
  });
});

describe('the search for pairs', () => {
  it('finds folders that import each other through different files, also by types alone', () => {
    const files = {
      'a/one.ts': use('../b/one'),
      'b/one.ts': '',
      'b/two.tsx': use('../a/two', 'type '),
      'a/two.ts': '',
    };
    expect(pairs(files)).toEqual(['.: a <-> b']);
  });

  it('finds them at any depth, named by the folder that they stand in', () => {
    const files = { 'x/a/deep/one.ts': use('../../b'), 'x/b/index.ts': use('../a/deep/one') };
    expect(pairs(files)).toEqual(['x: a <-> b']);
  });

  it('finds them through imports that are loaded later, and through what is exported again', () => {
    const files = { 'a/one.ts': "export { b } from '../b/one';\n", 'b/one.ts': "void import('../a/one');\n" };
    expect(pairs(files)).toEqual(['.: a <-> b']);
  });

  it('finds none in one direction, nor between a folder and the one that it stands in', () => {
    const files = {
      'a/one.ts': use('../b/one') + use('../index') + use('./deep/one'),
      'a/deep/one.ts': use('../two'),
      'a/two.ts': use('@mapa/domain'),
      'b/one.ts': use('../index'),
      'index.ts': use('./a/one'),
    };
    expect(pairs(files)).toEqual([]);
  });
});
