import { isCombination } from '@mapa/domain';
import { alternatives, type Queryable, questionVersions } from '@mapa/server-platform';
import { searchColumns } from '@mapa/server-text';
import type { SpooledQuestion } from './spool';

/** The search columns of a question; without the comment, which would reveal the key. */
export const searchColumnsOf = ({ statement, alternatives: options }: SpooledQuestion) =>
  searchColumns([statement, ...options.flatMap(({ text }) => (text === '' ? [] : [text]))]);

/** How many alternatives a question shows; rows of combinations are answers alone. */
export const alternativeCountOf = ({ alternatives: options }: SpooledQuestion): number =>
  options.filter(({ letter }) => !isCombination(letter)).length;

/** Writes wordings as versions of their questions. */
export async function saveWordings(
  tx: Queryable,
  wordings: { id: number; version: number; question: SpooledQuestion }[],
): Promise<void> {
  if (wordings.length === 0) return;
  await tx.insert(questionVersions).values(
    wordings.map(({ id, version, question }) => ({
      questionId: id,
      version,
      statement: question.statement,
      comment: question.comment,
      contentHash: question.contentHash,
    })),
  );
  await tx
    .insert(alternatives)
    .values(
      wordings.flatMap(({ id, version, question }) =>
        question.alternatives.map((alternative, position) => ({ questionId: id, version, position, ...alternative })),
      ),
    );
}
