import * as tseslint from 'typescript-eslint';
import boundaries from './tools/lint/config/boundaries.mjs';
import { generated, ts } from './tools/lint/config/files.mjs';

export default [
  { name: 'mapa/ignores', ignores: generated },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'mapa/typescript',
    files: ts,
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  ...boundaries,
];
