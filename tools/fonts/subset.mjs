// Cuts the two typefaces down to what Brazilian exam papers need. Run by hand when the set of letters changes:
//   node tools/fonts/subset.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { rangeOf, split } from './unicode-range.mjs';

const require = createRequire(import.meta.url);
const target = join(dirname(fileURLToPath(import.meta.url)), '../../libs/ui-kit/src/fonts');

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
/**
 * Latin-1 contains all of Portuguese, ², ³, º, ª, ×, ÷, ½; the rest is used in printed papers. The published files lack
 * ←, →, ≤, ≥ and similar signs, which come from the fallback faces of fonts.css.
 */
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'Œœıˆ˜–—‘’‚“”„•…′″‹›⁄€™↑↓−∕\u2009\u202f';
// fonts.css says which of them are rare: a page without them does not load their files.
const { rare, common } = split(letters, rangeOf(await readFile(join(target, 'fonts.css'), 'utf8')));

const WEIGHTS = { min: 400, max: 700 };
const files = [
  ['source-sans-3', 'source-sans-3-latin-wght-normal', 'mapa-sans', common, WEIGHTS],
  ['source-sans-3', 'source-sans-3-latin-wght-normal', 'mapa-sans-rare', rare, WEIGHTS],
  ['source-serif-4', 'source-serif-4-latin-wght-normal', 'mapa-serif', common, WEIGHTS],
  ['source-serif-4', 'source-serif-4-latin-wght-normal', 'mapa-serif-rare', rare, WEIGHTS],
  // Italics are words within a text, nearly always of its weight, so that the bold italic is a file of its own.
  ['source-serif-4', 'source-serif-4-latin-wght-italic', 'mapa-serif-italic', common, 400],
  ['source-serif-4', 'source-serif-4-latin-wght-italic', 'mapa-serif-bold-italic', common, 600],
  ['source-serif-4', 'source-serif-4-latin-wght-italic', 'mapa-serif-italic-rare', rare, WEIGHTS],
];

for (const [family, source, name, text, wght] of files) {
  const directory = join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files');
  const whole = await readFile(join(directory, `${source}.woff2`));
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    noHinting: true,
    // Features that browsers apply by default, and the one that the styles use.
    keepFeatures: ['kern', 'liga', 'ccmp', 'tnum'],
    variationAxes: { wght },
  });
  await writeFile(join(target, `${name}.woff2`), part);
  process.stdout.write(`${name}.woff2: ${(part.length / 1000).toFixed(1)} kB\n`);
}
