import { QUESTION_KINDS, type QuestionKind } from '@mapa/domain';
import { lineFrom, lineUpTo } from '../layout/cut';
import type { Block } from '../layout/flow';
import { isFirstLetter, letterAfter } from './lettering';

/** The styles of a kind whose alternatives have signs of their own, such as 01, 02, 04… */
function stylesOf({ alternatives, letterAt }: QuestionKind): RegExp[] {
  const signs = Array.from({ length: alternatives.max }, (_, place) => letterAt(place)).join('|');
  return [
    new RegExp(`(?:^|(?<=\\s))(${signs})\\s?[.)]\\s+`, 'g'),
    new RegExp(`(?:^|(?<=\\s))\\((${signs})\\)\\s*`, 'g'),
    new RegExp(`(?:^|(?<=\\s))(${signs})\\s*[-–—]\\s+`, 'g'),
  ];
}

/**
 * How papers letter their alternatives. Each style is tried on a whole paper; the one that fits most questions is the
 * paper's.
 */
const STYLES: readonly RegExp[] = [
  /(?:^|(?<=\s))\(([A-E])\)\s*/g,
  /(?:^|(?<=\s))([A-E])\)\s*/g,
  /(?:^|(?<=\s))\[([A-E])\]\s*/g,
  /(?:^|(?<=\s))([Ⓐ-Ⓔⓐ-ⓔ])\s*/gu,
  /(?:^|(?<=\s))([A-E])\.\s+/g,
  /(?:^|(?<=\s))([A-E])\s*[-–—]\s+/g,
  /(?:^|(?<=\s))\(([a-e])\)\s*/g,
  /(?:^|(?<=\s))([a-e])\)\s*/g,
  /(?:^|(?<=\s))([a-e])\.\s+/g,
  ...QUESTION_KINDS.filter(({ isSingle }) => !isSingle).flatMap(stylesOf),
  /^([A-E])\s+(?=\S)/g,
  /^([A-E])$/g,
];

/** A letter before text or a figure; the pattern is too common to be tried on a whole paper. */
const BARE = /^([A-E])(?:\s+(?=\S)|$)/g;

/** An alternative's content; its letter is A to E, or the sign of a kind that has its own. */
export interface Lettered {
  letter: string;
  blocks: Block[];
  /** Where its text begins, in points from the left; its further lines are indented to there. */
  textX: number;
  /** Position of its letter. */
  letterX: number;
}

export interface Split {
  statement: Block[];
  alternatives: Lettered[];
}

const letterOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x24b6 && code <= 0x24ba) return String.fromCharCode(code - 0x24b6 + 65);
  if (code >= 0x24d0 && code <= 0x24d4) return String.fromCharCode(code - 0x24d0 + 65);
  return sign.toUpperCase();
};

/** The lettering style that fits most questions; null where none fits any. */
export function letteringOf(bodies: readonly (readonly Block[])[]): RegExp | null {
  const counts = STYLES.map((style) => bodies.filter((body) => splitBody(body, style).alternatives.length >= 2).length);
  const most = Math.max(...counts);
  return most === 0 ? null : (STYLES[counts.indexOf(most)] ?? null);
}

/**
 * Splits bodies by the paper's lettering. A body that it does not fit as well as most is split by another style: papers
 * with "A)" have some "(A)", and letters alone beside figures.
 */
export function splitAll(bodies: readonly (readonly Block[])[], style: RegExp): Split[] {
  const splits = bodies.map((body) => splitBody(body, style));
  const times = new Map<number, number>();
  for (const { alternatives } of splits)
    if (alternatives.length > 0) times.set(alternatives.length, (times.get(alternatives.length) ?? 0) + 1);
  const usual = [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
  return splits.map((split, at) => {
    if (split.alternatives.length >= usual) return split;
    const others = [...STYLES, BARE].map((other) => splitBody(bodies[at] ?? [], other));
    return others.find(({ alternatives }) => alternatives.length === usual) ?? split;
  });
}

interface Label {
  letter: string;
  /** Index of the block. */
  at: number;
  start: number;
  end: number;
}

/** Splits a body at its last sequence A, B, C… or 01, 02, 04…: the statement may contain a lettered list before it. */
function splitBody(body: readonly Block[], style: RegExp): Split {
  const labels = body.flatMap((block, at) => (block.kind === 'line' ? labelsOf(block.line.text, at, style) : []));
  let best: Label[] = [];
  for (const [index, label] of labels.entries()) {
    if (!isFirstLetter(label.letter)) continue;
    const run = [label];
    let next = letterAfter(label.letter);
    for (const other of labels.slice(index + 1)) {
      if (other.letter !== next) continue;
      run.push(other);
      next = letterAfter(next);
    }
    if (run.length >= 2 && run.length >= best.length) best = run;
  }
  const [first] = best;
  if (!first) return { statement: [...body], alternatives: [] };
  return {
    statement: between(body, null, first),
    alternatives: best.map((label, index) => {
      const blocks = between(body, label, best[index + 1] ?? null);
      const line = body[label.at];
      const own = blocks[0];
      return {
        letter: label.letter,
        blocks,
        letterX: line?.kind === 'line' ? line.line.x0 : 0,
        textX: own?.kind === 'line' && own.line.y === (line?.kind === 'line' ? line.line.y : NaN) ? own.line.x0 : NaN,
      };
    }),
  };
}

/** Alternative letters of one line: the first at its beginning, others only if they continue it in order. */
function labelsOf(text: string, at: number, style: RegExp): Label[] {
  const found = [...text.matchAll(style)].map((match) => ({
    letter: letterOf(match[1] ?? ''),
    at,
    start: match.index,
    end: match.index + match[0].length,
  }));
  const [first] = found;
  if (!first || text.slice(0, first.start).trim() !== '') return [];
  let expected: string | undefined = first.letter;
  return found.filter(({ letter }) => {
    const isNext = letter === expected;
    expected = expected && letterAfter(expected);
    return isNext;
  });
}

function between(body: readonly Block[], from: Label | null, to: Label | null): Block[] {
  return body.flatMap((block, at): Block[] => {
    if (at < (from?.at ?? 0) || at > (to?.at ?? body.length)) return [];
    if (block.kind !== 'line') return [block];
    const upTo = to && at === to.at ? lineUpTo(block.line, to.start) : block.line;
    if (!upTo) return [];
    const line = from && at === from.at ? lineFrom(upTo, from.end) : upTo;
    return line ? [{ ...block, line }] : [];
  });
}
