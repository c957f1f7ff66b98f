import { arg } from './arguments';
import { wordingOf } from './wording';

/**
 * Where an answer takes its place: expressions for the collection's id and epoch, and the rows of `fresh` that count
 * there.
 */
interface Place {
  id: string;
  epoch: string;
  from: string;
}

/**
 * SQL: the answer takes the question's place in an epoch of a map or notebook. A place with an answer or a reveal is
 * taken; only an answer to a later wording replaces an answer, and the place keeps its first arrival.
 * @param table `map_answers` or `notebook_answers`
 * @param column the collection's id in it
 */
const takePlace = (table: string, column: string, { id, epoch, from }: Place): string => `
  insert into ${table} as held (student_id, ${column}, question_id, epoch, answer_id, version, alternative_id, correct, revealed, answered_at, arrived_at)
  select ${arg.student}, ${id}, ${arg.question}, ${epoch}, ${arg.uuid}, fresh.version, ${arg.alternative}, fresh.correct, ${arg.isReveal}, given.answered_at, ${arg.recordedAt}::timestamptz from ${from} cross join given
  on conflict (student_id, ${column}, question_id) do update
    set epoch = excluded.epoch, answer_id = excluded.answer_id, version = excluded.version, alternative_id = excluded.alternative_id,
      correct = excluded.correct, revealed = excluded.revealed, answered_at = excluded.answered_at,
      arrived_at = case when held.epoch < excluded.epoch then excluded.arrived_at else held.arrived_at end
    where held.epoch < excluded.epoch
      or (held.epoch = excluded.epoch and not held.revealed and not excluded.revealed
        and ${wordingOf('held.version')} < ${wordingOf('excluded.version')})
  returning held.${column} as collection_id, held.epoch`;

/** SQL: takes the place in the answer's own collection, if its epoch is still current. */
export const takeOwnPlace = (table: string, column: string): string =>
  takePlace(table, column, {
    id: arg.collection,
    epoch: 'fresh.epoch',
    from: '(select * from fresh where fresh.epoch = fresh.current_epoch) fresh',
  });

/**
 * SQL: also takes the place in the edition of the map to which the student has moved meanwhile, in the epoch of the
 * move: the answer counts as if it had arrived before. If that edition was reset since, the epoch is over and nothing
 * counts.
 */
export const takePlaceInNewEdition = takePlace('map_answers', 'map_id', {
  id: 'collection.migrated_to',
  epoch: 'collection.migrated_epoch',
  from: `fresh cross join taken join collection on exists (select 1 from map_questions where map_id = collection.migrated_to and question_id = ${arg.question})`,
});

/** SQL: id of the new edition if the answer holds its place in the current epoch there. */
export const newEditionThatCounts = `select newer.map_id from (
          select collection_id, epoch from followed
          union select map_id, epoch from map_answers
            where student_id = ${arg.student} and map_id = (select migrated_to from collection) and question_id = ${arg.question} and answer_id = ${arg.uuid}) moved
        join student_maps newer on newer.student_id = ${arg.student} and newer.map_id = moved.collection_id and newer.epoch = moved.epoch`;
