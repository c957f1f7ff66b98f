import { lineFrom } from './cut';
import type { Block, LineBlock } from './flow';

const COUNT = /^(\d{1,3})(?:\s+|$)/;
/**
 * At least this many consecutive counts make a counted text; fewer suffice for a short text that begins with 1 and
 * whose counts are small.
 */
const LEAST = 3;
const LEAST_OF_SHORT = 2;
const SMALL = 0.85;
/** Texts count every line up to every tenth; question numbers rise by one. */
const [LEAST_STEP, MOST_STEP] = [2, 10];
/** A gap of this many usual line distances ends a counted text. */
const GAP = 1.3;

interface Count {
  /** Index among the lines. */
  at: number;
  value: number;
  /** As printed. */
  text: string;
  length: number;
  /** It is set smaller than its line. */
  isSmall: boolean;
}

/**
 * Moves line numbers (1, 4, 7… in a text's margin) out of the lines into `count`: they rise by the number of lines
 * between them.
 */
export function withLineCounts(blocks: readonly Block[]): Block[] {
  const lines = blocks.filter((block) => block.kind === 'line');
  const counted = new Map<Block, LineBlock>();
  for (const chain of chainsOf(lines)) {
    const [first, last] = [chain[0] as Count, chain.at(-1) as Count];
    const end = lastOf(lines, last.at, last.value - (chain.at(-2)?.value ?? last.value));
    const byLine = new Map(chain.map((count) => [count.at, count]));
    for (let at = first.at; at <= end; at += 1) {
      const block = lines[at] as LineBlock;
      const count = byLine.get(at);
      // Where every line is counted, the lines between belong to another chain.
      if (!count && counted.has(block)) continue;
      const line = count ? lineFrom(block.line, count.length) : block.line;
      if (line) counted.set(block, { ...block, line: { ...line, count: count?.text ?? '' } });
    }
  }
  return blocks.map((block) => counted.get(block) ?? block);
}

function chainsOf(lines: readonly LineBlock[]): Count[][] {
  const counts = lines.flatMap(({ line }, at): Count[] => {
    const match = COUNT.exec(line.text);
    const text = match?.[1] ?? '';
    const [first, second] = line.runs;
    const isApart = first?.text.trim() === text;
    // A bold number before plain text is an item's number.
    if (!match || (isApart && first?.bold && second?.bold === false)) return [];
    const isSmall = isApart && first !== undefined && first.size < SMALL * line.size;
    return [{ at, value: Number(text), text, length: match[0].length, isSmall }];
  });
  const chains: Count[][] = [];
  const taken = new Set<Count>();
  for (const [index, start] of counts.entries()) {
    if (taken.has(start)) continue;
    const chain = [start];
    for (const next of counts.slice(index + 1)) {
      const last = chain.at(-1) as Count;
      const step = next.value - last.value;
      if (next.at - last.at > MOST_STEP) break;
      if (step >= LEAST_STEP && step === next.at - last.at) chain.push(next);
    }
    const isShort = start.value === 1 && chain.every(({ isSmall }) => isSmall);
    if (chain.length < (isShort ? LEAST_OF_SHORT : LEAST)) continue;
    chains.push(chain);
    for (const count of chain) taken.add(count);
  }
  return chains;
}

/** The last line of a counted text: before the next count would come, or at a gap or a rule. */
function lastOf(lines: readonly LineBlock[], from: number, step: number): number {
  let at = from;
  while (at + 1 < Math.min(lines.length, from + step)) {
    const [block, last] = [lines[at + 1] as LineBlock, lines[at] as LineBlock];
    const goesDown = block.line.page === last.line.page && block.column.x0 === last.column.x0;
    if (
      !goesDown ||
      block.ruled ||
      block.line.size < SMALL * last.line.size ||
      block.line.y - last.line.y > GAP * block.column.leading
    )
      break;
    at += 1;
  }
  return at;
}
