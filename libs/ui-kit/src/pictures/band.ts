/** How right the answers are, by quarters of the way from guessing to faultless: below 50 %, below 65 %, below 80 %, from 80 %. */
export type AccuracyLevel = 1 | 2 | 3 | 4;

/** One stretch of the route: a band as wide as its subject weighs, which runs over into the next one's width. */
export interface Stretch {
  /** Outline in a box of 100 × 100. */
  path: string;
  /** 1–4: how hot the subject is. */
  heat: 1 | 2 | 3 | 4;
  /** Share of the stretch walked, 0–100. */
  walked: number;
  /** Level of the share of right answers; null without an answer. */
  accuracy: AccuracyLevel | null;
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

const NARROWEST = 6;

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

/** Lowest shares of right answers of the levels 2, 3 and 4. */
export const ACCURACY_STEPS = [0.5, 0.65, 0.8] as const;

const levelOf = (accuracy: number): AccuracyLevel =>
  (1 + ACCURACY_STEPS.filter((step) => accuracy >= step).length) as AccuracyLevel;

/** The outline of a band that keeps its width for most of the way and then bends into the next one's. */
function outline(width: number, next: number): string {
  const [left, right] = [50 - width / 2, 50 + width / 2].map((at) => +at.toFixed(2));
  const [nextLeft, nextRight] = [50 - next / 2, 50 + next / 2].map((at) => +at.toFixed(2));
  return `M${left} 0H${right}V60C${right} 82 ${nextRight} 78 ${nextRight} 100H${nextLeft}C${nextLeft} 78 ${left} 82 ${left} 60Z`;
}

/** Percentage of something walked; anything begun shows, and only all of it is 100. */
function walkedPercent(answered: number, total: number): number {
  const exact = share(answered, total) * 100;
  return exact > 0 && exact < 100 ? Math.min(Math.max(Math.round(exact), 1), 99) : exact;
}

/** The route's stretches from the subjects in their order; widths are relative to the heaviest subject. */
export function stretches(subjects: readonly WeightedSubject[]): Stretch[] {
  const heaviest = Math.max(...subjects.map(({ weight }) => weight), 0);
  const widthOf = ({ weight }: WeightedSubject): number => NARROWEST + (100 - NARROWEST) * share(weight, heaviest);
  return subjects.map((subject, at) => {
    const next = subjects[at + 1];
    const accuracy = accuracyOf(subject);
    return {
      path: outline(widthOf(subject), next ? widthOf(next) : NARROWEST),
      heat: heatOf(share(subject.weight, heaviest)),
      walked: walkedPercent(subject.answered, subject.total),
      accuracy: accuracy === null ? null : levelOf(accuracy),
    };
  });
}

export interface Segment {
  from: number;
  length: number;
  heat: Stretch['heat'];
  /** Length walked from `from`. */
  walked: number;
}

/** The route laid out in a line of `length` units, each subject as long as it weighs, a gap of 2 units after each. */
export function segments(subjects: readonly WeightedSubject[], length: number): Segment[] {
  const all = subjects.reduce((sum, { weight }) => sum + weight, 0);
  const heats = stretches(subjects);
  let next = 0;
  return subjects.map(({ weight, answered, total }, at) => {
    const from = next;
    const whole = share(weight, all) * length;
    next += whole;
    const drawn = Math.max(whole - 2, 0.5);
    return { from, length: drawn, heat: heats[at]?.heat ?? 1, walked: (drawn * walkedPercent(answered, total)) / 100 };
  });
}
