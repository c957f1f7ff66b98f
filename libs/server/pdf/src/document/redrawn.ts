import type { TextRun } from './model';

/** A run repeats another if it lies within this share of its size of it, across the line and along it. */
const NEAR = 0.15;
/** Number of earlier runs that a run is compared with; a page made to be slow has thousands in one place. */
const MAX_COMPARED = 60;

/**
 * The runs of a page without repeated ones: papers embolden or correct text by drawing it twice, slightly shifted,
 * whole or in parts. Of a run that overlaps drawn text and continues beyond it, only the new part stays.
 */
export function withoutRedrawn(runs: readonly TextRun[]): TextRun[] {
  const kept: (TextRun | null)[] = [];
  const rows = new Map<number, number[]>();
  for (const run of runs) {
    const row = Math.round(run.y);
    let rest: TextRun | null = run;
    for (const at of [row - 1, row, row + 1].flatMap((y) => rows.get(y)?.slice(-MAX_COMPARED) ?? [])) {
      const earlier = kept[at];
      if (!earlier || !rest || !isOver(rest, earlier)) continue;
      if (isPartOf(rest, earlier)) rest = null;
      else if (isPartOf(earlier, rest)) kept[at] = null;
      else rest = withoutOverlap(rest, earlier);
    }
    if (!rest) continue;
    const all = rows.get(row) ?? [];
    all.push(kept.length);
    rows.set(row, all);
    kept.push(rest);
  }
  return kept.filter((run) => run !== null);
}

/** Whether two runs of one size are on one baseline and share some of it. */
const isOver = (one: TextRun, other: TextRun): boolean =>
  one.text.trim() !== '' &&
  other.text.trim() !== '' &&
  Math.abs(one.y - other.y) <= NEAR * one.size &&
  Math.abs(one.size - other.size) <= NEAR * one.size &&
  Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > NEAR * one.size;

/** Whether the text of one run is in the text of another, at the place where both lie. */
function isPartOf(part: TextRun, whole: TextRun): boolean {
  const slack = NEAR * whole.size;
  if (part.x0 < whole.x0 - slack || part.x1 > whole.x1 + slack) return false;
  const [text, all] = [part.text.trim(), whole.text.trim()];
  if (Math.abs(part.x0 - whole.x0) <= slack) return all.startsWith(text);
  return Math.abs(part.x1 - whole.x1) <= slack ? all.endsWith(text) : all.includes(text);
}

/**
 * The part of a run beyond the end of an earlier run with whose last letters it begins; the whole run where there is
 * none.
 */
function withoutOverlap(run: TextRun, earlier: TextRun): TextRun {
  if (run.x1 <= earlier.x1 || run.x0 <= earlier.x0) return run;
  const letterWidth = (run.x1 - run.x0) / run.text.length;
  const expected = (earlier.x1 - run.x0) / letterWidth;
  for (let length = Math.min(run.text.length - 1, earlier.text.length); length > 0; length -= 1) {
    if (!earlier.text.endsWith(run.text.slice(0, length))) continue;
    const isThere = Math.abs(length - expected) <= Math.max(1, expected / 3);
    return isThere ? { ...run, text: run.text.slice(length), x0: earlier.x1 } : run;
  }
  return run;
}
