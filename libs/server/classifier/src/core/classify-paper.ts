import { atTemperature } from './calibration';
import { countTerms, type TermCounts } from './features';
import { tellAssunto, tellMaterias } from './fitted-bank';
import { expectedShares, nearestKind } from './kinds';
import type { SubjectClassifier } from './subject-trainer';

/** A matéria and possibly one of its assuntos, with the matéria's probability. */
export interface Candidate {
  materia: string;
  probability: number;
  assunto: string | null;
}

/** Prediction for one question. */
export interface Suggestion {
  /** The subject to apply automatically: a matéria, or a matéria and its assunto; null if none is certain enough. */
  applied: string[] | null;
  /** The three best, best first. */
  candidates: Candidate[];
}

/** A question of a paper. */
export interface PaperQuestion {
  /** Its statement and alternatives, as sanitised HTML. */
  texts: readonly string[];
  /** Its matéria if already known; a matéria that the model does not know says nothing about its neighbours. */
  materia: string | null;
}

const SHOWN = 3;

/** Predicts the subjects of a paper's questions, given in order; a list of one is a question without a paper. */
export function classifyPaper(model: SubjectClassifier, paper: readonly PaperQuestion[]): Suggestion[] {
  const counts = paper.map(({ texts }) => countTerms(texts));
  const known = paper.map(({ materia }) => {
    const found = materia === null ? -1 : model.materias.indexOf(materia);
    return found < 0 ? null : found;
  });
  const { thresholds, temperatures } = model;
  const all = tellMaterias(model, counts, known);
  const isPaper = paper.length > 1;
  const kind = isPaper ? nearestKind(model.kinds, expectedShares(all.map(({ probabilities }) => probabilities))) : -1;
  const threshold = isPaper ? (thresholds.inOrder[kind] ?? null) : thresholds.alone;
  const temperature = isPaper ? temperatures.inOrder : temperatures.alone;
  const isSure = (probability: number, limit: { probability: number } | null) =>
    limit !== null && probability >= limit.probability;
  return all.map(({ materia, probabilities: raw }, at) => {
    const probabilities = atTemperature(raw, temperature);
    const own: TermCounts = counts[at] ?? new Map<number, number>();
    const name = (number: number) => model.materias[number] ?? '';
    const probabilityOf = (number: number) => probabilities[number] ?? 0;
    const within = tellAssunto(model, materia, own);
    const assunto = within && (model.assuntos[materia]?.[within.assunto] ?? null);
    const isAssuntoSure = within !== null && isSure(probabilityOf(materia) * within.probability, thresholds.assunto);
    const others = Array.from(probabilities.keys())
      .filter((number) => number !== materia)
      .sort((one, other) => probabilityOf(other) - probabilityOf(one));
    return {
      applied: isSure(probabilityOf(materia), threshold)
        ? [name(materia), ...(isAssuntoSure && assunto !== null ? [assunto] : [])]
        : null,
      candidates: [materia, ...others].slice(0, SHOWN).map((number) => ({
        materia: name(number),
        probability: probabilityOf(number),
        assunto: number === materia ? assunto : null,
      })),
    };
  });
}
