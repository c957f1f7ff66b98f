import type { ExamResults } from '../model';

export type QuestionResult = ExamResults['questoes'][number];

/** Shares of all students, in percent: a question is easy from EASY on, and hard up to HARD. */
const EASY = 70;
const HARD = 40;
const MOST = 10;

/** A result with the share of all students who answered correctly. */
export type ComparedResult = QuestionResult & { acerto_de_todos: number };

const isCompared = (question: QuestionResult): question is ComparedResult => question.acerto_de_todos !== null;

/**
 * Easy questions answered wrongly, easiest first, and hard ones answered rightly, hardest first; at most ten of each.
 */
export function surprising({ questoes }: ExamResults): { missed: ComparedResult[]; mastered: ComparedResult[] } {
  const compared = questoes.filter(isCompared).filter(({ anulada }) => !anulada);
  return {
    missed: compared
      .filter(({ certa, acerto_de_todos }) => certa === false && acerto_de_todos >= EASY)
      .toSorted((one, other) => other.acerto_de_todos - one.acerto_de_todos)
      .slice(0, MOST),
    mastered: compared
      .filter(({ certa, acerto_de_todos }) => certa === true && acerto_de_todos <= HARD)
      .toSorted((one, other) => one.acerto_de_todos - other.acerto_de_todos)
      .slice(0, MOST),
  };
}
