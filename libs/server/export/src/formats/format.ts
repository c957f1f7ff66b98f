import type { ExportQuestion } from '../question/export-question';
import type { PictureSource } from '../question/pictures';

/** Source of an exported file. */
export interface ExportSource {
  /** Title in the file, if its format has one: the notebook's or the paper's name. */
  title: string;
  questions: Iterable<ExportQuestion> | AsyncIterable<ExportQuestion>;
  pictures: PictureSource;
  /** Whether keys are included. */
  withKeys: boolean;
}
