import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { root } from '../lint/config/projects.mjs';
import { cruise } from './cruise.mjs';
import { folderCircles } from './folder-circles.mjs';

/** Two thousand files are read in seconds, on a busy machine in a minute. */
const MOST_MS = 300_000;

/** The ends of the paths of folders whose parts still import each other. The list only shrinks. */
const KNOWN = [
  'apps/public-site/src',
  'apps/student-area/src',
  'libs/api-client/src/outbox',
  'libs/features/desk/src',
  'libs/features/home/src',
  'libs/features/performance/src',
  'libs/features/questions/src/filters',
  'libs/question/src/kinds',
  'libs/question/src/panel',
  'libs/question/src/question-tabs',
  'libs/features/study/src/review',
  'libs/features/today/src',
];

const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const entries = Object.values(paths).map(([file]) => posix.normalize(file));
/** What a module of the API brings stands above its folders as its entry does: it only collects what they hold. */
const MODULE = /^libs\/server\/[^/]+\/src\/module\.ts$/;

describe('the sources of this repository', () => {
  let found;
  beforeAll(async () => (found = await cruise(root)), MOST_MS);

  it('are read whole', () => {
    const files = new Set(found.imports.map(({ from }) => from));
    expect(entries.filter((entry) => !files.has(entry))).toEqual([]);
  });

  it('hold no files that import each other in a circle', () => {
    expect(found.fileCircles).toEqual([]);
  });

  it('hold no folders beside each other, and no folder and its sub-folder, that import each other', () => {
    const modules = found.imports.map(({ from }) => from).filter((file) => MODULE.test(file));
    const circles = folderCircles(found.imports, new Set([...entries, ...modules]));
    expect(circles.filter(({ folder }) => !KNOWN.includes(folder))).toEqual([]);
  });
});

describe('what the sources of a checkout import', () => {
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

  it('is read from types, exports, late imports and names of projects, and not from specs', async () => {
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

  it('tells files that import each other in a circle, and takes types alone for none', async () => {
    const { fileCircles } = await cruiseFiles({
      'libs/a/one.ts': "import { b } from '@mapa/b';\nexport const one = b;\n",
      'libs/b/index.ts': "export const b = () => import('../a/one');\n",
      'libs/c/one.ts': "import type { two } from './two';\nexport type One = typeof two;\n",
      'libs/c/two.ts': "import { type One } from './one';\nexport const two = (one: One) => one;\n",
    });
    expect(fileCircles).toEqual(['libs/a/one.ts -> libs/b/index.ts -> libs/a/one.ts']);
  });
});
