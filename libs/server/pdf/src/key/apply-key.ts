import { FOREIGN_REASONS, questionNumbers } from '../document/document-error';
import { kindLettered } from '../paper/lettering';
import type { PaperQuestion } from '../paper/read-paper';
import { answerOf, numbersIn, type AnswerKey } from './answers';

/** From this share of questions without an answer, or of answers without a question, on, the key is another paper's. */
const FOREIGN_SHARE = 0.1;

/** The answers that a question can have: the letters of its alternatives, or their sums. */
export function lettersOf({ kind, alternatives }: PaperQuestion): string[] {
  if (kind === 'truefalse') return ['C', 'E'];
  const { answerCount, answerAt } = kindLettered(alternatives.map(({ letter }) => letter));
  return Array.from({ length: answerCount(alternatives.length) }, (_, place) => answerAt(place));
}

/**
 * Why a key cannot belong to a paper, as Portuguese predicates: numbers that only one of them has, and letters without
 * an alternative. Empty where it can.
 */
export function whyForeign(questions: readonly PaperQuestion[], missing: readonly number[], key: AnswerKey): string[] {
  const own = new Set([...questions.map(({ number }) => number), ...missing]);
  const unanswered = questions.filter((question) => !answerOf(key, question)).map(({ number }) => number);
  const unknown = numbersIn(key).filter((number) => !own.has(number));
  const lettered = questions.filter((question) => {
    const entry = answerOf(key, question);
    return entry && entry !== 'annulled' && !lettersOf(question).includes(entry.letter);
  });
  const most = FOREIGN_SHARE * questions.length;
  const found = { unanswered, unknown, lettered: lettered.map(({ number }) => number) };
  return (['unanswered', 'unknown', 'lettered'] as const)
    .filter((reason) => found[reason].length > most)
    .map((reason) => FOREIGN_REASONS[reason](questionNumbers(found[reason])));
}
