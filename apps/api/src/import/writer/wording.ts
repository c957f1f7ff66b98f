import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { alternatives, questionVersions } from '../../db/schema';
import { plainText } from '../../text/plain';
import type { ImportQuestion } from '../import-question';

/** A question's words for the full-text search; the comment stays out, for it would give the key away. */
export function searchVector({ statement, alternatives: options }: ImportQuestion): SQL<string> {
  const text = [statement, ...options.map((option) => option.text)].map(plainText).join('\n');
  return sql<string>`to_tsvector('mapa', ${text}::text)`;
}

/** Writes wordings as versions of their questions. */
export async function saveWordings(tx: Queryable, wordings: { id: number; version: number; question: ImportQuestion }[]): Promise<void> {
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
  await tx.insert(alternatives).values(
    wordings.flatMap(({ id, version, question }) =>
      question.alternatives.map((alternative, position) => ({ questionId: id, version, position, ...alternative })),
    ),
  );
}
