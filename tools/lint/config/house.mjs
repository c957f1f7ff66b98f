import comments from '@eslint-community/eslint-plugin-eslint-comments';
import house from '../plugin.mjs';
import { libs, servers, specs, testSupport, toolConfigs, ts, web } from './files.mjs';

const themeFolder = 'libs/ui-kit/src/theme/**';
const bootFiles = ['apps/{api,web}/src/config*.ts', 'apps/{api,web}/src/config/**'];

/** Size limits and house rules that no public rule covers. */
export default [
  {
    name: 'house/everywhere',
    plugins: { house, comments },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'house/folder-size': ['error', { max: 20 }],
      'house/kebab-case-files': 'error',
      'comments/require-description': 'error',
      'comments/no-unlimited-disable': 'error',
      'comments/disable-enable-pair': ['error', { allowWholeFile: true }],
      'comments/no-aggregating-enable': 'error',
      'comments/no-duplicate-disable': 'error',
    },
  },
  {
    name: 'house/apps-and-libs',
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [...testSupport, ...toolConfigs],
    rules: { 'house/no-process-env': 'error', 'house/no-route-literals': 'error' },
  },
  { name: 'house/boot-files', files: bootFiles, rules: { 'house/no-process-env': 'off' } },
  {
    name: 'house/route-map',
    files: ['libs/domain/src/routes*.ts', 'libs/domain/src/routes/**'],
    rules: { 'house/no-route-literals': 'off' },
  },
  {
    name: 'house/libs',
    files: libs,
    ignores: ['**/*.tsx', ...specs],
    rules: { 'house/lib-docstring': 'error' },
  },
  {
    name: 'house/colors',
    files: web,
    ignores: [themeFolder, ...testSupport],
    rules: { 'house/no-raw-color': 'error' },
  },
  {
    name: 'house/no-console',
    files: [...web, ...servers],
    ignores: testSupport,
    rules: { 'no-console': 'error' },
  },
  {
    name: 'house/spec-length',
    files: ts.map((glob) => ['**/*.{spec,journey}.*', glob]),
    // A table of cases may be long; a source file may not.
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: false }] },
  },
];
