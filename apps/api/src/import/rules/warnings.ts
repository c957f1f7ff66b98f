import type { RawQuestion } from '../readers/raw-question';
import { isTrue, letterOf } from './alternatives';

const PERCENT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const named = (words: string[]): string => new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(words);

/** What the bank does not keep of a question's answers and feedback. */
export function answerWarnings(question: RawQuestion): string[] {
  const isTruth = question.kind === 'truefalse';
  const answers = question.answers.map((answer, index) => ({
    ...answer,
    letter: letterOf(question.kind, isTruth ? Number(!isTrue(answer)) : index),
  }));
  const weighed = answers.filter(({ fraction }) => fraction !== 0 && fraction < 100);
  const commented = answers.filter(({ hasFeedback }) => hasFeedback);
  return [
    ...(weighed.length > 0
      ? [`pesos ignorados: ${named(weighed.map(({ letter, fraction }) => `${letter} (${PERCENT.format(fraction)}%)`))}`]
      : []),
    ...(commented.length > 0
      ? [`comentários de alternativas ignorados: ${named(commented.map(({ letter }) => letter))}`]
      : []),
  ];
}
