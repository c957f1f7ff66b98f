import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import imports from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import { join } from 'node:path';
import * as tseslint from 'typescript-eslint';
import { code, libs, toolConfigs, ts } from './files.mjs';
import { root } from './projects.mjs';

const nodeGlobals = Object.fromEntries(
  [
    'process console URL URLSearchParams Buffer AbortController AbortSignal fetch structuredClone performance',
    'setTimeout clearTimeout setInterval clearInterval setImmediate queueMicrotask TextEncoder TextDecoder WebSocket',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name, 'readonly']),
);
const commonJs = { require: 'readonly', module: 'writable', exports: 'writable', __dirname: 'readonly' };
const jestGlobals = Object.fromEntries(
  'describe it test expect jest beforeEach afterEach beforeAll afterAll'.split(' ').map((name) => [name, 'readonly']),
);

const correctness = Object.fromEntries(
  [
    'no-var prefer-const no-eval no-implied-eval no-new-func no-self-compare no-self-assign no-unreachable',
    'no-constant-condition no-constant-binary-expression no-dupe-keys no-dupe-else-if no-duplicate-case no-fallthrough',
    'no-unsafe-finally no-unsafe-optional-chaining no-sparse-arrays no-useless-escape no-useless-catch no-debugger no-control-regex',
    'no-template-curly-in-string no-unmodified-loop-condition no-empty no-async-promise-executor',
    'no-param-reassign no-else-return object-shorthand no-useless-rename',
  ]
    .join(' ')
    .split(' ')
    .map((rule) => [rule, 'error']),
);

/** TypeScript and JavaScript in general: faults that tsc does not report. */
export default [
  {
    name: 'language/everywhere',
    plugins: { 'import-x': imports, regexp },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: join(root, 'tsconfig.base.json') })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts', '.cts'] },
    },
    rules: {
      ...correctness,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      // Overlapping alternatives under a bounded repeat: the rule above checks unbounded ones only.
      'regexp/no-dupe-disjunctions': 'error',
    },
  },
  {
    name: 'language/files-of-strangers',
    files: ['libs/server/importer/src/**/*.ts', 'libs/domain/src/**/*.ts'],
    // Also for searches that restart at every character.
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ts })),
  {
    name: 'language/typescript',
    files: ts,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Types are imported beside the values of their module, or by an `import type` that leaves nothing at run time.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': 'allow-with-description',
          'ts-ignore': true,
          'ts-nocheck': true,
          minimumDescriptionLength: 10,
        },
      ],
    },
  },
  {
    name: 'language/javascript',
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    name: 'language/commonjs',
    files: ['**/*.{js,cjs}'],
    languageOptions: { sourceType: 'commonjs', globals: commonJs },
  },
  {
    name: 'language/javascript-tests',
    files: ['**/*.spec.mjs', 'tools/testing/**/*.cjs'],
    languageOptions: { globals: jestGlobals },
    // Specs of lint rules contain code in strings.
    rules: { 'no-template-curly-in-string': 'off' },
  },
  {
    name: 'language/named-exports',
    files: [...libs, 'apps/*/src/**/*.{ts,tsx}'],
    // Jest requires a default export for its global set-up.
    ignores: [...toolConfigs, '**/testing/**'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  { name: 'language/unused-disables', files: code, linterOptions: { reportUnusedDisableDirectives: 'error' } },
];
