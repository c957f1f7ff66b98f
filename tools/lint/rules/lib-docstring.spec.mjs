import { ruleTester } from '../testing/rule-tester.mjs';
import { libDocstring } from './lib-docstring.mjs';

const missing = (code, name = 'score') => ({ code, errors: [{ messageId: 'missing', data: { name } }] });

ruleTester.run('lib-docstring', libDocstring, {
  valid: [
    '/** Points out of 1000. */\nexport function score() {}',
    '/** Pontos de 0 a 1000. */\nexport const score = () => 1;',
    '/** Árvore de assuntos. */\nexport const tree = () => 1;',
    '/**\n * Points of a paper.\n * @throws RangeError\n */\nexport async function score() {}',
    '/** Points of a paper. */\nfunction score() {}\nexport { score };',
    '/** Points of a paper. */\nexport function score(a: 1): 1;\nexport function score(a: 2): 2;\nexport function score(a: unknown) { return a; }',
    'function local() {}',
    'export const MAX = 3;',
    'export const { useGetMeQuery } = api.injectEndpoints({});',
    'export { score } from "./score";',
    'export type Score = () => number;',
  ],
  invalid: [
    missing('export function score() {}'),
    missing('export const score = () => 1;'),
    missing('export const score = (() => 1) satisfies Score;'),
    missing('// Points.\nexport function score() {}'),
    missing('/* Points. */\nexport function score() {}'),
    missing('/** */\nexport function score() {}'),
    missing('/** Points. */\nconst max = 1;\nexport function score() { return max; }'),
    missing('function score() {}\nexport { score };'),
    missing('export function score(a: 1): 1;\nexport function score(a: unknown) { return a; }'),
    missing('export default function score() {}'),
    { code: '/** Score. */\nexport function score() {}', errors: [{ messageId: 'short', data: { name: 'score' } }] },
    {
      code: '/** Reads profile. */\nexport const readProfile = () => 1;',
      errors: [{ messageId: 'short', data: { name: 'readProfile' } }],
    },
  ],
});
