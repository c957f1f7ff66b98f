import { classifyPaper, loadSubjectModel, type Suggestion } from '@mapa/server-classifier';
import type { Queryable } from '@mapa/server-platform';
import type { ImportQuestion } from '../model/import-question';
import { treeMatcher, type TreeMatch } from './tree-matches';

/** Greatest number of questions classified as one paper; a longer file is classified in parts. */
const MOST_IN_ORDER = 500;

type UntoldQuestion = Pick<ImportQuestion, 'name' | 'number' | 'statement' | 'alternatives' | 'subjectPath'>;

/** A question that needs a person to state its subject. */
export interface WaitingSubject {
  name: string;
  number: number | null;
  /**
   * The classifier's best guesses with probabilities; in a bank without a classifier, subjects whose names the question
   * mentions.
   */
  guesses: Pick<Suggestion, 'candidates'> | { matches: TreeMatch[] };
}

const textsOf = ({ statement, alternatives }: UntoldQuestion): string[] => [
  statement,
  ...alternatives.map(({ text }) => text),
];

/** Suggests subjects for a file's questions without one (docs/decisions/067). */
export class SubjectSuggestions {
  private readonly db: Queryable;
  private readonly byPosition = new Map<number, Suggestion>();
  private isTrained = false;

  constructor(db: Queryable) {
    this.db = db;
  }

  /**
   * Computes suggestions for questions without a subject; in a paper, the order of questions counts too.
   * @param positions of the file's accepted questions
   * @param read gives questions by position
   */
  async tell(
    positions: readonly number[],
    isPaper: boolean,
    read: (positions: number[]) => Promise<{ position: number; question: UntoldQuestion }[]>,
  ): Promise<void> {
    const stored = await loadSubjectModel(this.db);
    if (!stored) return;
    this.isTrained = true;
    for (let at = 0; at < positions.length; at += MOST_IN_ORDER) {
      const part = await read(positions.slice(at, at + MOST_IN_ORDER));
      const questions = part.map(({ question }) => ({
        texts: textsOf(question),
        materia: question.subjectPath[0] ?? null,
      }));
      const told = isPaper
        ? classifyPaper(stored.model, questions)
        : questions.flatMap((question) => classifyPaper(stored.model, [question]));
      for (const [index, { position, question }] of part.entries()) {
        const suggestion = told[index];
        if (suggestion && question.subjectPath.length === 0) this.byPosition.set(position, suggestion);
      }
    }
  }

  /** The subject to assign to a question automatically; null if none is certain enough. */
  appliedTo(position: number): string[] | null {
    return this.byPosition.get(position)?.applied ?? null;
  }

  /** Guesses to show a person for questions left without a subject. */
  async guessesFor(waiting: readonly { position: number; question: UntoldQuestion }[]): Promise<WaitingSubject[]> {
    const matches = this.isTrained || waiting.length === 0 ? null : await treeMatcher(this.db);
    return waiting.map(({ position, question }) => ({
      name: question.name,
      number: question.number,
      guesses: matches
        ? { matches: matches(textsOf(question)) }
        : { candidates: this.byPosition.get(position)?.candidates ?? [] },
    }));
  }
}
