import { fitBank, tellAssunto, tellMaterias, type LabelledBank } from './fitted-bank';
import { chooseThreshold, type Judged, type Threshold } from './threshold';

/** From which probability on what is told is applied unasked; null: never. */
export interface Thresholds {
  /** Of a matéria, of a question among others of its paper. */
  inOrder: Threshold | null;
  /** Of a matéria, of a question that stands in no paper. */
  alone: Threshold | null;
  /** Of an assunto and its matéria together. */
  assunto: Threshold | null;
}

/** How well held-back questions were told. */
export interface HeldBack {
  questions: number;
  /** The share whose matéria was right. */
  right: number;
  /** Of those whose assunto is known, the share whose matéria and assunto were right; null where there are none. */
  assuntosRight: number | null;
}

const PRECISION = 0.97;
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

const shareRight = (judged: readonly Judged[]): number => judged.filter(({ right }) => right).length / judged.length;

/** Holds papers back, learns from the others, and chooses the thresholds by how well the former were told. */
export function judge(bank: LabelledBank, l2?: number): { thresholds: Thresholds; heldBack: HeldBack } {
  const inOrder: Judged[] = [];
  const alone: Judged[] = [];
  const assuntos: Judged[] = [];
  for (const { learnt, held } of turnsOf(bank)) {
    const fitted = fitBank(bank, learnt, l2);
    for (const paper of held) {
      const counts = paper.map((row) => bank.rows.counts(row));
      for (const [at, told] of tellMaterias(fitted, counts, []).entries()) {
        const row = paper[at] ?? 0;
        const own = counts[at] ?? new Map<number, number>();
        const probability = told.probabilities[told.materia] ?? 0;
        const right = told.materia === bank.materias[row];
        if (paper.length > 1) inOrder.push({ probability, right });
        const [single] = tellMaterias(fitted, [own], []);
        if (single)
          alone.push({
            probability: single.probabilities[single.materia] ?? 0,
            right: single.materia === bank.materias[row],
          });
        const assunto = bank.assuntos[row] ?? -1;
        if (assunto < 0) continue;
        const within = tellAssunto(fitted, told.materia, own);
        if (within)
          assuntos.push({ probability: probability * within.probability, right: right && within.assunto === assunto });
      }
    }
  }
  const materias = inOrder.length > 0 ? inOrder : alone;
  return {
    thresholds: {
      inOrder: chooseThreshold(inOrder, PRECISION),
      alone: chooseThreshold(alone, PRECISION),
      assunto: chooseThreshold(assuntos, PRECISION),
    },
    heldBack: {
      questions: alone.length,
      right: shareRight(materias),
      assuntosRight: assuntos.length > 0 ? shareRight(assuntos) : null,
    },
  };
}
