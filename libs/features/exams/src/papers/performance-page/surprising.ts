import type { ExamResults } from '../model';

export type QuestionResult = ExamResults['questoes'][number];

/** Shares of all students, in percent, from which on a question is easy and up to which it is hard. */
const EASY = 70;
const HARD = 40;
const MOST = 10;

/** A result with the share of students who had it right. */
export type ComparedResult = QuestionResult & { acerto_de_todos: number };

const isCompared = (question: QuestionResult): question is ComparedResult => question.acerto_de_todos !== null;

/** Easy questions that were missed, the easiest first, and hard ones that were right, the hardest first; at most ten of each. */
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
