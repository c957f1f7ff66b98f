import { isCombination, questionKind, type QuestionType } from './question-kinds';

/** The parts of a question that determine its answers. */
export interface Answerable {
  tipo: QuestionType;
  alternativas: readonly { id: number; letra: string }[];
  /** Ids of its answers in its kind's order, if an answer combines alternatives. */
  combinacoes?: readonly number[];
}

/** A possible answer. */
export interface PossibleAnswer {
  id: number;
  letra: string;
}

/** Every possible answer to a question: its alternatives, or their combinations. */
export const possibleAnswers = ({ tipo, alternativas, combinacoes }: Answerable): readonly PossibleAnswer[] =>
  combinacoes?.map((id, place) => ({ id, letra: questionKind(tipo).answerAt(place) })) ?? alternativas;

/** The letter of an answer; undefined if the question has no answer with that id. */
export const answerLetter = (question: Answerable, id: number | null): string | undefined =>
  possibleAnswers(question).find((one) => one.id === id)?.letra;

/**
 * A combined answer in words, "Soma 21 (01 + 04 + 16)"; null if it is a single alternative, which is visible by itself.
 */
export function combinationText(question: Answerable, id: number | null): string | null {
  const { isSingle, answerWord, keyText } = questionKind(question.tipo);
  const letter = answerLetter(question, id);
  return isSingle || letter === undefined ? null : `${answerWord} ${keyText(letter)}`;
}

/** The ids of the alternatives that an answer with this letter affirms. */
export function affirmedBy(
  { tipo, alternativas }: Pick<Answerable, 'tipo' | 'alternativas'>,
  letter: string | null | undefined,
): ReadonlySet<number> {
  const parts = letter === null || letter === undefined ? [] : questionKind(tipo).partsOf(letter);
  return new Set(alternativas.filter(({ letra }) => parts.includes(letra)).map(({ id }) => id));
}

/** The ids of the alternatives that an answer affirms. */
export const affirmedIds = (question: Answerable, answerId: number | null): ReadonlySet<number> =>
  affirmedBy(question, answerLetter(question, answerId));

/**
 * The answer after pressing an alternative: that alternative, or, if answers combine alternatives, the answer with it
 * added, or removed if it was affirmed; null: nothing is affirmed any more.
 */
export function answerAfter(question: Answerable, answerId: number | null, pressedId: number): number | null {
  const kind = questionKind(question.tipo);
  if (kind.isSingle) return pressedId;
  const affirmed = affirmedIds(question, answerId);
  const letters = question.alternativas
    .filter(({ id }) => affirmed.has(id) !== (id === pressedId))
    .map(({ letra }) => letra);
  const letter = kind.answerOf(letters);
  return possibleAnswers(question).find(({ letra }) => letra === letter)?.id ?? null;
}

/**
 * Divides stored answers into the alternatives that a question shows and, if there are combinations, the ids of all
 * answers.
 */
export function alternativesAmong<Row extends { id: number; letra: string }>(
  rows: readonly Row[],
): { alternativas: Row[]; combinacoes?: number[] } {
  const alternativas = rows.filter(({ letra }) => !isCombination(letra));
  return alternativas.length === rows.length
    ? { alternativas }
    : { alternativas, combinacoes: rows.map(({ id }) => id) };
}
