import { licencesOf } from './licences.mjs';

const component = (name, ...licenses) => ({ name, version: '1.0.0', licenses });
const id = (licence) => ({ license: { id: licence } });

test('packages are counted by licence', () => {
  const { counts, refused } = licencesOf([
    component('a', id('ISC')),
    component('b', id('MIT')),
    component('c', id('MIT')),
  ]);
  expect(counts).toEqual([
    ['MIT', 2],
    ['ISC', 1],
  ]);
  expect(refused).toEqual([]);
});

test('a package without an accepted licence, or with an unaccepted one among several, is refused', () => {
  const { refused } = licencesOf([
    component('a', id('AGPL-3.0-only')),
    component('b', { expression: 'MIT AND SSPL-1.0' }),
    component('c'),
    component('d', { expression: '(MIT OR GPL-3.0-only)' }),
  ]);
  expect(refused).toEqual(['a 1.0.0: AGPL-3.0-only', 'b 1.0.0: MIT AND SSPL-1.0', 'c 1.0.0: none']);
});
