// Draws the icons of the installed student area from the favicon. Run by hand when the mark changes:
//   node tools/icons/render.mjs
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../apps/public-site/public');
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');

/** Systems cut these into their own shapes: no corners, and the drawing within the middle four fifths, which always remain. */
const whole = mark
  .replace(' rx="7"', '')
  .replace(
    /(<rect [^>]*>)([\s\S]*)<\/svg>/,
    '$1<g transform="translate(16 16) scale(.78) translate(-16 -16)">$2</g></svg>',
  );

const icons = [
  ['icon-180.png', whole, 180],
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', whole, 512],
];

for (const [name, svg, size] of icons) {
  // Drawn at its final size, not enlarged.
  const density = (72 * size) / 32;
  await sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toFile(join(folder, name));
}
