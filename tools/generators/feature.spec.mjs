import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import * as prettier from 'prettier';
import { root } from '../lint/config/projects.mjs';
import { lintCases } from '../lint/testing/lint-cases.mjs';
import feature from './feature.cjs';

const LIB = 'libs/features/mural-de-avisos';
const TITLE = 'O "mural" d\'água {novo}';

/** A workspace of its own, over this one's libs and packages. */
function borrowWorkspace(changes) {
  const place = mkdtempSync(join(tmpdir(), 'mapa-gerador-'));
  const borrow = (path) => symlinkSync(join(root, path), join(place, path));
  flushChanges(place, changes);
  const inside = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  [
    'node_modules',
    'tools',
    ...inside('libs').filter((lib) => lib !== 'libs/features'),
    ...inside('libs/features'),
  ].forEach(borrow);
  // Copied, because it reads the list of names beside it.
  copyFileSync(join(root, 'jest.preset.js'), join(place, 'jest.preset.js'));
  return place;
}

const run = (cwd, command, ...args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', join(root, 'node_modules', command), ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  return status === 0 ? 'passes' : `${stdout}${stderr}`;
};

describe('a generated feature lib', () => {
  let place;
  let changes;

  beforeAll(async () => {
    const tree = new FsTree(root, false);
    await feature(tree, { name: 'mural-de-avisos', title: TITLE });
    changes = tree.listChanges();
    place = borrowWorkspace(changes);
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('passes the types step and its own test unchanged', () => {
    expect(run(join(place, LIB), 'typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json')).toBe('passes');
    expect(run(join(place, LIB), 'jest/bin/jest.js')).toBe('passes');
  }, 60_000);

  it('passes the linter', () => {
    const cases = changes
      .filter(({ path }) => /\.tsx?$/.test(path))
      .map(({ path, content }) => ({ file: path, code: String(content) }));
    expect(cases).toHaveLength(3);
    expect(lintCases(cases)).toEqual(cases.map(() => []));
  }, 60_000);

  it('is formatted', async () => {
    const options = await prettier.resolveConfig(join(root, 'package.json'));
    for (const { path, content } of changes)
      expect(await prettier.format(String(content), { ...options, filepath: path })).toBe(String(content));
  });

  it('has the configuration of its neighbours, and an entry in the list of names', () => {
    const neighbour = (file) =>
      readFileSync(join(root, 'libs/features/plans', file), 'utf8').replaceAll('plans', 'mural-de-avisos');
    const written = (file) => readFileSync(join(place, LIB, file), 'utf8');
    for (const file of ['project.json', 'tsconfig.json', 'jest.config.cjs'])
      expect(written(file)).toBe(neighbour(file));
    const { paths } = JSON.parse(readFileSync(join(place, 'tsconfig.base.json'), 'utf8')).compilerOptions;
    expect(paths['@mapa/mural-de-avisos']).toEqual([`./${LIB}/src/index.ts`]);
  });
});

describe('the generator', () => {
  it.each([
    ['a name that is none', { name: 'Mural', title: 'Mural' }, 'no name for a lib'],
    ['a lib that exists', { name: 'maps', title: 'Mapas' }, 'there already'],
    ['a screen without a title', { name: 'mural', title: ' ' }, 'title'],
  ])('refuses %s', async (_what, options, sentence) => {
    const tree = new FsTree(root, false);
    await expect(feature(tree, options)).rejects.toThrow(sentence);
    expect(tree.listChanges()).toEqual([]);
  });
});
