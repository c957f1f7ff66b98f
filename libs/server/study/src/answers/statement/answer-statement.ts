import type { QueryResultRow } from 'pg';
import { statement, studentStatement } from '@mapa/server-platform';
import { type KeyRow, ownCommentsOf } from '@mapa/server-questions';
import { shownVerdict, verdictOn } from '@mapa/server-verdicts';
import { arg, ARGUMENT_TYPES } from './arguments';
import { COLLECTIONS, type CollectionKind, type CollectionSql } from './collections';
import { countTowardsLimit } from './daily-limit';
import { deviceClock, givenTime } from './device-clock';
import { addToHistory } from './history';
import { latestAnswer } from './latest-answer';

/** Which of the things that an answer refers to exist. */
export interface AnswerFacts {
  has_student: boolean;
  has_question: boolean;
  has_choice: boolean;
  /** Whether the map or notebook is, or was, the student's own. */
  has_collection: boolean;
}

/** The result of one answer. The answer's columns are null if it was refused; `has_…` then give the reason. */
export interface AnswerRow extends QueryResultRow, KeyRow, Omit<AnswerFacts, 'has_collection'> {
  id: string | null;
  question_id: number;
  version: number;
  /** The question's current version. */
  current_version: number;
  alternative_id: number | null;
  map_id: number | null;
  notebook_id: string | null;
  epoch: number;
  /** The verdict as shown: null if the question is annulled now. */
  correct: boolean | null;
  counted: boolean;
  revealed: boolean;
  key_released: boolean;
  /** The new edition of the map in which the answer counts, if the student has moved there. */
  newer_map_id: number | null;
  /** The time of the answer as far as known; of a stored answer, as recorded then. */
  answered_at: Date;
  /** A change of its map or notebook that the device did not know of. */
  change: 'recomecado' | 'retirado' | 'migrado' | 'questao_retirada' | null;
}

/**
 * The epoch of the answer: the device's older epoch, unless the answer is known to be later than the collection's
 * reset.
 */
const EPOCH = `case when ${arg.epoch} < collection.epoch and (${arg.isTimeKnown} and ${arg.answeredAt} >= collection.reset_at) is not true then ${arg.epoch} else collection.epoch end`;

const IS_STORABLE = `not exists (select 1 from stored) and (choice.version is not null or (${arg.alternative} is null and ${arg.isReveal}))`;

/** The change of the collection that the device did not know of. @param holds whether the question is in it now */
const changeOf = (holds: string): string => `(select case
      when collection.removed_at is not null and collection.migrated_to is not null then 'migrado'
      when collection.removed_at is not null then 'retirado'
      when ${arg.epoch} < collection.epoch then 'recomecado'
      when not ${holds} then 'questao_retirada'
    end from collection)`;

/**
 * Stores an answer in a single statement (docs/decisions/002); each rule is in a file of its own beside this one. Locks
 * in the same order for every answer: `student` against deletion, `collection`, then the written rows, the device
 * first. `fresh` is the row to write; it is empty for a stored uuid and for a refused answer. A uuid that a concurrent
 * transaction is storing violates the primary key of `answers`, which rolls the whole statement back.
 */
const answerSql = ({ column, collection, holds, take, follow }: CollectionSql): string => `
with student as (select 1 as one from users where id = ${arg.student} for key share),
stored as (select * from answers where student_id = ${arg.student} and id = ${arg.uuid}),
question as (select current_version from questions where id = ${arg.question}),
choice as (select c.version, ${verdictOn('c')} as correct from alternatives c where c.id = ${arg.alternative} and c.question_id = ${arg.question}),
collection as (${collection}),
fresh as (
  select coalesce(choice.version, question.current_version) as version, choice.correct,
    ${EPOCH} as epoch, collection.epoch as current_epoch
  from collection cross join question left join choice on true
  where ${IS_STORABLE}),
served as (${countTowardsLimit}),
device as (${deviceClock}),
given as (${givenTime}),
taken as (${take}),${follow ? `\nfollowed as (${follow.take}),` : ''}
latest as (${latestAnswer}),
kept as (${addToHistory(column)})
select a.id, a.question_id, a.version, shown.current_version, a.alternative_id, a.map_id, a.notebook_id, a.epoch, ${shownVerdict('a', arg.student)} as correct, a.counted, a.revealed,
  a.key_released, a.answered_at,
  r.id as right_id, r.letter as right_letter, v.comment, ${ownCommentsOf('v')} as own_comments, (${follow?.newer ?? 'select null::int'}) as newer_map_id,
  exists (select 1 from student) as has_student, exists (select 1 from question) as has_question, exists (select 1 from choice) as has_choice,
  ${changeOf(holds)} as change
from (values (true)) as always (one)
left join (select * from stored union all select * from kept) a on true
left join questions shown on shown.id = a.question_id
left join question_versions v on v.question_id = a.question_id and v.version = a.version
left join alternatives r on r.question_id = a.question_id and r.version = a.version and r.correct and not shown.annulled`;

/** The type of the collection's id. */
const ID_TYPES = { map: 'int', notebook: 'uuid', none: 'text' } as const;

const answerStatement = (kind: CollectionKind) =>
  studentStatement<AnswerRow>({
    name: `answer-${kind}`,
    text: answerSql(COLLECTIONS[kind]),
    types: Object.values({ ...ARGUMENT_TYPES, collection: ID_TYPES[kind] }),
    times: ['answered_at'],
  });

/** Stores an answer; `bind` makes its parameters. */
export const writeAnswer = {
  map: answerStatement('map'),
  notebook: answerStatement('notebook'),
  none: answerStatement('none'),
};

/** $1 student, $2 question, $3 alternative, $4 map or notebook */
const factsSql = ({ owned }: CollectionSql): string => `
select exists (select 1 from users where id = $1) as has_student, exists (select 1 from questions where id = $2) as has_question,
  exists (select 1 from alternatives where id = $3 and question_id = $2) as has_choice, ${owned('$1', '$4')} as has_collection`;

const factsStatement = (kind: CollectionKind) =>
  statement<AnswerFacts & QueryResultRow>(`answer-facts-${kind}`, factsSql(COLLECTIONS[kind]));

/**
 * Checks which of the things that an answer refers to exist, without writing: student, question, alternative or null,
 * map or notebook or null.
 */
export const readAnswerFacts = {
  map: factsStatement('map'),
  notebook: factsStatement('notebook'),
  none: factsStatement('none'),
};
