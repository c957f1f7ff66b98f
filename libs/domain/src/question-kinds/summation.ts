import type { QuestionKind } from './question-kind';

/** Boards number propositions up to 64. */
const MOST_PROPOSITIONS = 7;

const nameOf = (sum: number): string => String(sum).padStart(2, '0');

const letterAt = (place: number): string => nameOf(2 ** place);

/** The numbers of the propositions in a sum, ascending. */
function numbersIn(sum: string): number[] {
  const value = /^\d{1,3}$/.test(sum) ? Number(sum) : 0;
  if (value >= 2 ** MOST_PROPOSITIONS) return [];
  return Array.from({ length: MOST_PROPOSITIONS }, (_, place) => 2 ** place).filter((number) => (value & number) > 0);
}

/** Somatório: propositions 01, 02, 04, 08, …; the answer is the sum of the right ones (docs/decisions/121). */
export const SUMMATION = {
  value: 'questaosomatorio',
  label: 'Somatório',
  draftValue: 'somatorio',
  formats: {
    moodle: { type: 'multichoice', single: false },
    qti: 'multiple',
    aiken: false,
    anki: { id: 1_767_225_600_003, name: 'Mapa: somatório' },
    schemaOrg: 'Checkbox',
  },
  isSingle: false,
  alternatives: { min: 2, max: MOST_PROPOSITIONS },
  fixedTexts: null,
  isPenalised: false,
  takesItemResponse: false,
  alternativeWord: { one: 'proposição', many: 'proposições' },
  answerWord: 'Soma',
  printedMark: (letter) => `${letter}.`,
  printedAnswer: 'Soma',
  printedRule: 'a soma dos números das proposições corretas',
  letterAt,
  answerCount: (propositions) => 2 ** propositions - 1,
  answerAt: (place) => nameOf(place + 1),
  partsOf: (sum) => numbersIn(sum).map(nameOf),
  answerOf: (numbers) =>
    numbers.length === 0 ? null : nameOf(numbers.reduce((sum, number) => sum + Number(number), 0)),
  keyText: (sum) => {
    const parts = numbersIn(sum).map(nameOf);
    return parts.length > 1 ? `${sum} (${parts.join(' + ')})` : sum;
  },
} as const satisfies QuestionKind;
