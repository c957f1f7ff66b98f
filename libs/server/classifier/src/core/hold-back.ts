import { atTemperature, fitTemperature, type Outcome } from './calibration';
import { Confusions, type MergeCandidate } from './confusions';
import { fitBank, tellAssunto, tellMaterias, type LabelledBank } from './fitted-bank';
import { expectedShares, learnKinds, nearestKind, type PaperKind } from './kinds';
import { chooseThreshold, togetherOf, type Judged, type Threshold } from './threshold';

/** Probability from which a prediction is applied automatically; null: never. */
export interface Thresholds {
  /** For the matéria of a question in a paper, by the paper's kind. A paper of unknown kind has none. */
  inOrder: (Threshold | null)[];
  /** For the matéria of a question without a paper. */
  alone: Threshold | null;
  /** For an assunto together with its matéria. */
  assunto: Threshold | null;
}

/** Temperatures that calibrate the probabilities: in a paper, after its order, and for a single question. */
export interface Temperatures {
  inOrder: number;
  alone: number;
}

/** Quality of the predictions on held-back questions. */
export interface HeldBack {
  questions: number;
  /** Share with the right matéria. */
  right: number;
  /** Of those with a known assunto, the share with both matéria and assunto right; null without any. */
  assuntosRight: number | null;
  /** The joint effect of all thresholds for papers; null if none applies. */
  inOrder: Omit<Threshold, 'probability'> | null;
}

/** Result of cross-validation. */
export interface CrossValidation {
  kinds: PaperKind[];
  temperatures: Temperatures;
  thresholds: Thresholds;
  heldBack: HeldBack;
  /** Matérias that may be the same under two names. */
  mergeCandidates: MergeCandidate[];
}

/** Half a per cent above the aim of 97 %: on new papers a threshold holds less well than on those it was chosen on. */
const PRECISION = 0.975;
const MOST_FOLDS = 8;
/**
 * From this many questions on, a single part is held back instead of each in turn, as it is large enough to choose a
 * threshold on.
 */
const MANY = 5000;

/** The papers to learn from and the papers held back, for each turn. */
function turnsOf({ papers, materias }: LabelledBank): { learnt: number[][]; held: number[][] }[] {
  const folds = Math.min(papers.length, MOST_FOLDS);
  const turns = materias.length < MANY ? folds : 1;
  return Array.from({ length: turns }, (_, turn) => ({
    learnt: papers.filter((_paper, at) => at % folds !== turn),
    held: papers.filter((_paper, at) => at % folds === turn),
  }));
}

const shareRight = (judged: readonly { isRight: boolean }[]): number =>
  judged.filter(({ isRight }) => isRight).length / judged.length;

/** A held-back question's predicted matéria. */
interface ToldOutcome extends Outcome {
  told: number;
  isRight: boolean;
  /** The kind of its paper, or -1 if unknown. */
  kind: number;
}

/** A held-back question's predicted assunto, within the predicted matéria. */
interface ToldAssunto {
  outcome: ToldOutcome;
  probability: number;
  isRight: boolean;
}

const judgedAt =
  (temperature: number) =>
  ({ probabilities, told, isRight }: ToldOutcome): Judged => ({
    probability: atTemperature(probabilities, temperature)[told] ?? 0,
    right: isRight,
  });

/**
 * Holds papers back and learns from the others: the results calibrate the probabilities and give the thresholds that
 * keep the precision, separately for each kind of papers. A single threshold would be determined by papers unlike all
 * others.
 */
export function crossValidate(bank: LabelledBank, l2?: number): CrossValidation {
  const classes = bank.assuntoCounts.length;
  const materiasOf = (papers: readonly number[][]) =>
    papers.map((paper) => paper.map((row) => bank.materias[row] ?? 0));
  const kinds = learnKinds(materiasOf(bank.papers), classes);
  const inOrder: ToldOutcome[] = [];
  const alone: ToldOutcome[] = [];
  const assuntos: ToldAssunto[] = [];
  for (const { learnt, held } of turnsOf(bank)) {
    const fitted = fitBank(bank, learnt, l2);
    const learntKinds = learnKinds(materiasOf(learnt), classes);
    const learntMaterias = new Set(materiasOf(learnt).flat());
    for (const paper of held) {
      const counts = paper.map((row) => bank.rows.counts(row));
      const told = tellMaterias(fitted, counts, []);
      const nearest = nearestKind(learntKinds, expectedShares(told.map(({ probabilities }) => probabilities)));
      const kind = nearestKind(kinds, learntKinds[nearest]?.shares ?? new Float64Array(classes));
      for (const [at, { materia, probabilities }] of told.entries()) {
        const row = paper[at] ?? 0;
        const right = bank.materias[row] ?? 0;
        const own = counts[at] ?? new Map<number, number>();
        // A matéria that no learnt paper has cannot be predicted, so it says nothing about banks that have it.
        const judgedKind = learntMaterias.has(right) ? kind : -1;
        const outcome = { probabilities, right, told: materia, isRight: materia === right, kind: judgedKind };
        if (paper.length > 1) inOrder.push(outcome);
        const [single] = tellMaterias(fitted, [own], []);
        if (single)
          alone.push({
            probabilities: single.probabilities,
            right,
            told: single.materia,
            isRight: single.materia === right,
            kind: -1,
          });
        const assunto = bank.assuntos[row] ?? -1;
        if (assunto < 0) continue;
        const within = tellAssunto(fitted, materia, own);
        if (within)
          assuntos.push({
            outcome,
            probability: within.probability,
            isRight: outcome.isRight && within.assunto === assunto,
          });
      }
    }
  }
  const known = inOrder.filter(({ kind }) => kind >= 0);
  const temperatures = { inOrder: fitTemperature(known), alone: fitTemperature(alone) };
  const byKind = kinds.map((_, at) => known.filter(({ kind }) => kind === at).map(judgedAt(temperatures.inOrder)));
  const thresholds = byKind.map((judged) => chooseThreshold(judged, PRECISION));
  const confusions = new Confusions();
  for (const { probabilities, right } of alone) confusions.add(right, atTemperature(probabilities, temperatures.alone));
  return {
    kinds,
    temperatures,
    thresholds: {
      inOrder: thresholds,
      alone: chooseThreshold(alone.map(judgedAt(temperatures.alone)), PRECISION),
      assunto: chooseThreshold(
        assuntos.map(({ outcome, probability, isRight }) => ({
          probability: judgedAt(temperatures.inOrder)(outcome).probability * probability,
          right: isRight,
        })),
        PRECISION,
      ),
    },
    heldBack: {
      questions: alone.length,
      right: shareRight(inOrder.length > 0 ? inOrder : alone),
      assuntosRight: assuntos.length > 0 ? shareRight(assuntos) : null,
      inOrder: togetherOf(byKind, thresholds, inOrder.length),
    },
    mergeCandidates: confusions.candidates(),
  };
}
