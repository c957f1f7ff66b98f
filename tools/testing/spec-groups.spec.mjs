import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../lint/config/projects.mjs';
import { groupsOf, inGroups } from './spec-groups.mjs';

const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A project with these files: a number is a file's length in bytes, a text what it holds. */
function projectOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-groups-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'number' ? ' '.repeat(content) : content);
  }
  return folder;
}

const namesOf = (folder) => groupsOf(folder).map((group) => group.map((file) => file.slice(folder.length + 1)));

describe('the groups of spec files', () => {
  it('hold whole folders, the largest file first, and take no more folders when they have enough files', () => {
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`src/b/x/${index}.spec.ts`, 10 + index]));
    const folder = projectOf({ 'src/a/a.spec.ts': 1, ...many, 'src/c/c.spec.ts': 1, 'src/c/other.ts': 99 });
    expect(namesOf(folder)).toEqual([
      [5, 4, 3, 2, 1, 0].map((index) => `src/b/x/${index}.spec.ts`).concat('src/a/a.spec.ts'),
      ['src/c/c.spec.ts'],
    ]);
  });

  it('leave alone a file that asks for an environment or a context of its own', () => {
    const folder = projectOf({
      'src/a.spec.mjs': 5,
      'src/b.spec.mjs': '/** @jest-environment jsdom */',
      'src/c.spec.mjs': 6,
      'src/d.spec.mjs': '/**\n * Why.\n * @own-context\n */',
    });
    expect(namesOf(folder)).toEqual([['src/c.spec.mjs', 'src/a.spec.mjs'], ['src/b.spec.mjs'], ['src/d.spec.mjs']]);
  });

  it('lose no file of a project, and leave a project of jsdom to Jest', () => {
    const { testMatch, testEnvironmentOptions } = inGroups(join(root, 'apps/api'));
    const { groups } = testEnvironmentOptions;
    expect(groups.flatMap(({ files }) => files).toSorted()).toEqual(
      globSync(join(root, 'apps/api/**/*.spec.ts')).toSorted(),
    );
    expect(testMatch).toEqual(groups.map(({ files }) => files[0]));
    expect(inGroups(join(root, 'libs/ui-kit'))).toBe(join(root, 'libs/ui-kit'));
  });

  it('keep what a file sets up at its top from the others, and tell each test with the file it is in', async () => {
    const folder = projectOf({
      'jest.config.cjs': `module.exports = {
        rootDir: __dirname,
        testEnvironment: ${JSON.stringify(join(root, 'tools/testing/node-environment.cjs'))},
        extensionsToTreatAsEsm: ['.ts'],
        transform: {},
      };`,
      'src/a.spec.mjs': `beforeEach(() => (globalThis.hooks = (globalThis.hooks ?? 0) + 1));
        globalThis.loaded = 1;
        test('is set up', () => expect(globalThis.hooks).toBe(1));`,
      'src/b.spec.mjs': `await null;
        globalThis.loaded += 1;
        test('is not', () => expect([globalThis.hooks, globalThis.loaded]).toEqual([1, 2]));`,
    });
    const config = join(folder, 'grouped.mjs');
    const { href } = pathToFileURL(join(root, 'tools/testing/spec-groups.mjs'));
    writeFileSync(
      config,
      `import { inGroups } from ${JSON.stringify(href)};
      export default { rootDir: ${JSON.stringify(folder)}, projects: [inGroups(${JSON.stringify(folder)})] };`,
    );
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/jest/bin/jest.js'), '-c', config, '-i', '--verbose', '--no-cache'],
      { cwd: folder, env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' } },
    );
    expect(stderr).toMatch(/src\/b\.spec\.mjs\n\s+. is not/);
    expect(stderr).toMatch(/src\/a\.spec\.mjs\n\s+. is set up/);
  });
});
