// Cuts the two typefaces down to what Brazilian exam papers need. Run by hand when the set of letters changes:
//   node tools/fonts/subset.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(dirname(fileURLToPath(import.meta.url)), '../../libs/ui-kit/src/fonts');

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
/**
 * Latin-1 holds all of Portuguese, ², ³, º, ª, ×, ÷, ½; the rest is what papers print besides. The published files lack
 * ←, →, ≤, ≥ and their like: those come from the fallback faces of fonts.css.
 */
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'Œœıˆ˜–—‘’‚“”„•…′″‹›⁄€™↑↓−∕\u2009\u202f';

const files = [
  ['source-sans-3', 'source-sans-3-latin-wght-normal', 'mapa-sans', { min: 400, max: 700 }],
  ['source-serif-4', 'source-serif-4-latin-wght-normal', 'mapa-serif', { min: 400, max: 700 }],
  ['source-serif-4', 'source-serif-4-latin-wght-italic', 'mapa-serif-italic', { min: 400, max: 700 }],
];

for (const [family, source, name, wght] of files) {
  const directory = join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files');
  const whole = await readFile(join(directory, `${source}.woff2`));
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'sups', 'subs', 'frac'],
    variationAxes: { wght },
  });
  await writeFile(join(target, `${name}.woff2`), part);
  process.stdout.write(`${name}.woff2: ${(part.length / 1024).toFixed(1)} kB\n`);
}
