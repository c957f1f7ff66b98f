import type { QuestionKind } from './question-kind';

const TEXTS = [
  { letter: 'C', text: 'Certo', affirms: true },
  { letter: 'E', text: 'Errado', affirms: false },
] as const;

/** Certo ou errado: a statement to judge. */
export const TRUE_OR_FALSE = {
  value: 'questaovf',
  label: 'Verdadeiro ou falso',
  moodleName: 'truefalse',
  schemaOrgName: 'True/False',
  fixedTexts: TEXTS,
  isPenalised: true,
  letterAt: (place) => (place === 0 ? TEXTS[0] : TEXTS[1]).letter,
} as const satisfies QuestionKind;
