import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { elementsOf, toXml, type MarkupElement } from '../html/find-markup';
import { MAX_IMAGE_BYTES } from '../limits';
import { QuestionRefusal } from '../refusal';
import { SVG_FAULTS, svgSentence } from './image-faults';

/** Shapes, their paint and text. Whatever loads, runs, moves, masks or filters is refused. */
const DRAWN = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath marker linearGradient radialGradient stop clipPath switch style a'.split(
    ' ',
  ),
);
/** These change nothing of what is seen. */
const SILENT = new Set(['title', 'desc', 'metadata', 'script', 'namedview', 'RDF']);

/** Every level may take memory for the whole picture. */
const MAX_DEPTH = 30;
const MAX_SECONDS = 5;
const WHITE = 255;

/** Renders an SVG of a text as a PNG on white. Throws QuestionRefusal where it cannot be rendered faithfully. */
export async function drawSvg(svg: MarkupElement, maxSeconds = MAX_SECONDS): Promise<Buffer> {
  const drawing = withoutSilent(svg);
  const foreign = [...elementsOf(drawing)].find(({ name }) => !DRAWN.has(name));
  if (foreign) throw refusal(SVG_FAULTS.foreign(foreign.name.slice(0, 40)));
  if (depthOf(drawing) > MAX_DEPTH) throw refusal(SVG_FAULTS.deep());
  const hasText = [...elementsOf(drawing)].some(({ name }) => name === 'text');
  if (hasText && !(await canDrawText())) throw refusal(SVG_FAULTS.fonts());
  const png = await draw(toXml(drawing, drawnAttributes), maxSeconds);
  if (!png) throw refusal(SVG_FAULTS.failed());
  const { channels } = await sharp(png).stats();
  if (channels.every(({ min }) => min === WHITE)) throw refusal(SVG_FAULTS.blank());
  return png;
}

const refusal = (predicate: string) => new QuestionRefusal(svgSentence(predicate));

const withoutSilent = (element: MarkupElement): MarkupElement => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || !SILENT.has(child.name))
    .map((child) => (typeof child === 'string' ? child : withoutSilent(child))),
});

const depthOf = ({ children }: MarkupElement): number =>
  1 + children.reduce((deepest, child) => Math.max(deepest, typeof child === 'string' ? 0 : depthOf(child)), 0);

/** Attributes without foreign namespaces and events; a reference leads to the drawing's own parts alone. */
function drawnAttributes({ name, attributes }: MarkupElement): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([key, value]): [string, string][] => {
    if (/^(?:xlink:)?href$/i.test(key)) return value.startsWith('#') ? [['href', value]] : [];
    return /^[a-z][\w-]*$/i.test(key) && !/^(?:on|xmlns$)/i.test(key) ? [[key, value]] : [];
  });
  return { ...(name === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}), ...Object.fromEntries(kept) };
}

/** Twice as fine where the column of 720 px has room, and never beyond what a screen shows. 72 is the density of SVG. */
const DRAW = `
const sharp = require(process.argv[1]);
require('node:stream/consumers').buffer(process.stdin).then(async (svg) => {
  const { width, height } = await sharp(svg).metadata();
  const scale = Math.min(1440 / Math.max(width, height), Math.min(2, Math.max(1, 720 / width)));
  process.stdout.write(await sharp(svg, { density: 72 * scale }).flatten({ background: '#fff' }).png().toBuffer());
});`;

const SHARP = createRequire(import.meta.url).resolve('sharp');

/** Null where it fails. In a process of its own: nothing else ends a drawing of endless dashes, or of uses that use uses. */
function draw(svg: string, maxSeconds: number): Promise<Buffer | null> {
  const options = {
    encoding: 'buffer',
    timeout: maxSeconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_IMAGE_BYTES,
  } as const;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['-e', DRAW, SHARP], options, (error, png) => resolve(error ? null : png));
    // A process that has ended reads no more; its end is told above.
    child.stdin?.on('error', () => undefined).end(svg);
  });
}

let fonts: Promise<boolean> | undefined;

/** Whether this machine has fonts: without them all letters are left out, or look the same. */
function canDrawText(): Promise<boolean> {
  const letter = (text: string) =>
    draw(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="5" y="30" font-size="30">${text}</text></svg>`,
      MAX_SECONDS,
    );
  fonts ??= Promise.all(['A', 'W', ''].map(letter)).then(
    ([one, other, none]) => !!one && !!other && !!none && !one.equals(other) && !one.equals(none),
  );
  return fonts;
}
