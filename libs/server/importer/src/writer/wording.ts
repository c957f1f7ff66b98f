import { isCombination } from '@mapa/domain';
import { alternatives, type Queryable, questionVersions } from '@mapa/server-platform';
import { searchColumns } from '@mapa/server-text';
import type { ImportQuestion } from '../model/import-question';
import { ownStatement } from '../rules/leading-texts';
import { linkTexts } from './shared-texts';

/** The content of a version of a question, with the whole statement. */
export type Wording = Pick<
  ImportQuestion,
  'kind' | 'statement' | 'sharedTexts' | 'alternatives' | 'comment' | 'contentHash'
>;

/**
 * The columns of `questions` that derive from its current wording. The comment is not searchable, because it would
 * reveal the key.
 */
export const wordingColumns = ({ kind, statement, alternatives: options, comment, contentHash }: Wording) => ({
  contentHash,
  kind,
  // Rows of combinations are answers, not alternatives.
  alternativeCount: options.filter(({ letter }) => !isCombination(letter)).length,
  commented: comment !== null,
  ...searchColumns([statement, ...options.flatMap(({ text }) => (text === '' ? [] : [text]))]),
});

/** Writes the next version of a stored question; returns the changed columns of the question's row. */
export async function addVersion(
  tx: Queryable,
  { id, currentVersion }: { id: number; currentVersion: number },
  question: Wording,
) {
  const version = currentVersion + 1;
  await saveWordings(tx, [{ id, version, question }]);
  return { currentVersion: version, ...wordingColumns(question) };
}

/** Writes wordings as versions of their questions. */
export async function saveWordings(
  tx: Queryable,
  wordings: { id: number; version: number; question: Wording }[],
): Promise<void> {
  if (wordings.length === 0) return;
  await tx.insert(questionVersions).values(
    wordings.map(({ id, version, question }) => ({
      questionId: id,
      version,
      statement: ownStatement(question.statement, question.sharedTexts),
      comment: question.comment,
      contentHash: question.contentHash,
    })),
  );
  await linkTexts(
    tx,
    wordings.map(({ id, version, question }) => ({ id, version, texts: question.sharedTexts })),
  );
  await tx
    .insert(alternatives)
    .values(
      wordings.flatMap(({ id, version, question }) =>
        question.alternatives.map((alternative, position) => ({ questionId: id, version, position, ...alternative })),
      ),
    );
}
