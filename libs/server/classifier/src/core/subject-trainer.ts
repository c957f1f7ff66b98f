import { CountedRows } from './counted-rows';
import { countTerms } from './features';
import { fitBank, type FittedBank, type LabelledBank } from './fitted-bank';
import { ColumnIndex } from './tf-idf';
import { crossValidate, type CrossValidation } from './hold-back';

/** A question with a known subject. */
export interface LabelledQuestion {
  /** Its statement and alternatives, as sanitised HTML. */
  texts: readonly string[];
  materia: string;
  assunto: string | null;
}

/** A trained classifier of matéria and assunto: plain data. */
export interface SubjectClassifier extends FittedBank, CrossValidation {
  materias: string[];
  /** The assuntos of each matéria. */
  assuntos: string[][];
}

/** Numbers names in order of appearance. */
class Names {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(name: string): number {
    const found = this.numbers.get(name);
    if (found !== undefined) return found;
    this.numbers.set(name, this.all.length);
    return this.all.push(name) - 1;
  }
}

/** Learns from a bank's questions, given paper by paper and stored as counts of terms. */
export class SubjectTrainer {
  private readonly rows = new CountedRows();
  private readonly papers: number[][] = [];
  private readonly names = new Names();
  private readonly assuntoNames: Names[] = [];
  private readonly materias: number[] = [];
  private readonly assuntos: number[] = [];

  /** Number of questions added. */
  get questions(): number {
    return this.rows.length;
  }

  /** @param paper a paper's questions in order; a question without a paper is passed on its own */
  add(paper: readonly LabelledQuestion[]): void {
    const own: number[] = [];
    for (const { texts, materia, assunto } of paper) {
      own.push(this.rows.length);
      this.rows.add(countTerms(texts));
      const number = this.names.numberOf(materia);
      this.materias.push(number);
      const within = (this.assuntoNames[number] ??= new Names());
      this.assuntos.push(assunto === null ? -1 : within.numberOf(assunto));
    }
    if (own.length > 0) this.papers.push(own);
  }

  /**
   * Null with too little to learn from: fewer than two matérias or two papers.
   * @param onJudged called once held-back papers were evaluated, when that step's memory can be freed
   */
  train(onJudged: () => void = () => undefined): SubjectClassifier | null {
    if (this.names.all.length < 2 || this.papers.length < 2) return null;
    const { rows, papers, materias, assuntos } = this;
    const assuntoCounts = this.assuntoNames.map(({ all }) => all.length);
    const index = new ColumnIndex();
    const bank: LabelledBank = { rows, papers, materias, assuntos, assuntoCounts, index };
    const judged = crossValidate(bank);
    onJudged();
    return {
      ...fitBank(bank, papers),
      materias: this.names.all,
      assuntos: this.assuntoNames.map(({ all }) => all),
      ...judged,
    };
  }
}
