import type { Line, LineRun } from './lines';

const NARROW = /[ijltfrI.,;:'’‘“”"()[\]|! ]/;
const WIDE = /[mwMWÃÂ@%—]/;
const widthOf = (character: string): number => (NARROW.test(character) ? 0.55 : WIDE.test(character) ? 1.5 : 1);

/**
 * The right edge of each character of a run, in points, estimated from usual letter widths: the file gives only the
 * whole width.
 */
function endsOf({ text, x0, x1 }: LineRun): number[] {
  const widths = [...text].map(widthOf);
  const total = widths.reduce((sum, width) => sum + width, 0) || 1;
  let sum = 0;
  return widths.map((width) => {
    sum += width;
    return x0 + ((x1 - x0) * sum) / total;
  });
}

/** Splits a run at a character; omits an empty half. */
function splitRun(run: LineRun, at: number): LineRun[] {
  const characters = [...run.text];
  if (at <= 0 || at >= characters.length) return [run];
  const x = endsOf(run)[at - 1] ?? run.x1;
  return [
    { ...run, text: characters.slice(0, at).join(''), x1: x },
    { ...run, text: characters.slice(at).join(''), x0: x },
  ];
}

/** A line from a character on; null where only blanks are left. */
export function lineFrom(line: Line, start: number): Line | null {
  const runs: LineRun[] = [];
  let passed = 0;
  for (const run of line.runs) {
    const length = [...run.text].length;
    if (passed >= start) runs.push(run);
    else if (passed + length > start) runs.push(splitRun(run, start - passed).at(-1) as LineRun);
    passed += length;
  }
  const [first, ...rest] = runs;
  if (!first) return null;
  const all = [{ ...first, text: first.text.trimStart() }, ...rest].filter(({ text }) => text !== '');
  return all.length === 0
    ? null
    : { ...line, runs: all, text: all.map(({ text }) => text).join(''), x0: all[0]?.x0 ?? line.x0 };
}

/** The part of a line up to a character of its text. */
export function lineUpTo(line: Line, end: number): Line | null {
  const runs: LineRun[] = [];
  let passed = 0;
  for (const run of line.runs) {
    const length = [...run.text].length;
    if (passed + length <= end) runs.push(run);
    else if (passed < end) runs.push(splitRun(run, end - passed)[0] as LineRun);
    passed += length;
  }
  const text = runs.map((run) => run.text).join('');
  return text.trim() === '' ? null : { ...line, runs, text, x1: runs.at(-1)?.x1 ?? line.x1 };
}

/**
 * Widths are estimates: a word underlined for at least this share counts as wholly underlined, otherwise as not at all.
 */
const MOST_OF_WORD = 0.7;

/** Positions of the characters of a run that straight lines underline. */
function underlinedOf(run: LineRun, spans: readonly { x0: number; x1: number }[]): boolean[] {
  const ends = endsOf(run);
  const marked = ends.map((end, at) => {
    const middle = ((at === 0 ? run.x0 : (ends[at - 1] ?? run.x0)) + end) / 2;
    return spans.some(({ x0, x1 }) => middle > x0 && middle < x1);
  });
  const characters = [...run.text];
  for (let from = 0; from < characters.length; from += 1) {
    if (!/[\p{L}\p{N}]/u.test(characters[from] ?? '')) continue;
    let to = from;
    while (to < characters.length && /[\p{L}\p{N}]/u.test(characters[to] ?? '')) to += 1;
    const share = marked.slice(from, to).filter(Boolean).length / (to - from);
    if (share >= MOST_OF_WORD || share <= 1 - MOST_OF_WORD) marked.fill(share >= MOST_OF_WORD, from, to);
    from = to - 1;
  }
  return marked;
}

/** Marks the characters of a line that a straight line underlines. @param spans from and to, in points */
export function underline(line: Line, spans: readonly { x0: number; x1: number }[]): Line {
  if (spans.length === 0) return line;
  const runs = line.runs.flatMap((run) => {
    const ends = endsOf(run);
    const marked = underlinedOf(run, spans);
    const parts: LineRun[] = [];
    for (const [at, character] of [...run.text].entries()) {
      const [x0, x1] = [at === 0 ? run.x0 : (ends[at - 1] ?? run.x0), ends[at] ?? run.x1];
      const underlined = marked[at] ?? false;
      const last = parts.at(-1);
      if (last && last.underlined === underlined) Object.assign(last, { text: last.text + character, x1 });
      else parts.push({ ...run, text: character, x0, x1, underlined });
    }
    return parts;
  });
  return { ...line, runs };
}
