import { arg } from './arguments';
import { newEditionThatCounts, takeOwnPlace, takePlaceInNewEdition } from './take-place';

/** Where an answer counts besides the student's own history, as the parts of the statement that differ. */
export interface CollectionSql {
  /** Its column in `answers`. */
  column: 'map_id' | 'notebook_id' | null;
  /**
   * The current epoch, since when it runs, and whether the collection left the student's list. Its row stays locked, so that a
   * reset waits for the answer or the answer sees the new epoch.
   */
  collection: string;
  /** Whether the collection is, or was, the student's own. @param id an SQL expression */
  owned: (student: string, id: string) => string;
  /** Whether the question is in it by now. */
  holds: string;
  /** Takes the question's place in the epoch; no row where it is taken. */
  take: string;
  /** Takes it in a second collection as well; `newer` gives that collection's id where the answer counts there. */
  follow?: { take: string; newer: string };
}

/**
 * A removed map or notebook still takes answers, and either takes answers to a question that has left it: they may have waited
 * in an outbox since before the change.
 */
export const COLLECTIONS = {
  map: {
    column: 'map_id',
    collection: `select epoch, reset_at, removed_at, migrated_to, migrated_epoch from student_maps
      where student_id = ${arg.student} and map_id = ${arg.collection} and exists (select from student) for no key update`,
    owned: (student, id) => `exists (select from student_maps where student_id = ${student} and map_id = ${id})`,
    holds: `exists (select from map_questions where map_id = ${arg.collection} and question_id = ${arg.question})`,
    take: takeOwnPlace('map_answers', 'map_id'),
    follow: { take: takePlaceInNewEdition, newer: newEditionThatCounts },
  },
  notebook: {
    column: 'notebook_id',
    collection: `select epoch, reset_at, removed_at, null::int as migrated_to from notebooks
      where student_id = ${arg.student} and id = ${arg.collection} and exists (select from student) for no key update`,
    owned: (student, id) => `exists (select from notebooks where student_id = ${student} and id = ${id})`,
    holds: `exists (select from notebook_questions where student_id = ${arg.student} and notebook_id = ${arg.collection} and question_id = ${arg.question})`,
    take: takeOwnPlace('notebook_answers', 'notebook_id'),
  },
  /** Outside maps and notebooks nothing is ever reset, and every answer is an attempt. */
  none: {
    column: null,
    collection: `select 1 as epoch, null::timestamptz as reset_at, null::timestamptz as removed_at, null::int as migrated_to
      from student where ${arg.collection}::text is null`,
    owned: (_student, id) => `${id}::text is null`,
    holds: 'true',
    take: 'select true as took from fresh cross join given',
  },
} satisfies Record<string, CollectionSql>;

export type CollectionKind = keyof typeof COLLECTIONS;
