/**
 * How a student's accuracy grows with practice: the additive factors model of Cen, Koedinger & Junker ("Learning Factors
 * Analysis", 2006) with one slope per student and logarithmic practice. Formulas: docs/science.md.
 */

/** A student's first answers in an assunto, right or wrong, in the order given. */
type History = readonly boolean[];

/** Fewer first answers do not tell practice from chance. */
const LEAST_ANSWERS = 100;
/** As many must have some practice before them in their assunto, or there is nothing to compare. */
const LEAST_PRACTISED = 30;
/** Earlier answers in the assunto from which an answer counts as practised. */
const PRACTICE = 4;

/** Standard deviations of the priors: level and assuntos in logits, slope in logits per unit of ln(1 + n). */
const SD = { level: 2, subject: 1, slope: 0.5 };
const Z = 1.959963984540054;
const MOST_STEPS = 50;
const SMALL = 1e-9;

/** A fitted model; `offsets` and `information` are of the assuntos in the order of their histories. */
export interface Practice {
  level: number;
  slope: number;
  offsets: readonly number[];
  /** Posterior information of each offset, and its products with level and slope. */
  information: readonly { own: number; level: number; slope: number }[];
  /** Posterior information of level and slope, after the offsets: [level, both, slope]. */
  common: readonly [number, number, number];
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const practiceOf = (answers: number): number => Math.log(1 + answers);
const precision = (sd: number): number => 1 / (sd * sd);

/** How many more first answers `fitPractice` needs; 0 if it has enough. */
export function answersLacking(histories: readonly History[]): number {
  const all = histories.reduce((sum, { length }) => sum + length, 0);
  const practised = histories.reduce((sum, { length }) => sum + Math.max(0, length - PRACTICE), 0);
  return Math.max(0, LEAST_ANSWERS - all, LEAST_PRACTISED - practised);
}

type State = Pick<Practice, 'level' | 'slope' | 'offsets'>;

/** The logarithm of the posterior, up to a constant. */
function fitOf({ level, slope, offsets }: State, histories: readonly History[]): number {
  let sum = -0.5 * (precision(SD.level) * level ** 2 + precision(SD.slope) * slope ** 2);
  for (const [at, history] of histories.entries()) {
    const offset = offsets[at] ?? 0;
    sum -= 0.5 * precision(SD.subject) * offset ** 2;
    for (const [answers, isRight] of history.entries()) {
      const logit = level + offset + slope * practiceOf(answers);
      sum -= Math.log1p(Math.exp(isRight ? -logit : logit));
    }
  }
  return sum;
}

/** One step of Newton's method, with the information at the present state. */
function stepOf({ level, slope, offsets }: State, histories: readonly History[]) {
  let [a, b, c] = [precision(SD.level), 0, precision(SD.slope)];
  let [towardsLevel, towardsSlope] = [-level * a, -slope * c];
  const parts = histories.map((history, at) => {
    const offset = offsets[at] ?? 0;
    const part = { own: precision(SD.subject), level: 0, slope: 0, towards: -precision(SD.subject) * offset };
    for (const [answers, isRight] of history.entries()) {
      const x = practiceOf(answers);
      const share = logistic(level + offset + slope * x);
      const [miss, weight] = [(isRight ? 1 : 0) - share, share * (1 - share)];
      part.towards += miss;
      part.own += weight;
      part.level += weight;
      part.slope += weight * x;
      towardsLevel += miss;
      towardsSlope += miss * x;
      a += weight;
      b += weight * x;
      c += weight * x * x;
    }
    return part;
  });
  // The offsets are eliminated: each concerns its own assunto only.
  for (const part of parts) {
    a -= part.level ** 2 / part.own;
    b -= (part.level * part.slope) / part.own;
    c -= part.slope ** 2 / part.own;
    towardsLevel -= (part.level * part.towards) / part.own;
    towardsSlope -= (part.slope * part.towards) / part.own;
  }
  const determinant = a * c - b * b;
  const ofLevel = (c * towardsLevel - b * towardsSlope) / determinant;
  const ofSlope = (a * towardsSlope - b * towardsLevel) / determinant;
  return {
    level: ofLevel,
    slope: ofSlope,
    offsets: parts.map((part) => (part.towards - part.level * ofLevel - part.slope * ofSlope) / part.own),
    information: parts,
    common: [a, b, c] as const,
  };
}

/**
 * Estimates level, slope and the assuntos' offsets by the mode of their posterior. @returns null with too few answers
 * (`answersLacking`)
 */
export function fitPractice(histories: readonly History[]): Practice | null {
  if (answersLacking(histories) > 0) return null;
  let state: State = { level: 0, slope: 0, offsets: histories.map(() => 0) };
  let fit = fitOf(state, histories);
  for (let count = 0; ; count += 1) {
    const { information, common, ...step } = stepOf(state, histories);
    let next = state;
    let gained = 0;
    // The posterior is concave: a step that overshoots is halved.
    for (let part = 1; part > SMALL && gained <= 0; part /= 2) {
      next = {
        level: state.level + part * step.level,
        slope: state.slope + part * step.slope,
        offsets: state.offsets.map((offset, at) => offset + part * (step.offsets[at] ?? 0)),
      };
      gained = fitOf(next, histories) - fit;
    }
    if (gained <= SMALL || count === MOST_STEPS) return { ...state, information, common };
    state = next;
    fit += gained;
  }
}

/** Expected points with the bounds of their 95 % interval. */
export interface Gain {
  points: number;
  low: number;
  high: number;
}

/** Answers in an assunto at two times, in the order of the histories. */
export interface Practised {
  /** Expected points in the exam if every question were answered right. */
  points: number;
  before: number;
  after: number;
}

/** The expected points that the answers between two times bring, by the model; interval by the delta method. */
export function expectedGain(
  { level, slope, offsets, information, common: [a, b, c] }: Practice,
  subjects: readonly Practised[],
): Gain {
  let points = 0;
  let [byLevel, bySlope, rest] = [0, 0, 0];
  for (const [at, subject] of subjects.entries()) {
    if (subject.after === subject.before) continue;
    const {
      own,
      level: withLevel,
      slope: withSlope,
    } = information[at] ?? { own: precision(SD.subject), level: 0, slope: 0 };
    const [before, after] = [practiceOf(subject.before), practiceOf(subject.after)];
    const logit = level + (offsets[at] ?? 0);
    const [share, later] = [logistic(logit + slope * before), logistic(logit + slope * after)];
    const change = later * (1 - later) - share * (1 - share);
    const towards = later * (1 - later) * after - share * (1 - share) * before;
    points += subject.points * (later - share);
    byLevel += subject.points * (change - (withLevel * change) / own);
    bySlope += subject.points * (towards - (withSlope * change) / own);
    rest += (subject.points * change) ** 2 / own;
  }
  const variance = rest + (c * byLevel ** 2 - 2 * b * byLevel * bySlope + a * bySlope ** 2) / (a * c - b * b);
  const reach = Z * Math.sqrt(Math.max(0, variance));
  return { points, low: points - reach, high: points + reach };
}
