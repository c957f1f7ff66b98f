import type { Queryable } from '@mapa/server-platform';
import { SubjectSuggestions } from '../subjects/suggest';
import type { EditableQuestion } from './editable';

/** A possible subject of a question. */
export interface SubjectGuess {
  path: string[];
  /** A classifier's probability; null if the guess comes from words in the subject's name. */
  probability: number | null;
}

const BEST = 3;

/** The best guesses for the subject of each question of a paper, by the importer's method. */
export async function suggestSubjects(
  db: Queryable,
  questions: readonly EditableQuestion[],
): Promise<SubjectGuess[][]> {
  const untold = questions.map(({ name, statement, alternatives }, position) => ({
    position,
    question: {
      name,
      number: null,
      statement,
      alternatives: alternatives.map(({ text, comment, right }, at) => ({
        letter: String.fromCharCode(65 + at),
        text,
        comment,
        correct: right,
      })),
      subjectPath: [],
    },
  }));
  const suggestions = new SubjectSuggestions(db);
  await suggestions.tell(
    untold.map(({ position }) => position),
    true,
    async (positions) => positions.flatMap((position) => untold[position] ?? []),
  );
  const waiting = await suggestions.guessesFor(untold);
  return waiting.map(({ guesses }) => {
    if ('matches' in guesses) return guesses.matches.slice(0, BEST).map(({ path }) => ({ path, probability: null }));
    return [...guesses.candidates]
      .sort((one, other) => other.probability - one.probability)
      .slice(0, BEST)
      .map(({ materia, assunto, probability }) => ({
        path: assunto === null ? [materia] : [materia, assunto],
        probability,
      }));
  });
}
