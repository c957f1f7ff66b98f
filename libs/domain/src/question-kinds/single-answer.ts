import type { QuestionKind } from './question-kind';

/** Properties shared by the kinds in which an answer is one alternative. */
export const SINGLE_ANSWER = {
  isSingle: true,
  takesItemResponse: true,
  alternativeWord: { one: 'alternativa', many: 'alternativas' },
  printedAnswer: null,
  printedRule: null,
  answerCount: (alternatives: number) => alternatives,
  partsOf: (answer: string) => [answer],
  answerOf: (letters: readonly string[]) => (letters.length === 1 ? (letters[0] ?? null) : null),
} as const satisfies Partial<QuestionKind>;
