/** Level of accuracy: below 50 %, below 65 %, below 80 %, from 80 % on. */
export type AccuracyLevel = 1 | 2 | 3 | 4;

/** One section of the route: a band as wide as its subject's weight, with the stop in the middle. */
export interface Stretch {
  /** Outline in a box of 100 × 100. */
  path: string;
  /** Outline of the completed part, half as wide: a finished subject keeps its heat colour on both sides. */
  walkedPath: string;
  /** Horizontal position of the stop, 0–100; vertically it is in the middle. */
  stop: number;
  /** 1–4: heat of the subject. */
  heat: 1 | 2 | 3 | 4;
  /** Completed share of the section, 0–100. */
  walked: number;
  /** Share of right answers, 0–1, with its level; null without an answer. */
  accuracy: { share: number; level: AccuracyLevel } | null;
}

export interface WeightedSubject {
  /** Frequency in any unit: widths and percentages are relative. */
  weight: number;
  total: number;
  answered: number;
  correct?: number;
  wrong?: number;
}

export interface RouteSubject extends WeightedSubject {
  id: string | number;
  name: string;
  correct: number;
  /** If absent, all answered ones that are not right. An annulled question is neither. */
  wrong?: number;
}

const NARROWEST = 10;
const WIDEST = 68;

const share = (part: number, whole: number): number => (whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0);

const heatOf = (relative: number): Stretch['heat'] => {
  if (relative > 0.75) return 4;
  if (relative > 0.45) return 3;
  return relative > 0.2 ? 2 : 1;
};

/** Share of right answers among right and wrong ones, 0–1; null without any, or if unknown. */
export function accuracyOf({ answered, correct, wrong }: WeightedSubject): number | null {
  if (correct === undefined) return null;
  const judged = correct + (wrong ?? answered - correct);
  return judged > 0 ? correct / judged : null;
}

/** Right and wrong answers; an annulled question is neither. */
export const judgedOf = ({ answered, correct, wrong }: RouteSubject): number => correct + (wrong ?? answered - correct);

/** Lowest shares of right answers of the levels 2, 3 and 4. */
export const ACCURACY_STEPS = [0.5, 0.65, 0.8] as const;

/** The level of a share of right answers, 0–1. */
export const levelOf = (accuracy: number): AccuracyLevel =>
  (1 + ACCURACY_STEPS.filter((step) => accuracy >= step).length) as AccuracyLevel;

/** Where the route crosses a boundary: its middle and the band's width there. */
interface Passage {
  centre: number;
  width: number;
}

/** Horizontal offset of alternating stops: a winding band reads as a route, a straight narrowing one as a funnel. */
const BEND = 16;

const edge = ({ centre, width }: Passage, side: -1 | 1): number => +(centre + (side * width) / 2).toFixed(2);

/**
 * The outline of a band between the midpoints to the previous and next stop. Each edge is half of a cubic curve between
 * two stops, vertical at both.
 */
function outline(last: Passage, here: Passage, next: Passage): string {
  const parts = ([-1, 1] as const).map((side) => {
    const [from, at, to] = [last, here, next].map((passage) => edge(passage, side)) as [number, number, number];
    const between = (other: number, share: number) => +(at + (other - at) * share).toFixed(2);
    return { at, start: between(from, 0.5), in: between(from, 0.25), out: between(to, 0.25), end: between(to, 0.5) };
  });
  const [left, right] = parts as [(typeof parts)[number], (typeof parts)[number]];
  return [
    `M${left.start} 0H${right.start}C${right.in} 12.5 ${right.at} 25 ${right.at} 50`,
    `C${right.at} 75 ${right.out} 87.5 ${right.end} 100H${left.end}`,
    `C${left.out} 87.5 ${left.at} 75 ${left.at} 50C${left.at} 25 ${left.in} 12.5 ${left.start} 0Z`,
  ].join('');
}

/** Completed percentage; anything started is at least 1, and only everything is 100. */
function walkedPercent(answered: number, total: number): number {
  const exact = share(answered, total) * 100;
  return exact > 0 && exact < 100 ? Math.min(Math.max(Math.round(exact), 1), 99) : exact;
}

/** The route's sections from the subjects in order; widths are relative to the heaviest subject. */
export function stretches(subjects: readonly WeightedSubject[]): Stretch[] {
  const heaviest = Math.max(...subjects.map(({ weight }) => weight), 0);
  const passages = subjects.map(({ weight }, at): Passage => {
    const width = NARROWEST + (WIDEST - NARROWEST) * share(weight, heaviest);
    return { centre: 50 + (at % 2 === 0 ? -BEND : BEND), width };
  });
  const inner = (passage: Passage): Passage => ({ ...passage, width: passage.width / 2 });
  return subjects.flatMap((subject, at): Stretch[] => {
    const here = passages[at];
    if (!here) return [];
    const [last, next] = [passages[at - 1] ?? here, passages[at + 1] ?? here];
    const accuracy = accuracyOf(subject);
    return [
      {
        path: outline(last, here, next),
        walkedPath: outline(inner(last), inner(here), inner(next)),
        stop: here.centre,
        heat: heatOf(share(subject.weight, heaviest)),
        walked: walkedPercent(subject.answered, subject.total),
        accuracy: accuracy === null ? null : { share: accuracy, level: levelOf(accuracy) },
      },
    ];
  });
}

export interface Segment {
  from: number;
  length: number;
  heat: Stretch['heat'];
}

/**
 * Lays out weights along a line of `length` units in proportion, with a gap of 2 units after each.
 * @param heaviest the weight with the greatest heat
 */
export function segments(
  weights: readonly number[],
  length: number,
  heaviest: number = Math.max(...weights, 0),
): Segment[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let next = 0;
  return weights.map((weight) => {
    const from = next;
    const whole = share(weight, all) * length;
    next += whole;
    return { from, length: Math.max(whole - 2, 0.5), heat: heatOf(share(weight, heaviest)) };
  });
}
