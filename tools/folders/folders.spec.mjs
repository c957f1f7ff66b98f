import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { root } from '../lint/config/projects.mjs';
import { cruise } from './cruise.mjs';
import { folderCircles } from './folder-circles.mjs';

/** Reading two thousand files takes seconds, on a busy machine a minute. */
const MOST_MS = 300_000;

const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const entries = Object.values(paths).map(([file]) => posix.normalize(file));
/** The entry of an API module stands above its folders: it only collects their exports. */
const MODULE = /^libs\/server\/[^/]+\/src\/module\.ts$/;

describe('the sources of this repository', () => {
  let found;
  beforeAll(async () => (found = await cruise(root)), MOST_MS);

  it('are read completely', () => {
    const files = new Set(found.imports.map(({ from }) => from));
    expect(entries.filter((entry) => !files.has(entry))).toEqual([]);
  });

  it('contain no circle of files', () => {
    expect(found.fileCircles).toEqual([]);
  });

  it('contain no circle of sibling folders, or of a folder and its sub-folder', () => {
    const modules = found.imports.map(({ from }) => from).filter((file) => MODULE.test(file));
    expect(folderCircles(found.imports, new Set([...entries, ...modules]))).toEqual([]);
  });
});

describe('the imports of a checkout', () => {
  let folder;
  afterEach(() => rmSync(folder, { recursive: true }));

  function cruiseFiles(files) {
    folder = mkdtempSync(join(tmpdir(), 'mapa-folders-'));
    const config = { compilerOptions: { paths: { '@mapa/b': ['./libs/b/index.ts'] } } };
    for (const [file, text] of Object.entries({ 'tsconfig.base.json': JSON.stringify(config), ...files })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return cruise(folder);
  }

  it('include types, exports, dynamic imports and names of projects, but not specs', async () => {
    const { imports } = await cruiseFiles({
      'libs/a/one.ts': "import type { two } from './two';\nexport { three } from './three';\n",
      'libs/a/two.tsx': "import { b } from '@mapa/b';\nexport const two = () => [b, import('./three')];\n",
      'libs/a/three.ts': 'export const three = 3;\n',
      'libs/b/index.ts': "export * from './late.mjs';\n",
      'libs/b/late.mjs': 'export const b = 1;\n',
      'libs/b/b.spec.ts': "import { b } from './late.mjs';\n",
    });
    expect(imports.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
      'libs/a/one.ts libs/a/three.ts',
      'libs/a/one.ts libs/a/two.tsx',
      'libs/a/two.tsx libs/a/three.ts',
      'libs/a/two.tsx libs/b/index.ts',
      'libs/b/index.ts libs/b/late.mjs',
    ]);
  });

  it('report circles of files, ignoring imports of types', async () => {
    const { fileCircles } = await cruiseFiles({
      'libs/a/one.ts': "import { b } from '@mapa/b';\nexport const one = b;\n",
      'libs/b/index.ts': "export const b = () => import('../a/one');\n",
      'libs/c/one.ts': "import type { two } from './two';\nexport type One = typeof two;\n",
      'libs/c/two.ts': "import { type One } from './one';\nexport const two = (one: One) => one;\n",
    });
    expect(fileCircles).toEqual(['libs/a/one.ts -> libs/b/index.ts -> libs/a/one.ts']);
  });
});
