import type { QuestionKind } from './question-kind';

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Alternatives of which one is right. */
export const MULTIPLE_CHOICE = {
  value: 'questaomultiplaescolha',
  label: 'Múltipla escolha',
  moodleName: 'multichoice',
  schemaOrgName: 'Multiple choice',
  fixedTexts: null,
  isPenalised: false,
  letterAt: (place) => String.fromCharCode(FIRST_LETTER + place),
} as const satisfies QuestionKind;
