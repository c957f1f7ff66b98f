import type { Block } from '../layout/flow';

/** Where a question begins: the block that its number opens, and how much of the line the number takes. */
export interface Head {
  /** Index into the blocks. */
  at: number;
  number: number;
  /** Characters of the line that are the number and its signs. */
  length: number;
}

/** How papers number their questions, the clearest first. */
const STYLES: readonly {
  pattern: RegExp;
  /** So many in a row make a paper. */ least: number;
  /** At the column's left edge only. */ isAtEdge: boolean;
}[] = [
  { pattern: /^quest[ãa]o\s*(?:n[º°.]?\s*)?(\d{1,3})(?!\d)\s*(?:[-–—.:)]+\s*)?/i, least: 1, isAtEdge: false },
  { pattern: /^(?:item)\s*(\d{1,3})(?!\d)\s*(?:[-–—.:)]+\s*)?/i, least: 2, isAtEdge: true },
  { pattern: /^(\d{1,3})\s*[.)]\s*(?!\d)/, least: 3, isAtEdge: true },
  { pattern: /^(\d{1,3})\s*[-–—](?:\s+(?=\S)|$)/, least: 3, isAtEdge: true },
  { pattern: /^(\d{1,3})(?:\s+(?=[“"‘'(\p{L}])|$)/u, least: 4, isAtEdge: true },
];

/** A head is this near to its column's left edge, in points. */
const EDGE_PT = 14;
/** Numbers that a paper may leave out in a row: the page that held them is missing, or they could not be read. */
const MAX_MISSING = 4;
const MISSING_COST = 0.7;

/**
 * The questions' heads in order: the longest run of rising numbers that one style of numbering gives. Where questions are
 * called so in words, other numbers are something else: lines of a text, instructions.
 */
export function findHeads(blocks: readonly Block[]): Head[] {
  const runs = STYLES.map(({ pattern, least, isAtEdge }) => {
    const run = longestRun(blocks.flatMap((block, at) => headsIn(block, at, pattern, isAtEdge)));
    return run.length >= least ? run : [];
  });
  const [named = [], ...others] = runs;
  if (named.length > 1) return withRepeated(named, blocks);
  return others.reduce((longest, run) => (run.length > longest.length ? run : longest), named);
}

/**
 * Numbers that a paper prints twice, in two languages, are heads as well: only one of them continues the sequence.
 */
function withRepeated(run: readonly Head[], blocks: readonly Block[]): Head[] {
  const [style] = STYLES;
  const known = new Set(run.map(({ number }) => number));
  const taken = new Set(run.map(({ at }) => at));
  const others = blocks
    .flatMap((block, at) => (style ? headsIn(block, at, style.pattern, style.isAtEdge) : []))
    .filter(({ at, number, length }) => !taken.has(at) && known.has(number) && isAlone(blocks[at], length));
  const repeated = longestRun(others);
  return repeated.length < 2 ? [...run] : [...run, ...repeated].sort((one, other) => one.at - other.at);
}

/** Whether the line consists of the number: a sentence may begin with "Questão 5" too. */
const isAlone = (block: Block | undefined, length: number): boolean =>
  block?.kind === 'line' && block.line.text.slice(length).trim() === '';

function headsIn(block: Block, at: number, pattern: RegExp, isAtEdge: boolean): Head[] {
  if (block.kind !== 'line') return [];
  if (isAtEdge && block.line.x0 - block.column.x0 > EDGE_PT) return [];
  const match = pattern.exec(block.line.text);
  return match?.[1] ? [{ at, number: Number(match[1]), length: match[0].length }] : [];
}

/** Of two runs of one length the later is the paper's: a cover counts its instructions too. */
function longestRun(heads: readonly Head[]): Head[] {
  const best: { score: number; before: number }[] = [];
  const byNumber = new Map<number, number[]>();
  for (const [index, { number }] of heads.entries()) {
    let mine = { score: 1, before: -1 };
    for (let gap = 1; gap <= MAX_MISSING + 1; gap += 1) {
      for (const before of byNumber.get(number - gap) ?? []) {
        const score = (best[before]?.score ?? 0) + 1 - MISSING_COST * (gap - 1);
        if (score >= mine.score && score > 1) mine = { score, before };
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
