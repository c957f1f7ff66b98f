import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable, questions, questionVersions, refuse, STUDY } from '@mapa/server-platform';

/**
 * Whether a row was written on an earlier wording of its question than the current one.
 * @param table has `question_id` and `version`
 */
export const isEarlierWording = (table: 'comments' | 'question_notes'): SQL<boolean> => {
  const row = sql.identifier(table);
  return sql<boolean>`exists (
    select from questions q
    join question_versions today on today.question_id = q.id and today.version = q.current_version
    join question_versions v on v.question_id = q.id and v.version = ${row}.version
    where q.id = ${row}.question_id and v.wording < today.wording)`;
};

const today = alias(questionVersions, 'today');

/**
 * The version to write on, by default the current one, and whether its wording is an earlier one. Refuses an unknown
 * question or version.
 */
export async function demandWording(
  db: Queryable,
  questionId: number,
  version?: number,
): Promise<{ version: number; isEarlier: boolean }> {
  const [row] = await db
    .select({
      version: questionVersions.version,
      isEarlier: sql<boolean>`${questionVersions.wording} < ${today.wording}`,
    })
    .from(questions)
    .innerJoin(today, and(eq(today.questionId, questions.id), eq(today.version, questions.currentVersion)))
    .leftJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions.id),
        eq(questionVersions.version, version ?? questions.currentVersion),
      ),
    )
    .where(eq(questions.id, questionId));
  if (!row) throw refuse(STUDY.noSuchQuestion);
  if (row.version === null) throw refuse(STUDY.noSuchVersion);
  return { version: row.version, isEarlier: row.isEarlier };
}

/** The version to write on, as for `demandWording`. */
export const demandVersion = async (db: Queryable, questionId: number, version?: number): Promise<number> =>
  (await demandWording(db, questionId, version)).version;
