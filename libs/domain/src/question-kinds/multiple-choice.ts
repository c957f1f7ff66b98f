import type { QuestionKind } from './question-kind';
import { SINGLE_ANSWER } from './single-answer';

const FIRST_LETTER = 'A'.charCodeAt(0);

const letterAt = (place: number): string => String.fromCharCode(FIRST_LETTER + place);

/** Alternatives of which exactly one is right. */
export const MULTIPLE_CHOICE = {
  ...SINGLE_ANSWER,
  value: 'questaomultiplaescolha',
  label: 'Múltipla escolha',
  draftValue: 'multichoice',
  formats: {
    moodle: { type: 'multichoice', single: true },
    qti: 'single',
    aiken: true,
    anki: { id: 1_767_225_600_001, name: 'Mapa: múltipla escolha' },
    schemaOrg: 'Multiple choice',
  },
  alternatives: { min: 2, max: 10 },
  fixedTexts: null,
  isPenalised: false,
  answerWord: 'Alternativa',
  printedMark: (letter) => `${letter})`,
  letterAt,
  answerAt: letterAt,
  keyText: (answer) => answer,
} as const satisfies QuestionKind;
