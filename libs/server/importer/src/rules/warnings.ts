import { decimalFigure, listText } from '@mapa/domain';
import type { RawQuestion } from '../model/raw-question';
import { isTrue, kindOfRaw } from './alternatives';

/** Warnings about the weights of a question's answers, which are not imported. */
export function answerWarnings(question: RawQuestion): string[] {
  const kind = kindOfRaw(question);
  if (!kind.isSingle) return [];
  const isTruth = question.kind === 'truefalse';
  const answers = question.answers.map((answer, index) => ({
    ...answer,
    letter: kind.letterAt(isTruth ? Number(!isTrue(answer)) : index),
  }));
  const weighed = answers.filter(({ fraction }) => fraction !== 0 && fraction < 100);
  if (weighed.length === 0) return [];
  return [
    `pesos ignorados: ${listText(weighed.map(({ letter, fraction }) => `${letter} (${decimalFigure(fraction)}%)`))}`,
  ];
}
