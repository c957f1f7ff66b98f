const STOP = new Set('a as o os e em no na nos nas de da do das dos ao aos para por com um uma sobre ou'.split(' '));

/** One word without accents, capitals and plural, so that two spellings of it are the same. */
function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  return word
    .replace(/oes$/, 'ao')
    .replace(/([ae])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/([^s])s$/, '$1');
}

/** The words of a text that say what it is about, in order. Time and memory grow with its length alone. */
export function meaningfulWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().matchAll(/[a-z0-9]+/g)) {
    if (!STOP.has(word)) words.push(stem(word));
  }
  return words;
}
