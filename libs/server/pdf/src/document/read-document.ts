import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import {
  getDocument,
  Util,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentError, OPENING_FAULTS } from './document-error';
import { mendPrivate, straightened, styleOf, withOrdinals } from './fonts';
import { readGraphics } from './graphics';
import type { Page, TextRun } from './model';
import { withoutRedrawn } from './redrawn';

/** Pages that are read of one document; official papers have at most a hundred. */
const MAX_PAGES = 300;
/** More text runs than any page of a real paper has; beyond it the file is refused, because it was made to be slow. */
const MAX_RUNS = 100_000;

/**
 * Larger pictures are decoded outside of the bounded heap, so they are refused; a page scanned at 600 dpi has 35
 * million pixels.
 */
const MAX_IMAGE_PIXELS = 40_000_000;
/** Greatest distance in the file between the width and the height of one picture. */
const NEAR_BYTES = 400;
const SIDE = /\/(Width|Height)\s+(\d{1,9})(?!\d|\s+\d+\s+R)/g;

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => join(home, name) + sep;

/** Opens a document. Scripts, forms and links in it are never run or followed. Throws DocumentError. */
export async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  if (hasHugeImage(bytes)) throw new DocumentError(OPENING_FAULTS.hugeImage());
  const task = getDocument({
    // A copy: pdf.js takes ownership of the bytes, and refuses a Buffer.
    data: Uint8Array.from(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    fontExtraProperties: true,
    useSystemFonts: false,
    stopAtErrors: false,
    enableXfa: false,
    // For images whose size the check above cannot see in the file.
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  const opened = await task.promise.catch((error: { name?: string }) => {
    if (error.name === 'PasswordException') throw new DocumentError(OPENING_FAULTS.locked());
    throw new DocumentError(OPENING_FAULTS.broken());
  });
  if (opened.numPages > MAX_PAGES) throw new DocumentError(OPENING_FAULTS.manyPages(opened.numPages, MAX_PAGES));
  return opened;
}

/** Whether a width and a height that stand near each other in the file make a picture too large. */
function hasHugeImage(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  let last: { name: string; value: number; end: number } | null = null;
  for (const match of text.matchAll(SIDE)) {
    const side = { name: match[1] ?? '', value: Number(match[2]), end: match.index + match[0].length };
    if (
      last &&
      last.name !== side.name &&
      match.index - last.end < NEAR_BYTES &&
      last.value * side.value > MAX_IMAGE_PIXELS
    )
      return true;
    last = side;
  }
  return false;
}

/** The text and the drawings of each page, in order. Throws DocumentError. */
export async function readPages(document: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await readPage(page, number));
    page.cleanup();
  }
  return pages;
}

interface Item {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

async function readPage(page: PDFPageProxy, number: number): Promise<Page> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  // The operators are read first because they load the fonts.
  const operators = await page.getOperatorList();
  const { items, styles } = await page.getTextContent();
  if (items.length > MAX_RUNS) throw new DocumentError(OPENING_FAULTS.muchText(number));
  const fonts = new Map(Object.entries(styles).map(([id, { fontFamily }]) => [id, fontOf(page, id, fontFamily)]));
  const read: Page = {
    number,
    width,
    height,
    runs: [],
    graphics: readGraphics(operators, transform),
    unknownGlyphs: 0,
  };
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    const font = fonts.get(item.fontName) ?? { name: '', ...styleOf({}) };
    const { text, unknown } = mend(item.str, font.name);
    read.unknownGlyphs += unknown;
    const run = placed(item as Item, font.mono ? straightened(text) : withOrdinals(text), transform, font);
    if (run) read.runs.push(run);
  }
  read.runs = withoutRedrawn(read.runs);
  return read;
}

function fontOf(page: PDFPageProxy, id: string, family: string) {
  const name = page.commonObjs.has(id) ? String((page.commonObjs.get(id) as { name?: string }).name ?? '') : '';
  return { name, ...styleOf({ name, family }) };
}

const PRIVATE = /[\uE000-\uF8FF]/gu;
/** The sign for a lost character, and controls other than tab and line ends. */
const UNREADABLE = /\uFFFD|(?![\t\n\r])\p{Cc}/gu;

function mend(text: string, fontName: string): { text: string; unknown: number } {
  let unknown = 0;
  const lost = () => {
    unknown += 1;
    return '\uFFFD';
  };
  return {
    text: text.replace(UNREADABLE, lost).replace(PRIVATE, (character) => mendPrivate(character, fontName) ?? lost()),
    unknown,
  };
}

function placed(
  { transform, width }: Item,
  text: string,
  viewport: number[],
  { bold, italic, mono }: { bold: boolean; italic: boolean; mono: boolean },
): TextRun | null {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = Util.transform(viewport, transform) as number[];
  // Text across the page is a margin note or a watermark.
  if (Math.abs(b) > Math.abs(a)) return null;
  const size = Math.hypot(Number(transform[2]), Number(transform[3])) || Math.abs(d);
  return { text, x0: x, x1: x + width, y, size, bold, italic, mono };
}
