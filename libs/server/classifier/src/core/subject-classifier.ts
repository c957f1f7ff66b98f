import type { CountedRows } from './counted-rows';
import type { TermCounts } from './features';
import { classProbabilities, fitLogisticRegression, type LogisticRegression } from './logistic-regression';
import { chooseVocabulary, type ColumnIndex, weigh, weighRows, type Vocabulary } from './tf-idf';

/** A classifier between classes: of matérias, or of one matéria's assuntos. */
export interface SubjectClassifier {
  vocabulary: Vocabulary;
  regression: LogisticRegression;
}

export interface SubjectClassifierOptions {
  classes: number;
  /** Strength of the penalty. */
  l2: number;
  /** Greatest number of terms. */
  columns: number;
  seed: number;
  index: ColumnIndex;
}

/**
 * Fits one classifier.
 * @param chosen the rows to learn from
 * @param labels the class of each of these rows
 */
export function fitSubjectClassifier(
  rows: CountedRows,
  chosen: ArrayLike<number>,
  labels: ArrayLike<number>,
  { classes, l2, columns, seed, index }: SubjectClassifierOptions,
): SubjectClassifier {
  const vocabulary = chooseVocabulary(rows, chosen, columns, index);
  const weighed = weighRows(rows, chosen, vocabulary, index);
  const width = vocabulary.hashes.length;
  return { vocabulary, regression: fitLogisticRegression(weighed, labels, { columns: width, classes, l2, seed }) };
}

/** The probability of each class for a question's counts. */
export const predictProbabilities = ({ vocabulary, regression }: SubjectClassifier, counts: TermCounts): Float64Array =>
  classProbabilities(regression, weigh(vocabulary, counts));
