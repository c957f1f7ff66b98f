import { openQuestionFile, type RawQuestion } from '@mapa/server-importer';

/**
 * A paper with its preliminary key: the given questions have the given letters, and are not annulled yet.
 * @param letters by the question's id: A to J, C and E for an item
 */
export async function withPreliminaryKey(
  path: string,
  letters: Readonly<Record<string, string>>,
): Promise<RawQuestion[]> {
  const questions: RawQuestion[] = [];
  const unused = new Set(Object.keys(letters));
  const nobody = { onBytes: () => undefined, onWarning: () => undefined };
  for await (const question of openQuestionFile(path, nobody)) {
    const letter = letters[question.idNumber];
    unused.delete(question.idNumber);
    questions.push(letter === undefined ? question : asFirstKeyed(question, letter));
  }
  if (unused.size > 0) throw new Error(`demo content lacks ${[...unused].join(', ')}`);
  return questions;
}

function asFirstKeyed(question: RawQuestion, letter: string): RawQuestion {
  const isItem = question.kind === 'truefalse';
  const isKey = ({ text }: RawQuestion['answers'][number], place: number) =>
    isItem ? (text.trim() === 'true') === (letter === 'C') : place === letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return {
    ...question,
    answers: question.answers.map((answer, place) => ({ ...answer, fraction: isKey(answer, place) ? 100 : 0 })),
    tags: question.tags.filter((tag) => !tag.startsWith('anulada')),
  };
}
