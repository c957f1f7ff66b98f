import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../launcher/core/root.mjs';
import { between, oneOf, weighted, zipf } from './random.mjs';

const papers = join(root, 'apps/api/content/provas');
const endings = [
  'ção',
  'ções',
  'mente',
  'dade',
  'dades',
  'ável',
  'áveis',
  'ista',
  'istas',
  'ismo',
  'ador',
  'adora',
  'adores',
  'ência',
  'ências',
  'ante',
  'antes',
  'oso',
  'osa',
  'osas',
  'ivo',
  'iva',
  'ivos',
  'ado',
  'ada',
  'ados',
  'adas',
  'ar',
  'ando',
  'aria',
  'eiro',
  'eira',
];
const syllables = [
  'ca',
  'de',
  'ri',
  'to',
  'mu',
  'pre',
  'tra',
  'con',
  'des',
  'per',
  'so',
  'li',
  'ne',
  'va',
  'fi',
  'gra',
  'es',
  'po',
  'lu',
  'ter',
  'man',
  'cir',
  'bo',
  'du',
  'fe',
  'jus',
  'no',
  'par',
  'qui',
  'sen',
];

/** The words of the demo's papers, the most frequent first: the head of the vocabulary is real Portuguese. */
function realWords() {
  const counts = new Map();
  const files = readdirSync(papers).filter((file) => /\.(?:xml|gift)$/.test(file));
  for (const file of files.sort()) {
    const text = readFileSync(join(papers, file), 'utf8')
      .replace(/<file [^>]*>[^<]*<\/file>|<[^>]*>|&\w+;/g, ' ')
      .toLowerCase();
    for (const [word] of text.matchAll(/[a-záéíóúâêôãõàç]{2,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([word]) => word);
}

/** `size` words by falling frequency: real ones, then ones built like them. */
export function vocabulary(random, size) {
  const words = new Set(realWords());
  while (words.size < size) {
    const stem = Array.from({ length: between(random, 2, 3) }, () => oneOf(random, syllables)).join('');
    words.add(stem + oneOf(random, endings));
  }
  return [...words].slice(0, size);
}

/** Draws a word's index; the exponent is that of running text. */
export const wordSampler = (words) => weighted(zipf(words.length, 1.05));

/** The product's search columns for these words: the compared form and the term of each, and the common pairs. */
export async function searchOf(words) {
  const { pairsOf, SEARCH_VERSION, spaced, termOf, wordsOf } = await import(
    pathToFileURL(join(root, 'libs/server/text/src/terms.ts')).href
  );
  const plain = words.map((word) => wordsOf(word)[0]);
  return { plain, terms: plain.map(termOf), pairsOf, spaced, version: SEARCH_VERSION };
}
