import { folderCircles } from './folder-circles.mjs';

/** Imports by "file -> file file". */
const imports = (...lines) =>
  lines.flatMap((line) => {
    const [from, targets] = line.split(' -> ');
    return targets.split(' ').map((to) => ({ from, to }));
  });
const circles = (...lines) => folderCircles(imports(...lines)).map(({ folder, circle }) => `${folder}: ${circle}`);

it('finds folders that import each other through different files', () => {
  expect(circles('x/a/1.ts -> x/b/1.ts', 'x/b/2.ts -> x/a/2.ts')).toEqual(['x: a <-> b']);
});

it('finds a circle of any length once, without folders that only lead to it or away from it', () => {
  expect(circles('x/before/1 -> x/a/1', 'x/a/1 -> x/b/1', 'x/b/1 -> x/c/1', 'x/c/1 -> x/a/2 x/after/1')).toEqual([
    'x: a <-> b <-> c',
  ]);
});

it('separates two circles that no import joins', () => {
  expect(circles('x/a/1 -> x/b/1', 'x/b/1 -> x/a/1', 'x/c/1 -> x/d/1', 'x/d/1 -> x/c/1')).toEqual([
    'x: a <-> b',
    'x: c <-> d',
  ]);
});

it('finds circles at any depth, named by their parent folder', () => {
  expect(circles('x/a/deep/1 -> x/b/1', 'x/b/1 -> x/a/deep/1', 'x/a/1 -> x/a/deep/1', 'x/a/deep/1 -> x/a/2')).toEqual([
    'x: a <-> b',
    'x/a: . <-> deep',
  ]);
});

it("finds imports between a folder's own files and a sub-folder, by different files or a folder between", () => {
  expect(circles('x/1 -> x/a/1', 'x/a/deep/1 -> x/2')).toEqual(['x: . <-> a']);
  expect(circles('x/1 -> x/a/1', 'x/a/1 -> x/b/1', 'x/b/1 -> x/1')).toEqual(['x: . <-> a <-> b']);
});

it('does not count the imports of an index file', () => {
  const found = imports('x/index.ts -> x/a/1', 'x/a/1 -> x/2');
  expect(folderCircles(found, new Set(['x/index.ts']))).toEqual([]);
  expect(folderCircles(found)).toHaveLength(1);
});

it('finds none if all imports have one direction', () => {
  expect(circles('x/1 -> x/a/1 x/2', 'x/a/1 -> x/a/deep/1 x/b/1', 'x/b/1 -> x/b/2')).toEqual([]);
});
