/** The share of each matéria in a paper, or in papers of one kind. */
type Shares = Float64Array;

/** Papers that mostly ask about the same matérias: years of one exam, exams of one career. */
export interface PaperKind {
  /** The mean of its papers. */
  shares: Shares;
  papers: number;
}

/** Papers that share at least this much are of one kind. */
const ALIKE = 0.5;
/** A kind with fewer papers is not used: one paper says nothing about the predictions for another. */
const FEWEST_PAPERS = 2;

/** Overlap of two papers: 1 for equal shares of matérias, 0 without any in common. */
const likeness = (one: Shares, other: Shares): number =>
  one.reduce((sum, share, at) => sum + Math.min(share, other[at] ?? 0), 0);

/** The shares of matérias in a paper. @param materias of its questions */
function sharesOf(materias: readonly number[], classes: number): Shares {
  const shares = new Float64Array(classes);
  for (const materia of materias) shares[materia] = (shares[materia] ?? 0) + 1 / materias.length;
  return shares;
}

const joined = (one: PaperKind, other: PaperKind): PaperKind => {
  const papers = one.papers + other.papers;
  const shares = one.shares.map((share, at) => (share * one.papers + (other.shares[at] ?? 0) * other.papers) / papers);
  return { shares, papers };
};

/**
 * Groups papers into kinds; kinds of a single paper are left out. A question without a paper has no kind.
 * @param papers the matérias of each paper's questions
 */
export function learnKinds(papers: readonly (readonly number[])[], classes: number): PaperKind[] {
  let kinds: PaperKind[] = [];
  for (const paper of papers) {
    if (paper.length < 2) continue;
    const own: PaperKind = { shares: sharesOf(paper, classes), papers: 1 };
    const isLike = ({ shares }: PaperKind) => likeness(own.shares, shares) >= ALIKE;
    kinds = [...kinds.filter((kind) => !isLike(kind)), kinds.filter(isLike).reduce(joined, own)];
  }
  return kinds.filter((kind) => kind.papers >= FEWEST_PAPERS);
}

/** The kind closest to these shares; -1 if none is close enough. */
export function nearestKind(kinds: readonly PaperKind[], own: Shares): number {
  const likenesses = kinds.map(({ shares }) => likeness(own, shares));
  const most = Math.max(...likenesses);
  return most >= ALIKE ? likenesses.indexOf(most) : -1;
}

/** The shares of matérias in a paper, as predicted. */
export function expectedShares(told: readonly Float64Array[]): Shares {
  const shares = new Float64Array(told[0]?.length ?? 0);
  for (const probabilities of told)
    for (const [at, probability] of probabilities.entries()) shares[at] = (shares[at] ?? 0) + probability / told.length;
  return shares;
}
