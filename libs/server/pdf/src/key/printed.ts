import type { Page } from '../document/model';
import { linesOf, type Line } from '../layout/lines';

/** A title is larger than the rest of its page by this factor, or stands at its upper edge. */
const LARGER = 1.15;
const TOP = 0.12;
/** A line that this share of the pages repeats, up to its numbers, is a running line. */
const RUNNING = 0.3;
const LEAST_RUNNING = 3;
const APART = 1.5;
/** A first page with more lines than this contains instructions, and their size is the page's usual one. */
const FEW = 12;

/** Parts of a line that stand apart, each as text. */
function partsOf(line: Line): string[] {
  const parts: { text: string; x1: number }[] = [];
  for (const { text, x0, x1, size } of line.runs) {
    const last = parts.at(-1);
    if (last && x0 - last.x1 < APART * size) Object.assign(last, { text: last.text + text, x1 });
    else parts.push({ text, x1 });
  }
  return parts.map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

function medianSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** A paper's own titles: those of its first page, and the running lines. */
export function titlesOf(pages: readonly Page[]): string[] {
  const byPage = pages.map((page) => linesOf(page.runs, page.number));
  const [cover = []] = byPage;
  const most = medianSize(cover.length > FEW ? cover : byPage.flat());
  const height = pages[0]?.height ?? 0;
  const titles = cover.filter(({ size, y }) => size >= LARGER * most || y < TOP * height).flatMap(partsOf);
  const times = new Map<string, { texts: Set<string>; pages: number }>();
  for (const lines of byPage) {
    const own = new Map(lines.flatMap(partsOf).map((text) => [text.replace(/\d+/g, '#'), text]));
    for (const [form, text] of own) {
      const found = times.get(form) ?? { texts: new Set<string>(), pages: 0 };
      found.texts.add(text);
      times.set(form, { texts: found.texts, pages: found.pages + 1 });
    }
  }
  const least = Math.max(LEAST_RUNNING, RUNNING * pages.length);
  // A line whose text differs on each page counts pages or questions.
  const running = [...times].flatMap(([form, { texts, pages: count }]) =>
    count >= least && /\p{L}{3}/u.test(form) && !/^quest[ãa]o\b/iu.test(form) ? [...texts].slice(0, 1) : [],
  );
  return [...new Set([...titles, ...running])];
}

const CONSULTED = /\bacesso\s+em:?[^;|]{0,24}?\b((?:19|20)\d{2})(?!\d)/giu;

/** The latest year in which a text cited by the paper was accessed; null where none is given. */
export function citedYearOf(pages: readonly Page[]): number | null {
  const years = pages.flatMap((page) =>
    linesOf(page.runs, page.number).flatMap(({ text }) =>
      [...text.matchAll(CONSULTED)].map(([, year]) => Number(year)),
    ),
  );
  return years.length > 0 ? Math.max(...years) : null;
}
