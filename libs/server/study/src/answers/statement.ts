import { LIMIT_TIME_ZONE } from '@mapa/domain';
import type { QueryResultRow } from 'pg';
import { statement } from '@mapa/server-platform';
import { type KeyRow, ownCommentsOf } from '@mapa/server-questions';
import { shownVerdict, verdictOn } from '@mapa/server-verdicts';

/** What an answer names, and whether it is there. */
export interface AnswerFacts {
  has_student: boolean;
  has_question: boolean;
  has_choice: boolean;
  /** Whether its map or notebook is the student's own, or was. */
  has_collection: boolean;
}

/** What one answer came to. The columns of the answer are null where it was refused; `has_…` then tell why. */
export interface AnswerRow extends QueryResultRow, KeyRow, Omit<AnswerFacts, 'has_collection'> {
  id: string | null;
  question_id: number;
  version: number;
  /** Of the question, by now. */
  current_version: number;
  alternative_id: number | null;
  map_id: number | null;
  notebook_id: string | null;
  epoch: number;
  /** As it is shown: null where the question is annulled by now. */
  correct: boolean | null;
  counted: boolean;
  revealed: boolean;
  key_released: boolean;
  /** The edition of the map in which the answer counts now, where the student has left its own. */
  newer_map_id: number | null;
  /** When it was given, as far as can be told; of a stored one, as it was told then. */
  answered_at: Date;
  /** What happened to its map or notebook that the device did not know of. */
  change: 'recomecado' | 'retirado' | 'migrado' | 'questao_retirada' | null;
}

/** Where an answer counts besides the student's own history, as the parts of the statement that differ. */
interface CollectionSql {
  column: 'map_id' | 'notebook_id' | null;
  /**
   * The current epoch, since when it runs, and whether the collection left the student's list. Its row stays locked, so that a
   * reset waits for the answer or the answer sees the new epoch.
   */
  collection: string;
  /** Whether it is the student's own, or was; its id is `$4` of `factsSql`. */
  owned: string;
  /** Whether the question is in it by now. */
  holds: string;
  /** Takes the question's place in the epoch: one row, or none when this epoch has an answer or a reveal already. */
  take: string;
  /** Takes it elsewhere as well; `followed` are the rows, and `newer` is the id of that collection where they are current. */
  follow?: { take: string; newer: string };
}

/** Which wording of the question a version holds: an answer to a later one takes the place of one to an earlier (docs/decisions/032). */
const wordingOf = (version: string): string =>
  `(select w.wording from question_versions w where w.question_id = $3 and w.version = ${version})`;

/**
 * `from` gives the rows of `fresh` that count; `id` and `epoch` say of what. Where an answer to a later wording takes the place, the
 * place stays taken since the first arrival.
 */
const takeIn = (
  table: string,
  column: string,
  { id, epoch, from }: { id: string; epoch: string; from: string },
): string => `
  insert into ${table} as held (student_id, ${column}, question_id, epoch, answer_id, version, alternative_id, correct, revealed, answered_at, arrived_at)
  select $1, ${id}, $3, ${epoch}, $2, fresh.version, $4, fresh.correct, $7, given.answered_at, $11::timestamptz from ${from} cross join given
  on conflict (student_id, ${column}, question_id) do update
    set epoch = excluded.epoch, answer_id = excluded.answer_id, version = excluded.version, alternative_id = excluded.alternative_id,
      correct = excluded.correct, revealed = excluded.revealed, answered_at = excluded.answered_at,
      arrived_at = case when held.epoch < excluded.epoch then excluded.arrived_at else held.arrived_at end
    where held.epoch < excluded.epoch
      or (held.epoch = excluded.epoch and not held.revealed and not excluded.revealed
        and ${wordingOf('held.version')} < ${wordingOf('excluded.version')})
  returning held.${column} as collection_id, held.epoch`;

const OWN_COLLECTION = {
  id: '$5',
  epoch: 'fresh.epoch',
  from: '(select * from fresh where fresh.epoch = fresh.current_epoch) fresh',
};

/**
 * The edition of a map that the student has moved to meanwhile, in the epoch that it had then: as if the answer had come
 * before. Were it begun anew since, that epoch is over and nothing counts.
 */
const NEW_EDITION = {
  id: 'collection.migrated_to',
  epoch: 'collection.migrated_epoch',
  from: `fresh cross join taken join collection on exists (select from map_questions where map_id = collection.migrated_to and question_id = $3)`,
};

// A removed map or notebook still takes answers, and either takes those to a question that is not in it any more: they may
// have waited in an outbox since before the change.
const COLLECTIONS = {
  map: {
    column: 'map_id',
    collection: `select epoch, reset_at, removed_at, migrated_to, migrated_epoch from student_maps
      where student_id = $1 and map_id = $5 and exists (select from student) for no key update`,
    owned: 'exists (select from student_maps where student_id = $1 and map_id = $4)',
    holds: 'exists (select from map_questions where map_id = $5 and question_id = $3)',
    take: takeIn('map_answers', 'map_id', OWN_COLLECTION),
    follow: {
      take: takeIn('map_answers', 'map_id', NEW_EDITION),
      newer: `select newer.map_id from (
          select collection_id, epoch from followed
          union all select map_id, epoch from map_answers
            where student_id = $1 and map_id = (select migrated_to from collection) and question_id = $3 and answer_id = $2) moved
        join student_maps newer on newer.student_id = $1 and newer.map_id = moved.collection_id and newer.epoch = moved.epoch`,
    },
  },
  notebook: {
    column: 'notebook_id',
    collection: `select epoch, reset_at, removed_at, null::int as migrated_to from notebooks
      where student_id = $1 and id = $5 and exists (select from student) for no key update`,
    owned: 'exists (select from notebooks where student_id = $1 and id = $4)',
    holds: 'exists (select from notebook_questions where student_id = $1 and notebook_id = $5 and question_id = $3)',
    take: takeIn('notebook_answers', 'notebook_id', OWN_COLLECTION),
  },
  /** Outside maps and notebooks nothing is ever reset, and every answer is an attempt. */
  none: {
    column: null,
    collection: `select 1 as epoch, null::timestamptz as reset_at, null::timestamptz as removed_at, null::int as migrated_to
      from student where $5::text is null`,
    owned: '$4::text is null',
    holds: 'true',
    take: 'select true as took from fresh cross join given',
  },
} satisfies Record<string, CollectionSql>;

export type CollectionKind = keyof typeof COLLECTIONS;

/**
 * What of the latest answer follows the answer that was given last: not a reveal, nor an answer that arrives after a later one or
 * after one to a later wording.
 */
const LATEST_ANSWER = ['answer_id', 'version', 'alternative_id', 'correct', 'answered_at']
  .map(
    (column) => `${column} = case when excluded.attempts = 1 and (last.attempts = 0
          or (${wordingOf('excluded.version')}, excluded.answered_at) >= (${wordingOf('last.version')}, last.answered_at))
        then excluded.${column} else last.${column} end`,
  )
  .join(', ');

/** A device's times differ from what they were by as much, because messages take their time. */
const JITTER = `interval '10 minutes'`;

/**
 * Of one device, what comes later in its own count was given later. A time that would say otherwise is moved on to the last
 * one; where it lies far before that, the clock has been set back and the arrival stands for it. What comes out of turn,
 * because the server had stumbled over it, was given before the last one at the latest.
 */
const ON_DEVICE = `
  insert into answer_devices as held (student_id, device_id, sequence, answered_at)
  select $1, $13::uuid, coalesce($14::bigint, 0), $10::timestamptz from fresh where $13::uuid is not null
  on conflict (student_id, device_id) do update
    set sequence = greatest(held.sequence, excluded.sequence),
      answered_at = case
        when $14::bigint <= held.sequence then held.answered_at
        when excluded.answered_at < held.answered_at - ${JITTER} then greatest($11, held.answered_at + interval '1 microsecond')
        else greatest(excluded.answered_at, held.answered_at + interval '1 microsecond')
      end
  returning case when $14::bigint < held.sequence then least($10, held.answered_at - interval '1 microsecond') else held.answered_at end as answered_at`;

/**
 * The whole of an answer in one statement (docs/decisions/002). `student` is locked against deletion first, then `collection`, then
 * the rows that are written, in the same order by every answer: the device first. `fresh` is the one row to write; it is empty for a uuid
 * that is stored already and for whatever is refused. A uuid that another transaction is just storing violates the primary
 * key of `answers`, which undoes the statement as a whole. A reveal takes no place that an answer holds, but where that
 * answer was to an earlier wording, the key of the later one is known from then on.
 *
 * $1 student, $2 uuid, $3 question, $4 alternative, $5 map or notebook, $6 epoch, $7 is a reveal, $8 confidence,
 * $9 milliseconds, $10 answered at, $11 recorded at, $12 has a limit of
 * questions a day, against which a question counts that was never served, $13 device or null, $14 its count or null, $15 whether
 * $10 is a time that may be believed
 */
const answerSql = ({ column, collection, holds, take, follow }: CollectionSql): string => `
with student as (select from users where id = $1 for key share),
stored as (select * from answers where student_id = $1 and id = $2),
question as (select current_version from questions where id = $3),
choice as (select c.version, ${verdictOn('c')} as correct from alternatives c where c.id = $4 and c.question_id = $3),
collection as (${collection}),
fresh as (
  select coalesce(choice.version, question.current_version) as version, choice.correct,
    case when $6 < collection.epoch and ($15 and $10 >= collection.reset_at) is not true then $6 else collection.epoch end as epoch, collection.epoch as current_epoch
  from collection cross join question left join choice on true
  where not exists (select from stored) and (choice.version is not null or ($4 is null and $7))),
served as (
  insert into served_questions (student_id, day, question_id)
  select $1, (now() at time zone '${LIMIT_TIME_ZONE}')::date, $3 from fresh
  where $12 and not exists (select from student_questions where student_id = $1 and question_id = $3)
    and not exists (select from served_questions where student_id = $1 and question_id = $3)
  on conflict do nothing),
device as (${ON_DEVICE}),
given as (select answered_at from device union all select $10::timestamptz from fresh where $13::uuid is null),
taken as (${take}),${follow ? `\nfollowed as (${follow.take}),` : ''}
latest as (
  insert into student_questions as last (student_id, question_id, answer_id, version, alternative_id, correct, attempts, revealed_at, answered_at, changed_at)
  select $1, $3, $2, version, $4, correct, case when $7 then 0 else 1 end, case when $7 then given.answered_at end, given.answered_at, $11
  from fresh cross join given
  where exists (select from taken) or ($7 and (
    select ${wordingOf('q.version')} from student_questions q where q.student_id = $1 and q.question_id = $3) < ${wordingOf('fresh.version')})
  on conflict (student_id, question_id) do update
    set attempts = last.attempts + excluded.attempts, revealed_at = coalesce(last.revealed_at, excluded.revealed_at),
      changed_at = greatest(last.changed_at, excluded.changed_at), ${LATEST_ANSWER}
  returning revealed_at is null as unseen),
kept as (
  insert into answers (student_id, id, question_id, version, alternative_id, map_id, notebook_id, epoch, correct, counted,
    revealed, key_released, took_place, confidence, elapsed_ms, answered_at, created_at)
  select $1, $2, $3, version, $4, ${column === 'map_id' ? '$5' : 'null'}, ${column === 'notebook_id' ? '$5' : 'null'}, epoch, correct,
    not $7 and coalesce((select unseen from latest), false), $7,
    not $7 and exists (select from key_releases k where k.student_id = $1 and k.question_id = $3
      and ${wordingOf('k.version')} = ${wordingOf('fresh.version')}),
    exists (select from taken), $8, $9, given.answered_at, $11
  from fresh cross join given returning *)
select a.id, a.question_id, a.version, shown.current_version, a.alternative_id, a.map_id, a.notebook_id, a.epoch, ${shownVerdict('a', '$1')} as correct, a.counted, a.revealed,
  a.key_released, a.answered_at,
  r.id as right_id, r.letter as right_letter, v.comment, ${ownCommentsOf('v')} as own_comments, (${follow?.newer ?? 'select null::int'}) as newer_map_id,
  exists (select from student) as has_student, exists (select from question) as has_question, exists (select from choice) as has_choice,
  (select case
      when collection.removed_at is not null and collection.migrated_to is not null then 'migrado'
      when collection.removed_at is not null then 'retirado'
      when $6 < collection.epoch then 'recomecado'
      when not ${holds} then 'questao_retirada'
    end from collection) as change
from (values (true)) as always (one)
left join (select * from stored union all select * from kept) a on true
left join questions shown on shown.id = a.question_id
left join question_versions v on v.question_id = a.question_id and v.version = a.version
left join alternatives r on r.question_id = a.question_id and r.version = a.version and r.correct and not shown.annulled`;

const answerStatement = (kind: CollectionKind) => statement<AnswerRow>(`answer-${kind}`, answerSql(COLLECTIONS[kind]));

/** $1 student, $2 question, $3 alternative, $4 map or notebook */
const factsSql = ({ owned }: CollectionSql): string => `
select exists (select from users where id = $1) as has_student, exists (select from questions where id = $2) as has_question,
  exists (select from alternatives where id = $3 and question_id = $2) as has_choice, ${owned} as has_collection`;

const factsStatement = (kind: CollectionKind) =>
  statement<AnswerFacts & QueryResultRow>(`answer-facts-${kind}`, factsSql(COLLECTIONS[kind]));

export const readAnswerFacts = {
  map: factsStatement('map'),
  notebook: factsStatement('notebook'),
  none: factsStatement('none'),
};

export const writeAnswer = {
  map: answerStatement('map'),
  notebook: answerStatement('notebook'),
  none: answerStatement('none'),
};
