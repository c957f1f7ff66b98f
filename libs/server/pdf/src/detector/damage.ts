import { isLine, type Block, type LineBlock } from '../layout/flow';
import type { PaperQuestion } from '../paper/read-paper';

/** What a damage may take from, and what it cut. */
export interface Surroundings {
  /** All questions of the paper as they were read. */
  all: readonly PaperQuestion[];
  /** Where the damaged one is among them. */
  at: number;
  /** Lines of the paper's headers and footers. */
  running: readonly string[];
  /** Evenly in 0–1. */
  next: () => number;
  /** Lines that are on the page and no longer in the question: the damage adds to them. */
  cut: LineBlock[];
}

/** Damages a copy of a question as a reader could have. @returns whether it could, of that question */
export type Damage = (question: PaperQuestion, around: Surroundings) => boolean;

/** A question whose texts may be changed. */
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

/** One of a list; undefined of an empty one. */
export const pick = <Value>(values: readonly Value[], next: () => number): Value | undefined =>
  values[Math.floor(next() * values.length)];

/** One of the texts that have so many lines. */
export const pickText = (question: PaperQuestion, next: () => number, leastLines = 1): Block[] | undefined =>
  pick(
    textsIn(question).filter((blocks) => blocks.filter(isLine).length >= leastLines),
    next,
  );

/** A line that says something else in its place. */
export function saying(block: LineBlock, text: string): LineBlock {
  const [first] = block.line.runs;
  const { x0, x1 } = block.line;
  return { ...block, line: { ...block.line, text, runs: first ? [{ ...first, text, x0, x1 }] : [] } };
}

const LEADING_PT = 12;
const LETTER_PT = 5;

/** A line of its own that many lines below another. */
export function below(block: LineBlock, text: string, lines: number): LineBlock {
  const { line, column } = saying(block, text);
  const x1 = Math.min(line.x0 + text.length * LETTER_PT, column.x1);
  return { ...block, line: { ...line, y: line.y + lines * LEADING_PT, x1 } };
}

/** Takes blocks out of a text. */
export function take(blocks: Block[], taken: LineBlock, cut: LineBlock[]): void {
  blocks.splice(blocks.indexOf(taken), 1);
  cut.push(taken);
}

/** Puts other blocks in a text's place. */
export const become = (blocks: Block[], others: readonly Block[]): void => void blocks.splice(0, Infinity, ...others);
