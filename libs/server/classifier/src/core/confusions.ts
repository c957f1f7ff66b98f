/** Two matérias that may be one under two names: questions of the first are told as the second, by their text. */
export interface MergeCandidate {
  one: number;
  other: number;
  /** As a share of the first one's held-back questions. */
  share: number;
}

/** With fewer held-back questions there is no conclusion. */
const FEWEST = 5;
/** Least share of a matéria's probability that goes to the other; related matérias stay far below. */
const MOSTLY = 0.5;

/** Counts how each matéria's held-back questions were predicted from their texts. */
export class Confusions {
  private readonly byMateria = new Map<number, { questions: number; sums: Float64Array }>();

  /** @param probabilities of one question, from its text only */
  add(materia: number, probabilities: Float64Array): void {
    const found = this.byMateria.get(materia) ?? { questions: 0, sums: new Float64Array(probabilities.length) };
    found.questions += 1;
    for (const [at, probability] of probabilities.entries()) found.sums[at] = (found.sums[at] ?? 0) + probability;
    this.byMateria.set(materia, found);
  }

  /** Each pair once, most certain first. */
  candidates(): MergeCandidate[] {
    const pairs = new Map<string, MergeCandidate>();
    for (const [one, { questions, sums }] of this.byMateria) {
      if (questions < FEWEST) continue;
      for (const [other, sum] of sums.entries()) {
        const share = sum / questions;
        if (other === one || share < MOSTLY) continue;
        const key = [one, other].sort((a, b) => a - b).join();
        if ((pairs.get(key)?.share ?? 0) < share) pairs.set(key, { one, other, share });
      }
    }
    return [...pairs.values()].sort((a, b) => b.share - a.share);
  }
}
