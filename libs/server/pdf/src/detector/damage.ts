import { isLine, type Block, type LineBlock } from '../layout/flow';
import type { PaperQuestion } from '../paper/read-paper';

/** What a damage works with, and the record of what it cut. */
export interface Surroundings {
  /** All questions of the paper as they were read. */
  all: readonly PaperQuestion[];
  /** Index of the damaged question in `all`. */
  at: number;
  /** Lines of the paper's headers and footers. */
  running: readonly string[];
  /** A random number, uniform in 0–1. */
  next: () => number;
  /** Lines that a damage removed from the question while they are still on the page; each damage adds its own. */
  cut: LineBlock[];
}

/**
 * Damages a copy of a question as a faulty reader would. @returns false where the question has nothing for this damage
 */
export type Damage = (question: PaperQuestion, around: Surroundings) => boolean;

/** A copy whose texts may be changed. */
export const copyOf = (question: PaperQuestion): PaperQuestion => ({
  ...question,
  shared: question.shared.map((blocks) => [...blocks]),
  statement: [...question.statement],
  alternatives: question.alternatives.map(({ letter, blocks }) => ({ letter, blocks: [...blocks] })),
});

/** The statement and the alternatives, each to be changed in place. */
export const textsIn = ({ statement, alternatives }: PaperQuestion): Block[][] => [
  statement,
  ...alternatives.map(({ blocks }) => blocks),
];

/** The text that is printed last. */
export const lastTextOf = ({ statement, alternatives }: PaperQuestion): Block[] =>
  alternatives.at(-1)?.blocks ?? statement;

/** A random value of a list; undefined if it is empty. */
export const pick = <Value>(values: readonly Value[], next: () => number): Value | undefined =>
  values[Math.floor(next() * values.length)];

/** A random text that has at least so many lines. */
export const pickText = (question: PaperQuestion, next: () => number, leastLines = 1): Block[] | undefined =>
  pick(
    textsIn(question).filter((blocks) => blocks.filter(isLine).length >= leastLines),
    next,
  );

/** The same line with another text. */
export function saying(block: LineBlock, text: string): LineBlock {
  const [first] = block.line.runs;
  const { x0, x1 } = block.line;
  return { ...block, line: { ...block.line, text, runs: first ? [{ ...first, text, x0, x1 }] : [] } };
}

const LEADING_PT = 12;
const LETTER_PT = 5;

/** A new line, so many lines below another. */
export function below(block: LineBlock, text: string, lines: number): LineBlock {
  const { line, column } = saying(block, text);
  const x1 = Math.min(line.x0 + text.length * LETTER_PT, column.x1);
  return { ...block, line: { ...line, y: line.y + lines * LEADING_PT, x1 } };
}

/** Removes blocks from a text. */
export function take(blocks: Block[], taken: LineBlock, cut: LineBlock[]): void {
  blocks.splice(blocks.indexOf(taken), 1);
  cut.push(taken);
}

/** Replaces the blocks of a text in place. */
export const become = (blocks: Block[], others: readonly Block[]): void => void blocks.splice(0, Infinity, ...others);
