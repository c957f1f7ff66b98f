import type { CountedRows } from './counted-rows';
import type { TermCounts } from './features';
import { bestSequence, learnTransitions, probabilitiesInOrder, type Transitions } from './paper-order';
import { fitSubjectClassifier, predictProbabilities, type SubjectClassifier } from './subject-classifier';
import type { ColumnIndex } from './tf-idf';

/** A bank's questions, by row. */
export interface LabelledBank {
  rows: CountedRows;
  /** The rows of each paper, in order. */
  papers: number[][];
  /** The matéria of each row, and its assunto as an index within that matéria; -1 without one. */
  materias: number[];
  assuntos: number[];
  /** The number of matérias, and the number of assuntos of each. */
  assuntoCounts: number[];
  index: ColumnIndex;
}

/** A model fitted to papers, as plain data. */
export interface FittedBank {
  byMateria: SubjectClassifier;
  transitions: Transitions;
  /** By matéria; null with fewer than two assuntos. */
  byAssunto: (SubjectClassifier | null)[];
}

const SEED = 67;
/** Tuned on papers of OAB: a weaker penalty than usual, since a paper's order corrects misleading questions. */
const L2 = 1e-5;
const MATERIA_COLUMNS = 60_000;
/** Lower, as assuntos have fewer questions each and there is one table for each matéria. */
const ASSUNTO_COLUMNS = 10_000;

/** Fits a model to some papers of a bank. */
export function fitBank(
  { rows, materias, assuntos, assuntoCounts, index }: LabelledBank,
  papers: readonly number[][],
  l2 = L2,
): FittedBank {
  const chosen = papers.flat();
  const materiaOf = (row: number) => materias[row] ?? 0;
  const classes = assuntoCounts.length;
  const own: number[][] = assuntoCounts.map(() => []);
  for (const row of chosen) if ((assuntos[row] ?? -1) >= 0) own[materiaOf(row)]?.push(row);
  const options = { l2, seed: SEED, index };
  return {
    byMateria: fitSubjectClassifier(rows, chosen, chosen.map(materiaOf), {
      ...options,
      classes,
      columns: MATERIA_COLUMNS,
    }),
    transitions: learnTransitions(
      papers.map((paper) => paper.map(materiaOf)),
      classes,
    ),
    byAssunto: own.map((some, materia) => {
      const labels = some.map((row) => assuntos[row] ?? 0);
      if (new Set(labels).size < 2) return null;
      return fitSubjectClassifier(rows, some, labels, {
        ...options,
        classes: assuntoCounts[materia] ?? 0,
        columns: ASSUNTO_COLUMNS,
      });
    }),
  };
}

/** A question's matéria from the sequence of its paper, and each matéria's probability. */
export interface Told {
  materia: number;
  probabilities: Float64Array;
}

/** Predicts the matérias of a paper's questions together; of a single question from its text. */
export function tellMaterias(
  { byMateria, transitions }: Pick<FittedBank, 'byMateria' | 'transitions'>,
  paper: readonly TermCounts[],
  known: readonly (number | null)[],
): Told[] {
  const alone = paper.map((counts, at) => {
    const told = known[at] ?? null;
    return told === null
      ? predictProbabilities(byMateria, counts)
      : Float64Array.from({ length: transitions.classes }, (_, k) => (k === told ? 1 : 0));
  });
  if (alone.length < 2) return alone.map((probabilities) => ({ materia: indexOfMost(probabilities), probabilities }));
  const sequence = bestSequence(alone, transitions);
  return probabilitiesInOrder(alone, transitions).map((probabilities, at) => ({
    materia: sequence[at] ?? 0,
    probabilities,
  }));
}

/** Predicts the assunto within a matéria, and its probability there; null with fewer than two assuntos. */
export function tellAssunto(
  { byAssunto }: Pick<FittedBank, 'byAssunto'>,
  materia: number,
  counts: TermCounts,
): { assunto: number; probability: number } | null {
  const classifier = byAssunto[materia];
  if (!classifier) return null;
  const probabilities = predictProbabilities(classifier, counts);
  const assunto = indexOfMost(probabilities);
  return { assunto, probability: probabilities[assunto] ?? 0 };
}

const indexOfMost = (values: Float64Array): number => values.indexOf(Math.max(...values));
