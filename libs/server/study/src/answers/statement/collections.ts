import { arg } from './arguments';
import { newEditionThatCounts, takeOwnPlace, takePlaceInNewEdition } from './take-place';

/** The parts of the statement that depend on the collection in which an answer counts. */
export interface CollectionSql {
  /** Its column in `answers`. */
  column: 'map_id' | 'notebook_id' | null;
  /**
   * The current epoch, its beginning, and whether the collection was removed from the student's list. Locks the row, so
   * that either a reset waits for the answer, or the answer sees the new epoch.
   */
  collection: string;
  /** Whether the collection is, or was, the student's own. @param id an SQL expression */
  owned: (student: string, id: string) => string;
  /** Whether the collection contains the question now. */
  holds: string;
  /** Takes the question's place in the epoch; returns no row if the place is taken. */
  take: string;
  /** Takes the place in a second collection as well; `newer` is that collection's id if the answer counts there. */
  follow?: { take: string; newer: string };
}

/**
 * A removed map or notebook still accepts answers, and both accept answers to questions that they no longer contain:
 * the answers may have waited in an outbox since before the change.
 */
export const COLLECTIONS = {
  map: {
    column: 'map_id',
    collection: `select epoch, reset_at, removed_at, migrated_to, migrated_epoch from student_maps
      where student_id = ${arg.student} and map_id = ${arg.collection} and exists (select 1 from student) for no key update`,
    owned: (student, id) => `exists (select 1 from student_maps where student_id = ${student} and map_id = ${id})`,
    holds: `exists (select 1 from map_questions where map_id = ${arg.collection} and question_id = ${arg.question})`,
    take: takeOwnPlace('map_answers', 'map_id'),
    follow: { take: takePlaceInNewEdition, newer: newEditionThatCounts },
  },
  notebook: {
    column: 'notebook_id',
    collection: `select epoch, reset_at, removed_at, null::int as migrated_to from notebooks
      where student_id = ${arg.student} and id = ${arg.collection} and exists (select 1 from student) for no key update`,
    owned: (student, id) => `exists (select 1 from notebooks where student_id = ${student} and id = ${id})`,
    holds: `exists (select 1 from notebook_questions where student_id = ${arg.student} and notebook_id = ${arg.collection} and question_id = ${arg.question})`,
    take: takeOwnPlace('notebook_answers', 'notebook_id'),
  },
  /** Outside maps and notebooks there are no resets, and every answer is an attempt. */
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
