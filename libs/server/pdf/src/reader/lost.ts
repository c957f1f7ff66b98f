import { type Block, pageOf } from '../layout/flow';
import { numbersIn, type AnswerKey } from '../key/answers';
import type { Paper, PaperQuestion } from '../paper/read-paper';

/** A question that the paper should contain and that was not found. */
export interface LostQuestion {
  number: number;
  /** The first and the last page on which it may be. */
  pages: number[];
}

const blocksOf = ({ statement, alternatives }: PaperQuestion): readonly Block[] => [
  ...statement,
  ...alternatives.flatMap(({ blocks }) => blocks),
];

/**
 * Numbers missing in the sequence, and numbers that only the key has, each with the pages where it should be.
 * @param answers null without a key
 */
export function lostOf({ questions, missing, blocks }: Paper, answers: AnswerKey | null): LostQuestion[] {
  const own = new Set(questions.map(({ number }) => number));
  const numbers = new Set([...missing, ...(answers ? numbersIn(answers) : [])].filter((number) => !own.has(number)));
  const lastPage = Math.max(1, ...blocks.map(pageOf));
  return [...numbers]
    .sort((one, other) => one - other)
    .map((number) => {
      const before = nearest(questions, (other) => number - other);
      const after = nearest(questions, (other) => other - number);
      const from = before ? Math.max(...blocksOf(before).map(pageOf)) : 1;
      const to = after ? Math.min(...blocksOf(after).map(pageOf)) : lastPage;
      return { number, pages: to > from ? [from, to] : [from] };
    });
}

/** The question with the least positive distance. */
function nearest(questions: readonly PaperQuestion[], distance: (number: number) => number): PaperQuestion | undefined {
  return questions
    .filter((one) => distance(one.number) > 0 && blocksOf(one).length > 0)
    .reduce<PaperQuestion | undefined>(
      (best, one) => (best && distance(best.number) <= distance(one.number) ? best : one),
      undefined,
    );
}

/** Where a lost question should be: "na página 3", "entre as páginas 3 e 4". */
export const placeOf = ({ pages: [from, to] }: LostQuestion): string =>
  to === undefined ? `na página ${from}` : `entre as páginas ${from} e ${to}`;
