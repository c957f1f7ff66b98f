import { isLine, type Block, type LineBlock } from '../layout/flow';

/** The start of a question: the block with its number, and how much of the line the number takes. */
export interface Head {
  /** Index into the blocks. */
  at: number;
  number: number;
  /** Characters of the line that are the number and its signs. */
  length: number;
  /** The print style of the number: bold or not, alone on its line or not. */
  print: string;
}

/** How papers number their questions, the clearest first. */
const STYLES: readonly {
  pattern: RegExp;
  /** Least length of a sequence of numbers in this style. */ least: number;
  /** At the column's left edge only. */ isAtEdge: boolean;
}[] = [
  { pattern: /^quest[ãa]o\s*(?:n[º°.]?\s*)?(\d{1,3})(?!\d)\s*(?:[-–—.:)]+\s*)?/i, least: 1, isAtEdge: false },
  { pattern: /^(?:item)\s*(\d{1,3})(?!\d)\s*(?:[-–—.:)]+\s*)?/i, least: 2, isAtEdge: true },
  { pattern: /^(\d{1,3})\s*[.)]\s*(?!\d)/, least: 3, isAtEdge: true },
  { pattern: /^(\d{1,3})\s*[-–—](?:\s+(?=\S)|$)/, least: 3, isAtEdge: true },
  // The board's code of the question may stand beside its number.
  { pattern: /^(\d{1,3})(?:\s+[A-Z]{1,2}\d{4,}$|\s+(?=[“"‘'(\p{L}])|\s+(?=\d)|$)/u, least: 4, isAtEdge: true },
];

/** Greatest distance of a head from its column's left edge, in points. */
const EDGE_PT = 14;
/** Most consecutive numbers that may be missing: their page is missing, or they could not be read. */
const MAX_MISSING = 4;
const MISSING_COST = 0.7;
/** If at least this share of a run's heads are printed alike, differently printed heads count less. */
const MOST_ALIKE = 0.5;
const UNLIKE = 0.8;

const [WORD, NUMBER] = [/^quest[ãa]o$/i, /^\d{1,3}$/];
/** Greatest distance between the word "QUESTÃO" and the number below it, in type sizes. */
const JOINED = 2.5;

/** The blocks with two-line heads, "QUESTÃO" above its number, joined into one. */
export function withJoinedHeads(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last && isLine(last) && isLine(block) && isHeadInTwo(last, block)) {
      const runs = [...last.line.runs.map((run) => ({ ...run, text: `${run.text} ` })), ...block.line.runs];
      const line = { ...block.line, runs, text: `${last.line.text} ${block.line.text}` };
      all.splice(-1, 1, { ...last, line });
    } else all.push(block);
  }
  return all;
}

const isHeadInTwo = ({ line: word }: LineBlock, { line: number }: LineBlock): boolean =>
  WORD.test(word.text.trim()) &&
  NUMBER.test(number.text.trim()) &&
  word.page === number.page &&
  number.y > word.y &&
  number.y - word.y < JOINED * Math.max(word.size, number.size);

/**
 * The questions' heads in order: the longest run of rising numbers in one numbering style. Where heads contain the word
 * "questão", plain numbers are something else, such as line numbers or instructions.
 */
export function findHeads(blocks: readonly Block[]): Head[] {
  const runs = STYLES.map(({ pattern, least, isAtEdge }) => {
    const run = usualRun(blocks.flatMap((block, at) => headsIn(block, at, pattern, isAtEdge)));
    return run.length >= least ? run : [];
  });
  const [named = [], ...others] = runs;
  if (named.length > 1) return withRepeated(named, blocks);
  return others.reduce((longest, run) => (run.length > longest.length ? run : longest), named);
}

/** Adds heads of numbers that a paper prints twice, in two languages: only one of the two is in the run. */
function withRepeated(run: readonly Head[], blocks: readonly Block[]): Head[] {
  const [style] = STYLES;
  const known = new Set(run.map(({ number }) => number));
  const taken = new Set(run.map(({ at }) => at));
  const others = blocks
    .flatMap((block, at) => (style ? headsIn(block, at, style.pattern, style.isAtEdge) : []))
    .filter(({ at, number, length }) => !taken.has(at) && known.has(number) && isAlone(blocks[at], length));
  const repeated = longestRun(others, () => 1);
  return repeated.length < 2 ? [...run] : [...run, ...repeated].sort((one, other) => one.at - other.at);
}

/** Whether the line consists of the number; a sentence may begin with "Questão 5" too. */
const isAlone = (block: Block | undefined, length: number): boolean =>
  block?.kind === 'line' && block.line.text.slice(length).trim() === '';

function headsIn(block: Block, at: number, pattern: RegExp, isAtEdge: boolean): Head[] {
  if (block.kind !== 'line') return [];
  if (isAtEdge && block.line.x0 - block.column.x0 > EDGE_PT) return [];
  const match = pattern.exec(block.line.text);
  if (!match?.[1]) return [];
  const [first, second] = block.line.runs;
  const isBold = first?.bold === true;
  // Of two numbers in a line the first is a head if only it is bold.
  if (/^\d+ \d/.test(block.line.text) && !(isBold && second?.bold === false && first.text.trim() === match[1]))
    return [];
  const length = match[0].length;
  return [{ at, number: Number(match[1]), length, print: `${isBold}|${isAlone(block, length)}` }];
}

/** The longest run; of several heads with one number it takes the one printed in the commonest style. */
function usualRun(heads: readonly Head[]): Head[] {
  const run = longestRun(heads, () => 1);
  const times = new Map<string, number>();
  for (const { print } of run) times.set(print, (times.get(print) ?? 0) + 1);
  const usual = [...times].find(([, count]) => count >= run.length * MOST_ALIKE)?.[0];
  return usual === undefined ? run : longestRun(heads, ({ print }) => (print === usual ? 1 : UNLIKE));
}

/** Of two runs of equal length the later is the paper's: a cover numbers its instructions too. */
function longestRun(heads: readonly Head[], worthOf: (head: Head) => number): Head[] {
  const best: { score: number; before: number }[] = [];
  const byNumber = new Map<number, number[]>();
  for (const [index, head] of heads.entries()) {
    const { number } = head;
    const worth = worthOf(head);
    let mine = { score: worth, before: -1 };
    for (let gap = 1; gap <= MAX_MISSING + 1; gap += 1) {
      for (const before of byNumber.get(number - gap) ?? []) {
        const score = (best[before]?.score ?? 0) + worth - MISSING_COST * (gap - 1);
        if (score >= mine.score && score > worth) mine = { score, before };
      }
    }
    best.push(mine);
    byNumber.set(number, [...(byNumber.get(number) ?? []), index]);
  }
  let last = -1;
  for (const [index, { score }] of best.entries()) if (last < 0 || score >= (best[last]?.score ?? 0)) last = index;
  const run: Head[] = [];
  for (let index = last; index >= 0; index = best[index]?.before ?? -1) run.unshift(heads[index] as Head);
  return run;
}
