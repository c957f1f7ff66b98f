import type { Page } from '../document/model';
import { isLine, type Block } from '../layout/flow';
import { linesOf, type Line } from '../layout/lines';
import type { Paper } from '../paper/read-paper';
import { orphansOf, unusedTexts, type Orphan } from './orphans';
import type { QuestionTexts, Text } from './texts';
import { groupsOf, type Group } from './groups';
import { announcedIn, restsOf, type Announced } from './torn';

/** What is usual in a paper; a question that deviates is doubted. */
export interface Habits {
  paper: Paper;
  /** How many pages the document has. */
  pages: number;
  /** How many alternatives most of its questions have. */
  alternatives: number;
  /** Distance of two baselines within a paragraph, in type sizes. */
  leading: number;
  /** Shares of its texts that begin in lower case, and that end with closing punctuation. */
  small: { statement: number; alternative: number };
  closed: { item: number; alternative: number };
  /** The 95th percentile of the length of statements and of alternatives, in characters. */
  long: { statement: number; alternative: number };
  /** Lines at the edges of several pages, without spaces and numbers (`running`). */
  running: ReadonlySet<string>;
  /** Lines of the pages that are in no block. */
  orphans: readonly Orphan[];
  /** Text between questions that belongs to none, by the number of the question that follows. */
  unused: ReadonlyMap<number, string>;
  /**
   * Blocks that belong to no question, by the number of the question before them; those before the first, by that
   * number less one.
   */
  rests: ReadonlyMap<number, readonly Block[]>;
  /** Sentences that name the questions which a text is for. */
  announced: readonly Announced[];
  /** Texts that questions share without naming them. */
  groups: readonly Group[];
  /** The share of the items of certo ou errado that have a command or a text. */
  shared: { item: number };
  /** Where the numbers of the questions stand. */
  heads: readonly { number: number; line: Line }[];
}

/** Height of a page's edge zone as a share of the page: a repeated line within it is a header or a footer. */
const EDGE = 0.09;
const RUNNING_PAGES = 3;
const RUNNING_SHARE = 0.15;
const GRID_PT = 6;

/** A line normalised for comparison with running text: spaces removed, numbers replaced. */
const running = (line: string): string => line.replace(/\d+/g, '#').replace(/\s+/g, '').toLowerCase();

/** A line normalised for comparison with watermarks: numbers are kept. */
const exact = (line: string): string => line.replace(/\s+/g, '').toLowerCase();

const LEAST_RUNNING_CHARS = 6;

/** Text on this share of the pages is running text, at any height. */
const EVERYWHERE_SHARE = 0.4;

/** Whether a line repeats across pages; at the edges of a page, numbers in it may differ. */
export const isRunning = (lines: ReadonlySet<string>, text: string): boolean =>
  lines.has(running(text)) || lines.has(exact(text));

function runningLines(pages: readonly Page[]): Set<string> {
  const places = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const { text, y } of linesOf(page.runs, page.number)) {
      if (running(text).length < LEAST_RUNNING_CHARS) continue;
      for (const by of [-1, 0, 1]) {
        const isEdge = y < EDGE * page.height || y > (1 - EDGE) * page.height;
        const place = `${isEdge}|${isEdge ? running(text) : exact(text)}|${Math.round(y / GRID_PT) + by}`;
        places.set(place, (places.get(place) ?? new Set()).add(page.number));
      }
    }
  }
  const least = Math.max(RUNNING_PAGES, RUNNING_SHARE * pages.length);
  const everywhere = Math.max(least, EVERYWHERE_SHARE * pages.length);
  return new Set(
    [...places]
      .filter(([place, on]) => on.size >= (place.startsWith('true') ? least : everywhere))
      .map(([place]) => place.slice(place.indexOf('|') + 1, place.lastIndexOf('|'))),
  );
}

function commonest(values: readonly number[]): number {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

const share = (texts: readonly Text[], holds: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(({ text }) => holds(text)).length / texts.length;

const quantile = (values: readonly number[], at: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(at * values.length)] ?? Infinity;

/** Whether a text begins in lower case. */
export const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);
/** Whether a text ends with a sign that ends a sentence or a part of it. */
export const isClosed = (text: string): boolean => /[.!?;:…][”"’'»)\]]*$/.test(text);

function leadingOf(texts: readonly Text[]): number {
  const gaps = texts.flatMap(({ blocks }) =>
    blocks.slice(1).flatMap((block, at) => {
      const before = blocks[at];
      if (!before || !isLine(block) || !isLine(before) || block.line.page !== before.line.page) return [];
      const gap = (block.line.y - before.line.y) / Math.max(block.line.size, before.line.size, 1);
      return gap > 0.8 && gap < 2.5 ? [Math.round(gap * 20) / 20] : [];
    }),
  );
  return commonest(gaps) || 1.2;
}

/** Counts what is usual in a paper, over all its questions and pages. */
export function habitsOf(paper: Paper, questions: readonly QuestionTexts[], pages: readonly Page[]): Habits {
  const statements = questions.map(({ statement }) => statement).filter(({ text }) => text !== '');
  const trueFalse = questions.filter(({ question }) => question.kind === 'truefalse');
  const items = trueFalse.map(({ statement }) => statement);
  const alternatives = questions.flatMap((one) => one.alternatives).filter(({ text }) => text !== '');
  const runs = runningLines(pages);
  const announced = announcedIn(paper);
  return {
    paper,
    pages: pages.length,
    alternatives: commonest(questions.map((one) => one.alternatives.length)),
    leading: leadingOf([...statements, ...alternatives]),
    small: { statement: share(statements, beginsSmall), alternative: share(alternatives, beginsSmall) },
    closed: { item: share(items, isClosed), alternative: share(alternatives, isClosed) },
    long: {
      statement: quantile(
        statements.map(({ text }) => text.length),
        0.95,
      ),
      alternative: quantile(
        alternatives.map(({ text }) => text.length),
        0.95,
      ),
    },
    running: runs,
    orphans: orphansOf(paper, pages, ({ text }) => isRunning(runs, text)),
    unused: unusedTexts(paper),
    rests: restsOf(paper),
    announced,
    groups: groupsOf(paper, announced),
    shared: {
      item: trueFalse.filter(({ shared }) => shared.length > 0).length / Math.max(1, trueFalse.length),
    },
    heads: paper.heads.flatMap(({ at, number }) => {
      const block = paper.blocks[at];
      return block && isLine(block) ? [{ number, line: block.line }] : [];
    }),
  };
}
