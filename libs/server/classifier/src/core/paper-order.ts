/** How subjects follow each other in a paper, as logarithms of probabilities. */
export interface Transitions {
  classes: number;
  /** For the first question. */
  first: Float64Array;
  /** From class a to class b, at `a * classes + b`. */
  next: Float64Array;
  /** For any question: already part of the classifier's own probabilities. */
  prior: Float64Array;
}

/** Weight of the overall shares of the classes, in questions, against the observed transitions. */
const BACKOFF = 1;

/**
 * Learns the transitions between classes.
 * @param papers the classes of each paper's questions, in order
 */
export function learnTransitions(papers: readonly (readonly number[])[], classes: number): Transitions {
  const shares = new Float64Array(classes).fill(1);
  const starts = new Float64Array(classes);
  const follows = new Float64Array(classes * classes);
  const count = (counts: Float64Array, at: number) => {
    counts[at] = (counts[at] ?? 0) + 1;
  };
  for (const paper of papers) {
    let before: number | undefined;
    for (const label of paper) {
      count(shares, label);
      // A question without a paper does not count as a first one.
      if (before === undefined && paper.length > 1) count(starts, label);
      else if (before !== undefined) count(follows, before * classes + label);
      before = label;
    }
  }
  const total = shares.reduce((sum, share) => sum + share, 0);
  const prior = shares.map((share) => share / total);
  const smoothed = (counts: Float64Array) => {
    const seen = counts.reduce((sum, value) => sum + value, 0);
    return counts.map((value, k) => Math.log((value + BACKOFF * (prior[k] ?? 0)) / (seen + BACKOFF)));
  };
  const next = new Float64Array(classes * classes);
  for (let a = 0; a < classes; a += 1)
    next.set(smoothed(follows.subarray(a * classes, (a + 1) * classes)), a * classes);
  return { classes, first: smoothed(starts), next, prior: prior.map(Math.log) };
}

/**
 * Logarithms of the likelihoods of a question's text, up to a common addend: the classes' shares are divided out
 * (Bayes), since the paper's order brings them in again.
 */
const evidenceOf = (probabilities: Float64Array, { prior }: Transitions): Float64Array =>
  probabilities.map((probability, k) => Math.log(Math.max(probability, Number.MIN_VALUE)) - (prior[k] ?? 0));

/** The most probable sequence of classes for a paper's questions (Viterbi). */
export function bestSequence(probabilities: readonly Float64Array[], transitions: Transitions): number[] {
  const { classes, first, next } = transitions;
  const evidence = probabilities.map((each) => evidenceOf(each, transitions));
  const origins: Uint16Array[] = [];
  let scores = Float64Array.from(first, (start, k) => start + (evidence[0]?.[k] ?? 0));
  for (const each of evidence.slice(1)) {
    const origin = new Uint16Array(classes);
    const reached = scores;
    scores = each.map((own, b) => {
      let best = -Infinity;
      for (let a = 0; a < classes; a += 1) {
        const score = (reached[a] ?? 0) + (next[a * classes + b] ?? 0);
        if (score > best) {
          best = score;
          origin[b] = a;
        }
      }
      return best + own;
    });
    origins.push(origin);
  }
  if (evidence.length === 0) return [];
  let label = scores.indexOf(Math.max(...scores));
  const sequence = [label];
  for (const origin of origins.reverse()) {
    label = origin[label] ?? 0;
    sequence.push(label);
  }
  return sequence.reverse();
}

function logSum(values: Float64Array): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** The probability of each class for each question, given the whole paper (forward-backward). */
export function probabilitiesInOrder(probabilities: readonly Float64Array[], transitions: Transitions): Float64Array[] {
  const { classes, first, next } = transitions;
  const evidence = probabilities.map((each) => evidenceOf(each, transitions));
  const normalised = (scores: Float64Array) => {
    const sum = logSum(scores);
    return scores.map((score) => score - sum);
  };
  const forward: Float64Array[] = [];
  for (const each of evidence) {
    const reached = forward.at(-1);
    forward.push(
      normalised(
        each.map((own, b) =>
          reached
            ? own + logSum(reached.map((score, a) => score + (next[a * classes + b] ?? 0)))
            : own + (first[b] ?? 0),
        ),
      ),
    );
  }
  const backward: Float64Array[] = [new Float64Array(classes)];
  for (let at = evidence.length - 1; at > 0; at -= 1) {
    const later = backward.at(-1) ?? new Float64Array(classes);
    const own = evidence[at] ?? new Float64Array(classes);
    backward.push(
      normalised(
        Float64Array.from({ length: classes }, (_, a) =>
          logSum(later.map((score, b) => score + (own[b] ?? 0) + (next[a * classes + b] ?? 0))),
        ),
      ),
    );
  }
  backward.reverse();
  return forward.map((scores, at) =>
    normalised(scores.map((score, k) => score + (backward[at]?.[k] ?? 0))).map(Math.exp),
  );
}
