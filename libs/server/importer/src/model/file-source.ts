import type { RawQuestion } from './raw-question';

/** A file to import. */
export interface FileSource {
  /** As the person typed it. */
  label: string;
  path: string;
  /** Its questions if they were read before; otherwise they are read from the path. */
  questions?: readonly RawQuestion[] | AsyncIterable<RawQuestion>;
  /**
   * Set if the questions were read from a PDF, with possible errors: later corrections by people stay. The set contains
   * the drafts: the file contains them, and their stored versions stay.
   */
  drafts?: ReadonlySet<RawQuestion>;
  /** False if a person has confirmed all of it, including drafts: then it overrides corrections made elsewhere. */
  isReading?: false;
  /** Set for a file within a bank: the sources of the bank's other files (identity/identify.ts). */
  taken?: Set<number>;
}
