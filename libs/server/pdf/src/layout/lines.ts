import type { TextRun } from '../document/model';

/** A run of a line that is raised or lowered against its baseline. */
export interface LineRun extends TextRun {
  shift: 'sup' | 'sub' | null;
  underlined: boolean;
}

/** Text on one baseline of one column. */
export interface Line {
  page: number;
  runs: LineRun[];
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  /** Size of most of its characters, in points. */
  size: number;
  /** In a text with line numbers: this line's number, or empty where it shows none. */
  count?: string;
}

/** Baselines nearer than this share of the type size are one line: superscripts, mixed fonts. */
const SAME_LINE = 0.45;
/** A gap wider than this share of the type size is a space, though the file has none. */
const SPACE = 0.17;
/** Runs further apart stay separate, so that cells of a table keep their places. */
const NEAR = 0.6;
const SMALLER = 0.85;
const SHIFTED = 0.12;
/** A raised or lowered run is less than this share of the type size off the baseline of the text beside it. */
const HANG = 0.7;
const BESIDE = 0.35;
const OVERLAP = 0.15;
const MAX_RAISE_PT = 20;

const isBlank = ({ text }: TextRun): boolean => text.trim() === '';

/** The type size of most characters of the runs. */
export function mainSize(runs: readonly TextRun[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of runs) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.trim().length);
  }
  return [...characters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/**
 * Groups the runs of one page or column into lines from top to bottom; runs in a line are ordered from left to right.
 */
export function linesOf(runs: readonly TextRun[], page: number): Line[] {
  const groups: TextRun[][] = [];
  const inked = runs.filter((run) => !isBlank(run)).sort((one, other) => one.y - other.y || one.x0 - other.x0);
  const hanging = hangingIn(inked);
  for (const run of inked) {
    if (hanging.has(run)) continue;
    const group = [...groups].reverse().find((candidate) => fits(run, candidate));
    if (group) group.push(run);
    else groups.push([run]);
  }
  for (const run of [...hanging].sort((one, other) => one.x0 - other.x0)) {
    const group = baseOf(run, groups) ?? [...groups].reverse().find((candidate) => fits(run, candidate));
    if (group) group.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => lineOf(group, page)).sort((one, other) => one.y - other.y || one.x0 - other.x0);
}

/** Raised or lowered runs beside a larger one: an exponent may be as near to the line above as to its own. */
export function hangingIn(runs: readonly TextRun[]): Set<TextRun> {
  const rows = new Map<number, TextRun[]>();
  for (const run of runs) {
    const row = rows.get(Math.round(run.y));
    if (row) row.push(run);
    else rows.set(Math.round(run.y), [run]);
  }
  const isHanging = (run: TextRun): boolean => {
    const reach = Math.min(MAX_RAISE_PT, Math.ceil(2 * HANG * run.size));
    const near = Array.from({ length: 2 * reach + 1 }, (_, at) => rows.get(Math.round(run.y) + at - reach) ?? []);
    return near.some((row) => row.some((other) => run.size < SMALLER * other.size && hangsOn(run, other)));
  };
  return new Set(runs.filter(isHanging));
}

function hangsOn(run: TextRun, base: TextRun): boolean {
  const off = Math.abs(run.y - base.y);
  return off > SHIFTED * base.size && off < HANG * base.size && isBeside(run, base);
}

const gapBetween = (one: TextRun, other: TextRun): number => Math.max(one.x0 - other.x1, other.x0 - one.x1);

const isBeside = (run: TextRun, base: TextRun): boolean => {
  const gap = gapBetween(run, base);
  return gap > -OVERLAP * base.size && gap < BESIDE * base.size;
};

/**
 * The line with the text that a run is raised or lowered against; a line with text above or below the run is another.
 */
function baseOf(run: TextRun, groups: readonly TextRun[][]): TextRun[] | undefined {
  return groups
    .filter((group) => {
      const size = mainSize(group);
      return (
        Math.abs(run.y - baselineOf(group)) < HANG * size &&
        group.every((other) => gapBetween(run, other) > -OVERLAP * size) &&
        group.some((other) => isBeside(run, other))
      );
    })
    .sort((one, other) => Math.abs(run.y - baselineOf(one)) - Math.abs(run.y - baselineOf(other)))[0];
}

/** A small run near a baseline belongs to it unless it would cover the text there. */
function fits(run: TextRun, group: readonly TextRun[]): boolean {
  const [first] = group;
  if (!first) return false;
  const size = mainSize(group);
  const isNear = Math.abs(run.y - baselineOf(group)) <= SAME_LINE * Math.max(size, run.size);
  return isNear && group.every((other) => Math.min(run.x1, other.x1) - Math.max(run.x0, other.x0) < size / 2);
}

function baselineOf(group: readonly TextRun[]): number {
  const size = mainSize(group);
  const main = group.filter((run) => Math.abs(run.size - size) < 1);
  return (main.length > 0 ? main : group)[0]?.y ?? 0;
}

function lineOf(group: TextRun[], page: number): Line {
  const size = mainSize(group);
  const y = baselineOf(group);
  const runs = joined(
    group
      .sort((one, other) => one.x0 - other.x0)
      .map((run) => {
        const isSmall = run.size < SMALLER * size;
        const shift = !isSmall || Math.abs(run.y - y) < SHIFTED * size ? null : run.y < y ? 'sup' : 'sub';
        return { ...run, shift: shift as LineRun['shift'], underlined: false };
      }),
  );
  return {
    page,
    runs,
    text: runs.map(({ text }) => text).join(''),
    x0: runs[0]?.x0 ?? 0,
    x1: Math.max(...runs.map(({ x1 }) => x1)),
    y,
    size,
  };
}

const isAlike = (one: LineRun, other: LineRun): boolean =>
  !one.formula &&
  !other.formula &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.mono === other.mono &&
  one.shift === other.shift;

/** Merges runs of one style, with a space where the gap between them is wide enough. */
function joined(runs: readonly LineRun[]): LineRun[] {
  const all: LineRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const text = run.text.replace(/\s+/g, ' ');
    if (!last) {
      all.push({ ...run, text: text.trimStart() });
      continue;
    }
    const isParted = run.x0 - last.x1 > SPACE * Math.min(run.size, last.size);
    const space = isParted && !last.text.endsWith(' ') && !text.startsWith(' ') ? ' ' : '';
    if (isAlike(last, run) && run.x0 - last.x1 < NEAR * run.size) {
      last.text += space + text;
      last.x1 = Math.max(last.x1, run.x1);
    } else {
      last.text += space;
      all.push({ ...run, text });
    }
  }
  const end = all.at(-1);
  if (end) end.text = end.text.trimEnd();
  return all;
}
