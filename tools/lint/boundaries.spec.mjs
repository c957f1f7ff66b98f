import { projects } from './config/projects.mjs';
import { lintCases } from './testing/lint-cases.mjs';

const BOUNDARY = '@nx/enforce-module-boundaries';
const RESTRICTED = '@typescript-eslint/no-restricted-imports';

/** Files of one feature. */
const [FEATURE, SCREEN, SPEC] = ['x.ts', 'x.tsx', 'x.spec.ts'].map((name) => `libs/features/maps/src/${name}`);

const use = (from) => `import { a } from '${from}';\n\na();\n`;
const all = (...libs) => libs.map((lib) => `export * from '@mapa/${lib}';\n`).join('');
const lines = (count) => 'a();\n'.repeat(count);

/** Violations of each rule: [sentence, file, code, rule, part of its message]. */
const forbidden = [
  ['a feature that imports a feature', FEATURE, use('@mapa/questions'), BOUNDARY, 'layer:feature'],
  ['a feature that imports the shell', FEATURE, use('@mapa/ui-shell'), BOUNDARY, 'layer:feature'],
  ['a feature that imports the contract', FEATURE, use('@mapa/api-contract'), BOUNDARY, 'layer:feature'],
  ['the question that imports a feature', 'libs/question/src/x.ts', use('@mapa/maps'), BOUNDARY, 'layer:question'],
  ['billing that imports a feature', 'libs/billing/src/x.ts', use('@mapa/about'), BOUNDARY, 'layer:billing'],
  ['the shell that imports a feature', 'libs/ui-shell/src/x.ts', use('@mapa/maps'), BOUNDARY, 'layer:shell'],
  ['the kit that imports the transport', 'libs/ui-kit/src/x.ts', use('@mapa/api-client'), BOUNDARY, 'layer:ui-kit'],
  ['the client that imports the kit', 'libs/api-client/src/x.ts', use('@mapa/ui-kit'), BOUNDARY, 'layer:api-client'],
  ['a lib that reaches into another by path', FEATURE, use('../../ui-kit/src/index'), BOUNDARY, 'relative'],
  ['a lib that imports an app', FEATURE, use('../../../apps/student-area/src/main'), BOUNDARY, 'relative'],
  ['the API that imports the kit', 'apps/api/src/x.ts', use('@mapa/ui-kit'), BOUNDARY, 'layer:server'],
  ['the API that imports the client', 'apps/api/src/x.ts', use('@mapa/api-client'), BOUNDARY, 'layer:server'],
  [
    'the page server that imports the contract',
    'apps/web/src/x.ts',
    use('@mapa/api-contract'),
    BOUNDARY,
    'layer:server',
  ],
  [
    'what both servers do that imports the contract',
    'libs/server/http/src/x.ts',
    use('@mapa/api-contract'),
    BOUNDARY,
    'layer:platform',
  ],
  [
    'a module of the API that imports the kit',
    'libs/server/platform/src/x.ts',
    use('@mapa/ui-kit'),
    BOUNDARY,
    'layer:server-lib',
  ],
  [
    'a module of the API that imports one above it',
    'libs/server/text/src/x.ts',
    use('@mapa/server-importer'),
    BOUNDARY,
    'Circular dependency',
  ],
  [
    'a module of the API that imports a later one',
    'libs/server/accounts/src/x.ts',
    use('@mapa/server-plans'),
    BOUNDARY,
    'server:accounts',
  ],
  [
    'what both servers do that imports a module of the API',
    'libs/server/http/src/x.ts',
    use('@mapa/server-platform'),
    BOUNDARY,
    'Circular dependency',
  ],
  [
    'helpers of tests in what is served',
    'apps/api/src/x.ts',
    use('@mapa/server-platform/testing'),
    RESTRICTED,
    'Test helpers',
  ],
  ['journeys that import a feature', 'apps/e2e/src/x.ts', use('@mapa/maps'), BOUNDARY, 'layer:e2e'],
  ['React in domain', 'libs/domain/src/x.ts', use('react'), BOUNDARY, '"react"'],
  ['schemas in domain', 'libs/domain/src/x.ts', use('typebox'), BOUNDARY, '"typebox"'],
  ['I/O in domain', 'libs/domain/src/x.ts', use('node:fs'), RESTRICTED, 'runs in the browser'],
  ['Fastify in the contract', 'libs/api-contract/src/x.ts', use('fastify'), BOUNDARY, '"fastify"'],
  [
    'redux in the kit',
    'libs/ui-kit/src/x.ts',
    use('@reduxjs/toolkit/query/react'),
    BOUNDARY,
    '"@reduxjs/toolkit/query/react"',
  ],
  ['react-redux in the kit', 'libs/ui-kit/src/x.ts', use('react-redux'), BOUNDARY, '"react-redux"'],
  ['axios in the kit', 'libs/ui-kit/src/x.ts', use('axios'), BOUNDARY, '"axios"'],
  ['Fastify in a web lib', 'libs/auth/src/x.ts', use('@fastify/static'), BOUNDARY, '"@fastify/static"'],
  ['Drizzle in a web lib', FEATURE, use('drizzle-orm/pg-core'), BOUNDARY, '"drizzle-orm/pg-core"'],
  ['schemas in a web app', 'apps/student-area/src/x.ts', use('typebox'), BOUNDARY, '"typebox"'],
  [
    'schemas of the contract in the client',
    'libs/api-client/src/x.ts',
    use('@mapa/api-contract'),
    RESTRICTED,
    'import type',
  ],
  [
    'schemas of the contract in an app',
    'apps/public-site/src/x.tsx',
    use('@mapa/api-contract'),
    RESTRICTED,
    'import type',
  ],
  ['test helpers in a bundle', FEATURE, use('@mapa/api-client/testing'), RESTRICTED, 'specs'],
  ['test helpers of the session in a bundle', FEATURE, use('@mapa/auth/testing'), RESTRICTED, 'specs'],
  ['toasts that write a style element', 'libs/ui-kit/src/x.ts', use('react-hot-toast'), RESTRICTED, 'headless'],
  ['maths loaded with every page', 'libs/question/src/x.ts', use('katex'), RESTRICTED, "import('katex')"],
  ['one package for all primitives', 'libs/ui-kit/src/x.ts', use('@base-ui/react'), RESTRICTED, 'own path'],
  ['a source file over 300 lines', FEATURE, lines(301), 'max-lines', '300'],
  ['a name in camel case', 'libs/features/maps/src/mapCard.tsx', 'a();', 'house/kebab-case-files', 'map-card.tsx'],
  ['a raw colour in a component', SCREEN, 'a("#ff0000");', 'house/no-raw-color', 'theme'],
  [
    'a raw colour in the kit outside the theme',
    'libs/ui-kit/src/x.tsx',
    'a("#ff0000");',
    'house/no-raw-color',
    'theme',
  ],
  ['a route written by hand', SCREEN, 'a("/questoes");', 'house/no-route-literals', '@mapa/domain'],
  [
    'the environment read outside the boot file',
    'apps/api/src/x.ts',
    'a(process.env.PORT);',
    'house/no-process-env',
    'boot file',
  ],
  [
    'an exported function without a docstring',
    'libs/domain/src/x.ts',
    'export function a() {}',
    'house/lib-docstring',
    '"a"',
  ],
  ['any', FEATURE, 'export const a = 1 as any;', '@typescript-eslint/no-explicit-any', 'any'],
  [
    'ts-ignore',
    FEATURE,
    '// @ts-ignore because I say so\na();',
    '@typescript-eslint/ban-ts-comment',
    'ts-expect-error',
  ],
  [
    'ts-expect-error without a reason',
    FEATURE,
    '// @ts-expect-error\na();',
    '@typescript-eslint/ban-ts-comment',
    'description',
  ],
  [
    'a disabled rule without a reason',
    FEATURE,
    '// eslint-disable-next-line no-var\nvar a = 1;\na;',
    'comments/require-description',
    'description',
  ],
  [
    'a disabled rule that reports nothing',
    FEATURE,
    '// eslint-disable-next-line no-var -- for no reason\na();',
    null,
    'Unused eslint-disable',
  ],
  [
    'a value import of a type',
    FEATURE,
    "import { B } from './b';\nexport const a = (b: B) => b;",
    '@typescript-eslint/consistent-type-imports',
    'import type',
  ],
  ['a default export in a lib', FEATURE, 'export default 1;', 'import-x/no-default-export', 'named'],
  ['console in the API', 'apps/api/src/x.ts', 'console.log(1);', 'no-console', 'console'],
  ['console in a web lib', FEATURE, 'console.log(1);', 'no-console', 'console'],
  [
    'a hook in a condition',
    SCREEN,
    'export const useA = (b: boolean) => { if (b) useState(1); };',
    'react-hooks/rules-of-hooks',
    'conditionally',
  ],
  [
    'an effect that forgets what it reads',
    SCREEN,
    "import { useEffect } from 'react';\n\nexport const useA = (b: () => void) => useEffect(() => b(), []);\n",
    'react-hooks/exhaustive-deps',
    'missing',
  ],
  ['a picture without words', SCREEN, 'export const a = <img src="x" />;', 'jsx-a11y/alt-text', 'alt'],
  [
    'a style attribute',
    'libs/ui-kit/src/x.tsx',
    'export const a = <p style={{}}>x</p>;',
    'no-restricted-syntax',
    'content policy',
  ],
  [
    'a regular expression that backtracks without end',
    'tools/x.mjs',
    'a(/^(?:b+|c)*$/);',
    'regexp/no-super-linear-backtracking',
    'exponential',
  ],
  [
    'alternatives that overlap under a repeat',
    'apps/api/src/x.ts',
    'a(/<p>(?:\\s|\\u00a0){0,200}<\\/p>/);',
    'regexp/no-dupe-disjunctions',
    'subset',
  ],
  [
    'a search that starts anew at every character',
    'libs/server/importer/src/x.ts',
    'a(/<[^>]*>/);',
    'regexp/no-super-linear-move',
    'quadratic',
  ],
  ['a skipped test', SPEC, "it.skip('a', () => {});", 'no-restricted-syntax', 'skipped'],
  ['a focused test', 'apps/e2e/src/x.journey.ts', "test.only('a', () => {});", 'no-restricted-syntax', 'focused'],
  [
    'a focused group of tests',
    'apps/e2e/src/x.journey.ts',
    "test.describe.only('a', () => {});",
    'no-restricted-syntax',
    'focused',
  ],
  ['a disabled test', SPEC, "xit('a', () => {});", 'no-restricted-syntax', 'skipped'],
  ['a snapshot', SPEC, 'expect(a).toMatchSnapshot();', 'no-restricted-syntax', 'Snapshots'],
  ['a sleep in a test', SPEC, 'await new Promise((done) => setTimeout(done, 50));', 'no-restricted-syntax', 'sleep'],
];

const allowed = [
  [
    'a feature on the question, billing, auth, client, kit and domain',
    FEATURE,
    all('question', 'billing', 'auth', 'api-client', 'ui-kit', 'domain'),
  ],
  [
    'types of the contract in the client',
    'libs/api-client/src/x.ts',
    "import type { A } from '@mapa/api-contract';\n\nexport type B = A;\n",
  ],
  ['what both servers do, in the page server', 'apps/web/src/x.ts', use('@mapa/server-http')],
  ['the contract in the API', 'apps/api/src/x.ts', use('@mapa/api-contract')],
  ['Drizzle in the API', 'apps/api/src/x.ts', use('drizzle-orm/pg-core')],
  ['schemas in the contract', 'libs/api-contract/src/x.ts', use('typebox')],
  ['features and shell in an app', 'apps/student-area/src/x.ts', all('maps', 'questions', 'ui-shell')],
  ['test helpers in a spec', SPEC, use('@mapa/api-client/testing')],
  ['files and processes in a tool', 'tools/x.mjs', use('node:fs')],
  ['a source file of 300 lines', FEATURE, lines(300)],
  ['colours in the theme', 'libs/ui-kit/src/theme/x.ts', "export const ink = '#1a1a1a';\n"],
  ['paths in the route map', 'libs/domain/src/routes.ts', "export const maps = '/mapas';\n"],
  ['the environment in the boot file', 'apps/api/src/config.ts', 'export const port = process.env.PORT;\n'],
  ['a default export that a tool demands', 'apps/web/vite.config.mts', 'export default {};\n'],
  [
    'a disabled rule with its reason',
    FEATURE,
    '// eslint-disable-next-line no-var -- an old engine reads this\nvar a = 1;\na();\n',
  ],
];

let results;

beforeAll(() => {
  results = lintCases([...forbidden, ...allowed].map(([, file, code]) => ({ file, code })));
}, 60_000);

describe('the linter refuses', () => {
  it.each(forbidden.map((row, index) => [...row, index]))('%s', (_sentence, _file, _code, rule, words, index) => {
    expect(results[index]).toContainEqual({ rule, message: expect.stringContaining(words) });
  });
});

describe('the linter allows', () => {
  it.each(allowed.map(([sentence], index) => [sentence, forbidden.length + index]))('%s', (_sentence, index) => {
    expect(results[index]).toEqual([]);
  });
});

describe('every project', () => {
  it.each(projects.map(({ path, tags }) => [path, tags]))('%s says its layer and its platform', (_path, tags) => {
    const isServerModule = tags.includes('layer:server-lib');
    expect(tags.map((tag) => tag.split(':')[0]).sort()).toEqual([
      'layer',
      'platform',
      ...(isServerModule ? ['server'] : []),
    ]);
  });
});
