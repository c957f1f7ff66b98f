/** Counts of the questions of a board or body. */
export interface Tally {
  questions: number;
  annulled: number;
  outdated: number;
  /** Questions neither annulled nor outdated, by year and by path: their matéria with the node below it. */
  places: { year: number | null; path: number[]; count: number }[];
  /** The same questions by kind and by number of alternatives. */
  styles: { kind: string; alternatives: number; count: number }[];
}

/** Depth of the tree in profiles: the matéria and its direct children. */
export const PROFILE_DEPTH = 2;
