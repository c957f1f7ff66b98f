import { hull, OBJECT, type Box, type Graphic, type TextRun } from '../document/model';

/** A longer straight line, in points, is a column rule, not the bar of a fraction or root. */
const LONGEST_BAR_PT = 200;
/** Letters in a row that make a word; names of functions are shorter. */
const WORD = /\p{L}{5,}/u;
const OPERATOR_END = /[=<>≤≥+×·−–-]\s*$/u;
const OPERATOR_START = /^\s*[=<>≤≥+×·−–-]/u;
const BIG_OPERATOR = /^\s*[∑∏∫]\s*$/u;
const SMALLER = 0.85;
/** Greatest difference of two baselines in one row, in type sizes. */
const SAME_ROW = 0.2;

/** The extent of text and its baseline. */
type Text = Pick<TextRun, 'x0' | 'x1' | 'y' | 'size'>;

const topOf = ({ y, size }: Text): number => y - size * 0.8;

/** The box that letters of any height take on a page. */
export const boxOf = (text: Text): Box => ({
  x0: text.x0,
  x1: text.x1,
  y0: topOf(text),
  y1: text.y + text.size * 0.25,
});
const middleOf = ({ x0, x1 }: { x0: number; x1: number }): number => (x0 + x1) / 2;

/** A formula whose glyphs cannot be read in one row: its glyphs, and the region to cut out. */
interface Found {
  members: TextRun[];
  box: Box;
  /** Baseline and size of its line. */
  y: number;
  size: number;
}

/**
 * The text of a page in which one run replaces each two-dimensional formula (a stacked fraction, a root, a sum with
 * limits, an exponent of an exponent).
 */
export function withFormulas(runs: readonly TextRun[], graphics: readonly Graphic[], page: number): TextRun[] {
  const inked = runs.filter(({ text }) => text.trim() !== '');
  const bars = graphics.filter(
    ({ kind, blank, x0, x1, y0, y1 }) =>
      kind === 'rule' && !blank && x1 - x0 > y1 - y0 && x1 - x0 >= 2.5 && x1 - x0 < LONGEST_BAR_PT,
  );
  const found = [
    ...bars.flatMap((bar) => rootAt(bar, inked) ?? fractionAt(bar, inked) ?? []),
    ...inked.flatMap((run) => (BIG_OPERATOR.test(run.text) ? (limitsOf(run, inked) ?? []) : [])),
    ...towersIn(inked),
  ];
  if (found.length === 0) return [...runs];
  const joined = joinedWhereTouching(found);
  const gone = new Set(joined.flatMap(({ members }) => members));
  const stand = joined.map(({ members, box, y, size }) => ({
    text: OBJECT,
    x0: box.x0,
    x1: box.x1,
    y,
    size,
    bold: false,
    italic: false,
    mono: false,
    formula: { page, box, words: wordsOf(members) },
  }));
  return [...runs.filter((run) => !gone.has(run)), ...stand];
}

/** Characters without meaning: private use, unassigned, control, replacement. */
const SILENT = /[\p{Co}\p{Cn}\p{Cc}\uFFFC\uFFFD]/gu;

/** The text of a formula row by row from above, for people who cannot see its picture. */
function wordsOf(members: readonly TextRun[]): string {
  const rows: { y: number; runs: TextRun[] }[] = [];
  for (const run of [...members].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && run.y - row.y < SAME_ROW * run.size) row.runs.push(run);
    else rows.push({ y: run.y, runs: [run] });
  }
  return rows
    .map(({ runs }) => runs.sort((one, other) => one.x0 - other.x0).map(({ text }) => text.replace(SILENT, '').trim()))
    .map((texts) => texts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('; ');
}

/** Whether a run stands alone on its baseline above or below a bar, not in a line that continues beside it. */
const isAlone = (run: TextRun, bar: Box, runs: readonly TextRun[]): boolean =>
  !runs.some(
    (other) =>
      other !== run &&
      Math.abs(other.y - run.y) < 0.2 * run.size &&
      (other.x1 <= bar.x0 + 1 || other.x0 >= bar.x1 - 1) &&
      Math.min(Math.abs(other.x0 - bar.x1), Math.abs(bar.x0 - other.x1)) < 0.6 * run.size,
  );

function fractionAt(bar: Box, runs: readonly TextRun[]): Found | null {
  const inSpan = runs.filter(({ x0, x1 }) => x0 >= bar.x0 - 3 && x1 <= bar.x1 + 3);
  const above = inSpan.filter(({ y, size }) => bar.y0 - y > -0.5 && bar.y0 - y < 0.9 * size);
  const below = inSpan.filter(({ y, size }) => y - bar.y1 > 0.5 * size && y - bar.y1 < 1.35 * size);
  const parts = [above, below];
  if (parts.some((part) => part.length === 0)) return null;
  const isCentred = (part: readonly TextRun[]) =>
    Math.abs(middleOf(hull(part.map(boxOf))) - middleOf(bar)) < 0.15 * (bar.x1 - bar.x0) + 2;
  const members = [...above, ...below];
  if (!parts.every(isCentred) || !members.every((run) => isAlone(run, bar, runs))) return null;
  const size = Math.max(...members.map((run) => run.size));
  const isBeside = ({ y }: TextRun) => y > bar.y0 - 0.3 * size && y < bar.y1 + 0.7 * size;
  const near = (gap: number) => gap > -1 && gap < 1.2 * size;
  const isEquated = runs.some(
    (run) =>
      !members.includes(run) &&
      isBeside(run) &&
      ((near(bar.x0 - run.x1) && OPERATOR_END.test(run.text)) ||
        (near(run.x0 - bar.x1) && OPERATOR_START.test(run.text))),
  );
  if (members.some(({ text }) => WORD.test(text)) && !isEquated) return null;
  const beside = runs.find(
    (run) => !members.includes(run) && isBeside(run) && (near(bar.x0 - run.x1) || near(run.x0 - bar.x1)),
  );
  return {
    members,
    box: hull([bar, ...members.map(boxOf)]),
    y: beside?.y ?? bar.y1 + 0.28 * size,
    size: beside?.size ?? size,
  };
}

function rootAt(bar: Box, runs: readonly TextRun[]): Found | null {
  const sign = runs.find(
    ({ text, x1, y, size }) =>
      text.trimEnd().endsWith('√') && Math.abs(x1 - bar.x0) < 0.35 * size && bar.y0 > y - 1.6 * size && bar.y0 < y,
  );
  if (sign?.text.trim() !== '√') return null;
  const under = runs.filter(
    (run) =>
      run !== sign && run.x0 >= bar.x0 - 2 && run.x1 <= bar.x1 + 2 && run.y > bar.y1 && run.y - bar.y1 < 1.7 * run.size,
  );
  if (under.length === 0) return null;
  const line = under[0] as TextRun;
  return { members: [sign, ...under], box: hull([bar, boxOf(sign), ...under.map(boxOf)]), y: line.y, size: line.size };
}

/** A sum or integral with its limits, set small above and below it. */
function limitsOf(operator: TextRun, runs: readonly TextRun[]): Found | null {
  const reach = operator.size;
  const limits = runs.filter(
    (run) =>
      run !== operator &&
      run.size < SMALLER * operator.size &&
      Math.abs(middleOf(run) - middleOf(operator)) < reach * 0.8 &&
      Math.abs(run.y - operator.y) > 0.35 * reach &&
      Math.abs(run.y - operator.y) < 1.6 * reach,
  );
  if (limits.length === 0) return null;
  const members = [operator, ...limits];
  return { members, box: hull(members.map(boxOf)), y: operator.y, size: operator.size };
}

/** Whether a run is raised or lowered beside another that is larger. */
const hangsOn = (run: TextRun, base: TextRun): boolean =>
  run.size < SMALLER * base.size &&
  run.x0 - base.x1 > -1.5 &&
  run.x0 - base.x1 < 0.35 * base.size &&
  Math.abs(run.y - base.y) > 0.12 * base.size &&
  Math.abs(run.y - base.y) < 0.8 * base.size;

/** Exponents and indices that have exponents or indices themselves. */
function towersIn(runs: readonly TextRun[]): Found[] {
  return runs.flatMap((top) => {
    const middle = runs.find((run) => hangsOn(top, run));
    const base = middle && runs.find((run) => hangsOn(middle, run));
    if (!middle || !base) return [];
    const members = [base, middle, top];
    // A word of running text cannot be cut out of its run without losing its position.
    if (WORD.test(base.text)) return [];
    return [{ members, box: hull(members.map(boxOf)), y: base.y, size: base.size }];
  });
}

/** Merges formulas that touch, such as a root in a fraction. */
function joinedWhereTouching(found: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const one of found) {
    const same = all.filter(
      ({ members, box }) => members.some((run) => one.members.includes(run)) || isOver(box, one.box),
    );
    const parts = [one, ...same];
    const members = [...new Set(parts.flatMap((part) => part.members))];
    const widest = parts.reduce((best, part) => (part.box.y1 - part.box.y0 > best.box.y1 - best.box.y0 ? part : best));
    all.splice(0, all.length, ...all.filter((part) => !same.includes(part)), {
      ...widest,
      members,
      box: hull(parts.map(({ box }) => box)),
    });
  }
  return all;
}

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0) && Math.min(one.y1, other.y1) > Math.max(one.y0, other.y0);
