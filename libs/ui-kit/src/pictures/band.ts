/** How right the answers are, by quarters of the way from guessing to faultless: below 50 %, below 65 %, below 80 %, from 80 %. */
export type AccuracyLevel = 1 | 2 | 3 | 4;

/** One stretch of the route: a band as wide as its subject weighs, with the subject's stop halfway. */
export interface Stretch {
  /** Outline in a box of 100 × 100. */
  path: string;
  /** Outline of what is walked, half as wide: a finished subject keeps its heat on both sides. */
  walkedPath: string;
  /** Where the stop lies across the box, 0–100; it is halfway down. */
  stop: number;
  /** 1–4: how hot the subject is. */
  heat: 1 | 2 | 3 | 4;
  /** Share of the stretch walked, 0–100. */
  walked: number;
  /** Share of right answers, 0–1, and its level; null without an answer. */
  accuracy: { share: number; level: AccuracyLevel } | null;
}

export interface WeightedSubject {
  /** How much it was asked, in any unit: widths and percentages are relative. */
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
  /** Where it is left out, all that was answered and is not right. An annulled question is neither. */
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

/** Share of right answers among those that are right or wrong, 0–1; null where there are none, or they are not told. */
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

/** Where the route passes a stop: the middle of the stop and the band's width there. */
interface Passage {
  centre: number;
  width: number;
}

/** Offset of the stops to either side of the middle: a route that winds is read as a way, a straight one that narrows as a funnel. */
const BEND = 16;

const edge = ({ centre, width }: Passage, side: -1 | 1): number => +(centre + (side * width) / 2).toFixed(2);

/**
 * The outline of a band between the middles of the ways from the last stop and to the next one.
 * Each edge is the half of a cubic curve between two stops, which is vertical at both.
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

/** Percentage of something walked; anything begun shows, and only all of it is 100. */
function walkedPercent(answered: number, total: number): number {
  const exact = share(answered, total) * 100;
  return exact > 0 && exact < 100 ? Math.min(Math.max(Math.round(exact), 1), 99) : exact;
}

/** The route's stretches from the subjects in their order; widths are relative to the heaviest subject. */
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
 * Weights laid out in a line of `length` units, each as long as it weighs, a gap of 2 units after each.
 * @param heaviest the weight that is hottest
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
