import { join } from 'node:path';
import { projects, root } from '../lint/config/projects.mjs';
import { folderCycles } from './folder-cycles.mjs';
import { sourcesBelow } from './sources.mjs';

const cycles = (files) => folderCycles(new Map(Object.entries(files)));
const use = (path, types = '') => `import ${types}{ a } from '${path}';\n`;

it.each(projects.map(({ path }) => path))('folders beside each other import in one direction in %s', (path) => {
  expect(folderCycles(sourcesBelow(join(root, path, 'src')))).toEqual([]);
});

describe('the search for cycles of folders', () => {
  it('finds folders that import each other through different files, also by types alone', () => {
    const files = {
      'a/one.ts': use('../b/one'),
      'b/one.ts': '',
      'b/two.tsx': use('../a/two', 'type '),
      'a/two.ts': '',
    };
    expect(cycles(files)).toEqual(['.: a <-> b']);
  });

  it('finds a cycle of any length once, without the folders that only lead to it or away from it', () => {
    const files = {
      'before/one.ts': use('../a/one'),
      'a/one.ts': use('../b/one'),
      'b/one.ts': use('../c/one'),
      'c/one.ts': use('../a/two') + use('../after/one'),
      'a/two.ts': '',
      'after/one.ts': '',
    };
    expect(cycles(files)).toEqual(['.: a <-> b <-> c']);
  });

  it('finds two cycles that no import joins apart', () => {
    const files = {
      'a/1.ts': use('../b/1'),
      'b/1.ts': use('../a/1'),
      'c/1.ts': use('../d/1'),
      'd/1.ts': use('../c/1'),
    };
    expect(cycles(files)).toEqual(['.: a <-> b', '.: c <-> d']);
  });

  it('finds them at any depth, named by the folder that they stand in', () => {
    const files = { 'x/a/deep/one.ts': use('../../b'), 'x/b/index.ts': use('../a/deep/one') };
    expect(cycles(files)).toEqual(['x: a <-> b']);
  });

  it('finds them through imports that are loaded later, and through what is exported again', () => {
    const files = { 'a/one.ts': "export { b } from '../b/one';\n", 'b/one.ts': "void import('../a/one');\n" };
    expect(cycles(files)).toEqual(['.: a <-> b']);
  });

  it('finds none in one direction, nor between a folder and the one that it stands in', () => {
    const files = {
      'a/one.ts': use('../b/one') + use('../index') + use('./deep/one'),
      'a/deep/one.ts': use('../two'),
      'a/two.ts': use('@mapa/domain'),
      'b/one.ts': use('../index'),
      'index.ts': use('./a/one'),
    };
    expect(cycles(files)).toEqual([]);
  });
});
