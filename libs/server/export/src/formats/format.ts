import type { ExportQuestion } from '../question/export-question';
import type { PictureSource } from '../question/pictures';

/** What a file is written from. */
export interface ExportSource {
  /** What the file is called where its format has a place for that: the notebook, or the paper. */
  title: string;
  questions: Iterable<ExportQuestion> | AsyncIterable<ExportQuestion>;
  pictures: PictureSource;
  /** Whether the questions come with their keys. */
  withKeys: boolean;
}
