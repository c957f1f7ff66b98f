import type { QuestionKind } from './question-kind';
import { SINGLE_ANSWER } from './single-answer';

const TEXTS = [
  { letter: 'C', text: 'Certo', affirms: true },
  { letter: 'E', text: 'Errado', affirms: false },
] as const;

const letterAt = (place: number): string => (place === 0 ? TEXTS[0] : TEXTS[1]).letter;

/** Certo ou errado: a statement to judge. */
export const TRUE_OR_FALSE = {
  ...SINGLE_ANSWER,
  value: 'questaovf',
  label: 'Verdadeiro ou falso',
  draftValue: 'truefalse',
  formats: {
    moodle: { type: 'truefalse', single: true },
    qti: 'single',
    aiken: true,
    anki: { id: 1_767_225_600_002, name: 'Mapa: certo ou errado' },
    schemaOrg: 'True/False',
  },
  alternatives: { min: 2, max: 2 },
  fixedTexts: TEXTS,
  isPenalised: true,
  answerWord: '',
  printedMark: () => '(  )',
  letterAt,
  answerAt: letterAt,
  keyText: (answer) => TEXTS.find(({ letter }) => letter === answer)?.text ?? answer,
} as const satisfies QuestionKind;
