import type { ResultOf } from '@mapa/api-contract';
import { type Database, ofAnyLength, statement, type Student } from '@mapa/server-platform';
import { isSameAlternative, withheldQuestions } from '@mapa/server-verdicts';

type KeyChanges = NonNullable<ResultOf<'GET /api/customer-area/today'>['mudancas_de_gabarito']>;

/** How long a change is told after it was made. */
const TOLD_DAYS = 365;
const DAY_MS = 86_400_000;
/** Changes that are shown at one time. */
const SHOWN = 3;

interface ChangedRow extends Record<string, unknown> {
  question_id: number;
  /** Of its last change; the time as text, because a `Date` has no microseconds. */
  id: string;
  at: string;
  version: number;
}

/** Questions that changed since $1: few, however many the bank has. */
const changedSince = statement<ChangedRow>(
  'changed-keys',
  `select question_id, max(id) as id, max(at)::text as at, max(version) as version from key_changes where at > $1 group by question_id`,
);

interface OwnRow extends Record<string, unknown> {
  question_id: number;
  version: number;
  alternative_id: number;
  answered_at: string;
  told: string;
}

/** Of these the ones whose latest answer may be older than a change that the student $1 has not read. */
const ownAmong = statement<OwnRow>(
  'own-changed-keys',
  `select s.question_id, s.version, s.alternative_id, s.answered_at::text, coalesce(t.change_id, 0) as told
   from unnest(${ofAnyLength('$2::int[]')}, ${ofAnyLength('$3::bigint[]')}, ${ofAnyLength('$4::timestamptz[]')}, ${ofAnyLength('$5::int[]')}) as c (question_id, id, at, version)
   join student_questions s on s.student_id = $1 and s.question_id = c.question_id
   left join told_key_changes t on t.student_id = $1 and t.question_id = c.question_id
   where s.alternative_id is not null and coalesce(t.change_id, 0) < c.id and (s.answered_at < c.at or s.version < c.version)`,
);

interface ToldRow extends Record<string, unknown> {
  total: number;
  question_id: number;
  change_id: string;
  changed_at: Date;
  kind: KeyChanges['questoes'][number]['tipo'];
  subject: string;
  reason: string | null;
  was_annulled: boolean;
  annulled: boolean;
  key_before: string | null;
  key: string | null;
  chosen: string | null;
  correct_before: boolean | null;
  correct: boolean | null;
}

const then = (column: string, condition: string, now: string): string => `coalesce((
  select c.${column} from key_changes c where c.question_id = own.question_id and c.id > own.told and ${condition} order by c.id limit 1), ${now})`;

/**
 * What differs between then and now, by question. Then: an annulment is known by the time of the answer, a key by the
 * version that was answered; what was read since replaces both. Letters are those of the current version. $1 to $5 as in
 * `OwnRow`, $6 the number of rows
 */
const toldOf = statement<ToldRow>(
  'told-key-changes',
  `with own as (
     select * from unnest($1::int[], $2::int[], $3::int[], $4::timestamptz[], $5::bigint[]) as o (question_id, version, alternative_id, answered_at, told)),
   spans as (
     select own.question_id, own.alternative_id, q.kind, q.subject_id, q.status_reason, q.annulled, q.current_version,
       ${then('annulled_before', 'c.annulled_before <> c.annulled and c.at > own.answered_at', 'q.annulled')} as was_annulled,
       ${then('version_before', 'c.version_before < c.version and c.version > own.version', 'q.current_version')} as was_version,
       last.id as change_id, last.at as changed_at
     from own join questions q on q.id = own.question_id
     cross join lateral (select c.id, c.at from key_changes c where c.question_id = own.question_id order by c.id desc limit 1) last),
   judged as (
     select s.*, chosen.letter as chosen, right_now.letter as key, right_then.letter as key_before,
       case when not s.was_annulled then right_then.id = chosen.id end as correct_before,
       case when not s.annulled then right_now.id = chosen.id end as correct
     from spans s
     left join alternatives given on given.id = s.alternative_id
     left join alternatives chosen on chosen.question_id = s.question_id and chosen.version = s.current_version and ${isSameAlternative('chosen', 'given')}
     left join alternatives right_now on right_now.question_id = s.question_id and right_now.version = s.current_version and right_now.correct
     left join alternatives key_then on key_then.question_id = s.question_id and key_then.version = s.was_version and key_then.correct
     left join alternatives right_then on right_then.question_id = s.question_id and right_then.version = s.current_version
       and ${isSameAlternative('right_then', 'key_then')})
   select count(*) over ()::int as total, j.question_id, j.change_id, j.changed_at, j.kind, b.name as subject,
     case when j.annulled then j.status_reason end as reason, j.was_annulled, j.annulled,
     case when not j.was_annulled then j.key_before end as key_before, case when not j.annulled then j.key end as key,
     j.chosen, j.correct_before, j.correct
   from judged j join subjects b on b.id = j.subject_id
   where j.was_annulled <> j.annulled
     or not j.annulled and j.correct is not null and j.key_before <> j.key
   order by j.change_id desc limit $6`,
);

const present = (row: ToldRow): KeyChanges['questoes'][number] => ({
  questao_id: row.question_id,
  mudanca_id: Number(row.change_id),
  em: row.changed_at.toISOString(),
  tipo: row.kind,
  assunto: row.subject,
  anulada_antes: row.was_annulled,
  anulada: row.annulled,
  gabarito_antes: row.key_before,
  gabarito: row.key,
  marcada: row.chosen,
  acertou_antes: row.correct_before,
  acertou: row.correct,
  motivo: row.reason,
});

/**
 * Questions that the student answered before their key changed, or they were annulled, or an annulment was withdrawn,
 * and has not read of: how many, and the latest ones. Null without any. Those of an open sitting are told after it.
 */
export async function readKeyChanges(db: Database, student: Student, now: Date): Promise<KeyChanges | null> {
  const changed = await changedSince(db, [new Date(now.getTime() - TOLD_DAYS * DAY_MS)]);
  if (changed.length === 0) return null;
  const columns = [
    changed.map(({ question_id }) => question_id),
    changed.map(({ id }) => id),
    changed.map(({ at }) => at),
    changed.map(({ version }) => version),
  ];
  const own = await ownAmong(db, [student.id, ...columns]);
  const withheld = await withheldQuestions(
    db,
    student,
    own.map(({ question_id }) => question_id),
  );
  const free = own.filter(({ question_id }) => !withheld.has(question_id));
  if (free.length === 0) return null;
  const rows = await toldOf(db, [
    free.map(({ question_id }) => question_id),
    free.map(({ version }) => version),
    free.map(({ alternative_id }) => alternative_id),
    free.map(({ answered_at }) => answered_at),
    free.map(({ told }) => told),
    SHOWN,
  ]);
  const [first] = rows;
  return first ? { total: first.total, questoes: rows.map(present) } : null;
}
