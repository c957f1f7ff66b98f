/** What is counted of the questions of a board or body. */
export interface Tally {
  questions: number;
  annulled: number;
  outdated: number;
  /** Those that are neither: by year, and by their matéria with the node beneath it. */
  places: { year: number | null; path: number[]; count: number }[];
  /** The same ones by kind and by how many alternatives they have. */
  styles: { kind: string; alternatives: number; count: number }[];
}

/** Depth of the tree in profiles: the matéria and its direct children. */
export const PROFILE_DEPTH = 2;
