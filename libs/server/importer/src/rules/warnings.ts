import { decimalFigure, listText } from '@mapa/domain';
import type { RawQuestion } from '../raw-question';
import { isTrue, kindOfRaw } from './alternatives';

/** Warnings about parts of a question's answers and feedback that are not imported. */
export function answerWarnings(question: RawQuestion): string[] {
  const isTruth = question.kind === 'truefalse';
  const answers = question.answers.map((answer, index) => ({
    ...answer,
    letter: kindOfRaw(question).letterAt(isTruth ? Number(!isTrue(answer)) : index),
  }));
  const weighed = answers.filter(({ fraction }) => fraction !== 0 && fraction < 100);
  const commented = answers.filter(({ feedback }) => feedback);
  return [
    ...(weighed.length > 0
      ? [
          `pesos ignorados: ${listText(weighed.map(({ letter, fraction }) => `${letter} (${decimalFigure(fraction)}%)`))}`,
        ]
      : []),
    ...(commented.length > 0
      ? [`comentários de alternativas ignorados: ${listText(commented.map(({ letter }) => letter))}`]
      : []),
  ];
}
