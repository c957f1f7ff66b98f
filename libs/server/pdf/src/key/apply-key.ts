import type { PaperQuestion } from '../paper/read-paper';
import { answerOf, numbersIn, type AnswerKey } from './read-key';

/** Beyond so many numbers a sentence lists no more of them. */
const LISTED = 8;

const list = (numbers: readonly number[]): string =>
  numbers.slice(0, LISTED).join(', ') + (numbers.length > LISTED ? ` e mais ${numbers.length - LISTED}` : '');

/** This share of the questions without an answer, or of answers no question has, makes a key another paper's. */
const FOREIGN_SHARE = 0.1;

/** The letters that a question can have as its answer. */
const lettersOf = ({ kind, alternatives }: PaperQuestion): string[] =>
  kind === 'truefalse' ? ['C', 'E'] : alternatives.map(({ letter }) => letter);

/**
 * Reason for which a key cannot belong to a paper, in Portuguese: the numbers that only one of them has, and the
 * letters without an alternative. Null where it can.
 */
export function whyForeign(
  questions: readonly PaperQuestion[],
  missing: readonly number[],
  key: AnswerKey,
): string | null {
  const own = new Set([...questions.map(({ number }) => number), ...missing]);
  const unanswered = questions.filter((question) => !answerOf(key, question)).map(({ number }) => number);
  const unknown = numbersIn(key).filter((number) => !own.has(number));
  const lettered = questions.filter((question) => {
    const entry = answerOf(key, question);
    return entry && entry !== 'annulled' && !lettersOf(question).includes(entry.letter);
  });
  const most = FOREIGN_SHARE * questions.length;
  const reasons = [
    unanswered.length > most ? `não responde às questões ${list(unanswered)}` : '',
    unknown.length > most ? `responde às questões ${list(unknown)}, que a prova não tem` : '',
    lettered.length > most
      ? `dá letras que não existem nas questões ${list(lettered.map(({ number }) => number))}`
      : '',
  ].filter(Boolean);
  return reasons.length === 0 ? null : reasons.join('; ');
}
