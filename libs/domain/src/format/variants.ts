import { counted, figure, questionsOf } from './figures';
import { listText } from './lists';

/** Numbers of a paper printed in several versions, of which a candidate answers one, in the API's form. */
export interface VariantNumbers {
  /** How many such numbers there are. */
  numeros: number;
  /** Number of questions: every version of these numbers. */
  questoes: number;
  /** Names of the versions, such as two languages. */
  nomes: readonly string[];
}

const numbersOf = (count: number): string => counted(count, 'número', 'números');

/** "5 números têm 2 versões, espanhol e inglês". */
function versionsText({ numeros, questoes, nomes }: VariantNumbers): string {
  const each = questoes / numeros;
  return `${numbersOf(numeros)} ${numeros === 1 ? 'tem' : 'têm'} ${Number.isInteger(each) ? figure(each) : 'várias'} versões, ${listText(nomes)}`;
}

/** Explains why a paper has more questions than numbers. */
export const paperVariantsText = (numbers: number, variants: VariantNumbers): string =>
  `São ${numbersOf(numbers)} e ${questionsOf(questionsWith(numbers, variants))}: ${versionsText(variants)}, e na prova se responde uma.`;

/** Explains why some questions of papers share numbers. */
export const questionVariantsText = (questions: number, variants: VariantNumbers): string =>
  `São ${questionsOf(questions)} de ${numbersOf(questions - variants.questoes + variants.numeros)}: ${versionsText(variants)}, e cada versão é uma questão.`;

/** Number of questions of a paper, given its highest number and its variants (several questions under one number). */
export const questionsWith = (numbers: number, variants: VariantNumbers | null | undefined): number =>
  variants ? numbers - variants.numeros + variants.questoes : numbers;
