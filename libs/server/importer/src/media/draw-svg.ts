import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { elementsOf, toXml, type MarkupElement } from '../html/find-markup';
import { MAX_IMAGE_BYTES } from '../model/limits';
import { QuestionRefusal } from '../model/refusal';
import { SVG_FAULTS, svgSentence } from './image-faults';

/** Shapes, paint and text. Elements that load, run, animate, mask or filter are refused. */
const DRAWN = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath marker linearGradient radialGradient stop clipPath switch style a'.split(
    ' ',
  ),
);
/** Elements without visible effect. */
const SILENT = new Set(['title', 'desc', 'metadata', 'script', 'namedview', 'RDF']);

/** Each level may allocate memory for the whole picture. */
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

/** Attributes without foreign namespaces and events; references may only point within the drawing. */
function drawnAttributes({ name, attributes }: MarkupElement): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([key, value]): [string, string][] => {
    if (/^(?:xlink:)?href$/i.test(key)) return value.startsWith('#') ? [['href', value]] : [];
    return /^[a-z][\w-]*$/i.test(key) && !/^(?:on|xmlns$)/i.test(key) ? [[key, value]] : [];
  });
  return { ...(name === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}), ...Object.fromEntries(kept) };
}

/** Double resolution if the column of 720 px has room, and never more than a screen shows. 72 is SVG's density. */
const DRAW = `
const sharp = require(process.argv[1]);
require('node:stream/consumers').buffer(process.stdin).then(async (svg) => {
  const { width, height } = await sharp(svg).metadata();
  const scale = Math.min(1440 / Math.max(width, height), Math.min(2, Math.max(1, 720 / width)));
  process.stdout.write(await sharp(svg, { density: 72 * scale }).flatten({ background: '#fff' }).png().toBuffer());
});`;

const SHARP = createRequire(import.meta.url).resolve('sharp');

/**
 * Returns null on failure. Runs in a separate process, because nothing else can stop a drawing with endless dashes or
 * recursive uses.
 */
function draw(svg: string, maxSeconds: number): Promise<Buffer | null> {
  const options = {
    encoding: 'buffer',
    timeout: maxSeconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_IMAGE_BYTES,
  } as const;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['-e', DRAW, SHARP], options, (error, png) => resolve(error ? null : png));
    // Writing to a process that has ended fails; its exit is handled above.
    child.stdin?.on('error', () => undefined).end(svg);
  });
}

let fonts: Promise<boolean> | undefined;

/** Whether this machine has fonts: without them letters are missing, or all look the same. */
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
