import { classifyPaper, loadSubjectModel, type Suggestion } from '@mapa/server-classifier';
import type { Queryable } from '@mapa/server-platform';
import type { ImportQuestion } from '../import-question';
import { treeMatcher, type TreeMatch } from './tree-matches';

/** Longer files are no paper: their questions are told in parts of so many. */
const MOST_IN_ORDER = 500;

type UntoldQuestion = Pick<ImportQuestion, 'name' | 'number' | 'statement' | 'alternatives' | 'subjectPath'>;

/** A question that waits for a person to say its subject. */
export interface WaitingSubject {
  name: string;
  number: number | null;
  /** The best of a classifier, with their probabilities; or, of a bank that has none, subjects whose names it mentions. */
  guesses: Pick<Suggestion, 'candidates'> | { matches: TreeMatch[] };
}

const textsOf = ({ statement, alternatives }: UntoldQuestion): string[] => [
  statement,
  ...alternatives.map(({ text }) => text),
];

/** Tells subjects of a file's questions that have none (docs/decisions/067). */
export class SubjectSuggestions {
  private readonly db: Queryable;
  private readonly byPosition = new Map<number, Suggestion>();
  private isTrained = false;

  constructor(db: Queryable) {
    this.db = db;
  }

  /**
   * Tells the subjects of questions without one, those of a paper by their order too.
   * @param positions those of the file's good questions
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

  /** The subject to apply to a question unasked; null where none is sure. */
  appliedTo(position: number): string[] | null {
    return this.byPosition.get(position)?.applied ?? null;
  }

  /** What to show a person of questions that are left without a subject. */
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
