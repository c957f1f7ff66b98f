import type { Graphic, Page, TextRun } from '../document/model';
import { linesOf, type Line } from './lines';

/**
 * Height of the zones for running headers and footers, as a share of the page, from its edges; in short papers,
 * repeated text further inside is content.
 */
const EDGE = 0.14;
const EDGE_OF_FEW = 0.08;
/** Whether figures are the page's number, counted with or without the cover. */
const isNumberOf = (figures: string, page: number): boolean => Math.abs(Number(figures) - page) <= 1;
/**
 * A running line with a placeholder for the page's number, and without the number that left and right pages put at
 * opposite ends.
 */
const formsOf = ({ text, page }: Line): string[] => {
  const words = text.replace(/\s+/g, ' ').trim();
  const numbered = words.replace(/\d+/g, (figures) => (isNumberOf(figures, page) ? '#' : figures));
  return [...new Set([words, numbered, numbered.replace(/^# | #$/g, '')])];
};
const NEVER_RUNNING = /^(?:quest[ãa]o|item)\s*\d/i;
const GRID_PT = 6;
const onGrid = (value: number): number => Math.round(value / GRID_PT);

/** Whether enough pages show the same at their edges for it to count as running; in a short paper, all must. */
const repeatsEnough = (times: number, pages: number): boolean =>
  pages < 4 ? times === pages && pages > 1 : times >= Math.max(3, Math.ceil(pages * 0.3));
/** Whether text repeats at one height of enough pages to be a watermark, wherever that is. */
const isEverywhere = (times: number, pages: number): boolean => pages >= 4 && times >= pages * 0.6;
const LEAST_LETTERS = 6;
/**
 * Parts of a line further apart than this, in type sizes, are running lines of their own: left and right pages swap
 * them.
 */
const PART_GAP = 1.5;
const LEAST_LETTERS_OF_PART = 3;
const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** The separate parts of a line. */
function partsOf(line: Line): Line[] {
  const parts: Line[] = [];
  for (const run of line.runs) {
    const last = parts.at(-1);
    if (last && run.x0 - last.x1 < PART_GAP * line.size)
      Object.assign(last, { text: last.text + run.text, x1: Math.max(last.x1, run.x1) });
    else parts.push({ ...line, runs: [run], text: run.text, x0: run.x0, x1: run.x1 });
  }
  return parts;
}

const isAtEdge = ({ height }: Page, y: number, edge: number): boolean => y < height * edge || y > height * (1 - edge);

/** The grid cells of a line, with the neighbours: a line that moves by a point stays comparable. */
const cells = (text: string, y: number): string[] => [-1, 0, 1].map((by) => `${onGrid(y) + by}|${text}`);

function repeated(keysOf: readonly (readonly string[])[], enough: typeof repeatsEnough): Set<string> {
  const times = new Map<string, number>();
  for (const keys of keysOf) for (const key of new Set(keys)) times.set(key, (times.get(key) ?? 0) + 1);
  return new Set([...times].filter(([, count]) => enough(count, keysOf.length)).map(([key]) => key));
}

/**
 * Width of the side margins as a share of the page; letters there are a vertical strip, if many pages have it in one
 * place.
 */
const SIDE = 0.06;
const LEAST_ON_SIDE = 3;
const sideKey = ({ x0, y, text }: TextRun): string => [onGrid(x0), onGrid(y), text].join('|');
const isAtSide = ({ width }: Page, { x0, x1 }: TextRun): boolean => x1 < SIDE * width || x0 > (1 - SIDE) * width;

/** The pages without text that is set vertically beside their content. */
function withoutStrips(pages: readonly Page[]): Page[] {
  const strips = repeated(
    pages.map((page) => page.runs.filter((run) => isAtSide(page, run)).map(sideKey)),
    (times, all) => (all < 4 ? times === all && all > 1 : isEverywhere(times, all)),
  );
  if (strips.size < LEAST_ON_SIDE) return [...pages];
  return pages.map((page) => ({
    ...page,
    runs: page.runs.filter((run) => !isAtSide(page, run) || !strips.has(sideKey(run))),
  }));
}

/** A drawing within the text of at least this many pages is decoration. */
const OFTEN = 5;

/** Whether a drawing is within the margins of its page. */
const isBesideText = ({ x0, y0, x1, y1 }: Graphic, { width, height }: Page): boolean =>
  y1 < height * EDGE || y0 > height * (1 - EDGE) || x1 < SIDE * width || x0 > (1 - SIDE) * width;

const graphicKeys = ({ kind, x0, y0, x1, y1 }: Graphic): string => [kind, ...[x0, y0, x1, y1].map(onGrid)].join('|');

/**
 * Removes running headers, footers, page numbers, watermarks, and pictures and lines that repeat at the same position
 * of many pages. Lines at a page's edge are compared by their text without the page number and by their height on the
 * page.
 */
export function withoutFurniture(all: readonly Page[]): Page[] {
  const pages = withoutStrips(all);
  const edge = pages.length < 4 ? EDGE_OF_FEW : EDGE;
  const lines = pages.map((page) => linesOf(page.runs, page.number));
  const keysOf = (own: readonly Line[]) => own.flatMap((line) => formsOf(line).flatMap((text) => cells(text, line.y)));
  const withParts = (own: readonly Line[]) =>
    own.flatMap((line) => [line, ...partsOf(line).filter(({ text }) => lettersOf(text) >= LEAST_LETTERS_OF_PART)]);
  const running = repeated(
    lines.map((own, at) => keysOf(withParts(own.filter(({ y }) => isAtEdge(pages[at] as Page, y, edge))))),
    repeatsEnough,
  );
  const watermarks = repeated(
    lines.map((own) => keysOf(own.filter(({ text }) => lettersOf(text) >= LEAST_LETTERS))),
    isEverywhere,
  );
  const repeats = (line: Line, page: Page): boolean => {
    const keys = formsOf(line).map((text) => `${onGrid(line.y)}|${text}`);
    return keys.some((key) => watermarks.has(key) || (running.has(key) && isAtEdge(page, line.y, edge)));
  };
  const isRunning = (line: Line, page: Page): boolean => {
    if (repeats(line, page)) return true;
    const parts = partsOf(line);
    const told = parts.filter((part) => lettersOf(part.text) >= LEAST_LETTERS_OF_PART && repeats(part, page));
    return told.length > 0 && parts.every((part) => told.includes(part) || formsOf(part).includes('#'));
  };
  // A question's number may equal the page's number.
  const numbered = repeated(
    lines.map((own, at) =>
      own.filter((line) => isPageNumber(line, pages[at] as Page)).flatMap(({ y }) => cells('#', y)),
    ),
    (times) => times > 1,
  );
  const isNumbered = ({ y }: Line): boolean => numbered.has(`${onGrid(y)}|#`);
  const graphics = pages.map((page) => page.graphics.map(graphicKeys));
  const drawn = repeated(graphics, repeatsEnough);
  // Pictures of a few pages may be in one place by chance.
  const drawnOften = repeated(graphics, (times, count) => times >= OFTEN && repeatsEnough(times, count));
  return pages.map((page, at) => {
    const gone = (lines[at] ?? []).filter(
      (line) =>
        !NEVER_RUNNING.test(line.text) &&
        (isRunning(line, page) || (isAtEdge(page, line.y, edge) && isPageNumber(line, page) && isNumbered(line))),
    );
    return {
      ...page,
      runs: page.runs.filter((run) => !gone.some((line) => holds(line, run))),
      graphics: page.graphics.filter(
        (graphic) =>
          pages.length < 2 ||
          !(graphic.kind === 'rule' || isBesideText(graphic, page) ? drawn : drawnOften).has(graphicKeys(graphic)),
      ),
    };
  });
}

const isPageNumber = ({ text }: Line, { number }: Page): boolean =>
  new RegExp(`^(?:p[áa]g(?:ina)?\\.?\\s*)?[-–]?\\s*0*${number}\\s*[-–]?(?:\\s*(?:/|de)\\s*\\d+)?$`, 'i').test(
    text.trim(),
  );

const holds = (line: Line, { x0, y }: { x0: number; y: number }): boolean =>
  Math.abs(line.y - y) < line.size && x0 >= line.x0 - 1 && x0 <= line.x1 + 1;
