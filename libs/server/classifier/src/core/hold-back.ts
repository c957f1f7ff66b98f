import { atTemperature, fitTemperature, type Outcome } from './calibration';
import { Confusions, type MergeCandidate } from './confusions';
import { fitBank, tellAssunto, tellMaterias, type LabelledBank } from './fitted-bank';
import { expectedShares, learnKinds, nearestKind, type PaperKind } from './kinds';
import { chooseThreshold, togetherOf, type Judged, type Threshold } from './threshold';

/** From which probability on what is told is applied unasked; null: never. */
export interface Thresholds {
  /** Of a matéria, of a question among others of its paper, by the kind of the paper. A paper of no known kind has none. */
  inOrder: (Threshold | null)[];
  /** Of a matéria, of a question that stands in no paper. */
  alone: Threshold | null;
  /** Of an assunto and its matéria together. */
  assunto: Threshold | null;
}

/** What makes probabilities mean what they say: in a paper, after its order, and for a question alone. */
export interface Temperatures {
  inOrder: number;
  alone: number;
}

/** How well held-back questions were told. */
export interface HeldBack {
  questions: number;
  /** The share whose matéria was right. */
  right: number;
  /** Of those whose assunto is known, the share whose matéria and assunto were right; null where there are none. */
  assuntosRight: number | null;
  /** What all thresholds of papers do together; null where none is applied. */
  inOrder: Omit<Threshold, 'probability'> | null;
}

/** What holding papers back has told. */
export interface CrossValidation {
  kinds: PaperKind[];
  temperatures: Temperatures;
  thresholds: Thresholds;
  heldBack: HeldBack;
  /** Matérias that may be one under two names. */
  mergeCandidates: MergeCandidate[];
}

/** Half a per cent above the 97 % that are the aim: a threshold chosen on the papers in hand holds less on each new one. */
const PRECISION = 0.975;
const MOST_FOLDS = 8;
/** From so many questions on one part is held back instead of each in turn: it is large enough to choose a threshold on. */
const MANY = 5000;

/** Which papers are held back in each turn, from the others of which the rest is told. */
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

/** A held-back question's matéria as it was told. */
interface ToldOutcome extends Outcome {
  told: number;
  isRight: boolean;
  /** The kind of its paper, -1 where that is not known. */
  kind: number;
}

/** Its assunto, within the matéria that was told. */
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
 * Holds papers back and learns from the others: how they were told says what probabilities mean, and which thresholds keep the
 * precision, for each kind of papers by itself. One threshold for all would be set by papers that are like no other.
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
        // What no learnt paper has cannot be told: it says nothing of a bank that has it.
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
