import type { NotebookQuestion } from '../model';

/** A question with its printed number. */
export interface NumberedQuestion {
  question: NotebookQuestion;
  number: number;
  /** Its language, if the number is in several. */
  language: string | null;
}

/** The number that a question shares with its other languages in the paper; null where it has none. */
const sharedNumber = ({ prova, numero, variante }: NotebookQuestion): string | null =>
  prova && numero !== null && variante !== null ? `${prova.id}:${numero}` : null;

const isOnePaper = (questions: readonly NotebookQuestion[]): boolean =>
  questions.every(({ prova, numero }) => numero !== null && prova !== null && prova.id === questions[0]?.prova?.id);

/**
 * Numbers of a notebook's questions: those of the paper if all are from one, otherwise their order. The languages of
 * one number share it, so that omitting one changes no number.
 */
export function numberQuestions(questions: readonly NotebookQuestion[]): NumberedQuestion[] {
  const isPaper = isOnePaper(questions);
  const shared = new Map<string, { number: number; languages: Set<string> }>();
  let last = 0;
  const numbered = questions.map((question) => {
    const key = sharedNumber(question);
    const known = key === null ? undefined : shared.get(key);
    if (!known) last += 1;
    const place = known ?? { number: (isPaper && question.numero) || last, languages: new Set<string>() };
    if (key !== null && question.variante !== null)
      shared.set(key, { ...place, languages: place.languages.add(question.variante) });
    return { question, key, number: place.number };
  });
  return numbered.map(({ question, key, number }) => {
    const isShared = key !== null && (shared.get(key)?.languages.size ?? 0) > 1;
    return { question, number, language: isShared ? question.variante : null };
  });
}

/** The languages to choose from, in order of occurrence. */
export const languagesOf = (numbered: readonly NumberedQuestion[]): string[] => [
  ...new Set(numbered.flatMap(({ language }) => language ?? [])),
];

/** The questions to print: of numbers in several languages only the wanted one, if any. */
export const inLanguage = (numbered: readonly NumberedQuestion[], wanted: string | null): NumberedQuestion[] =>
  numbered.filter(({ language }) => wanted === null || language === null || language === wanted);
