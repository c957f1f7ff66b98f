import { normalisedText } from './normalised-text';

it.each([
  ['Ação Penal – Lei 8.112', 'acao penal – lei 8.112'],
  ['Ac\u0327a\u0303o', 'acao'],
  ['ÀÉÎÕÜ ç', 'aeiou c'],
  ['', ''],
])('%s without case and accents', (text, normalised) => {
  expect(normalisedText(text)).toBe(normalised);
});
