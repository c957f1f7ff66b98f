import { arg } from './arguments';

/** Tolerance for varying transmission times between two messages of a device. */
const JITTER = `interval '10 minutes'`;

/**
 * SQL: a time that many after another. Adding to a time with a zone depends on the session's zone where the interval
 * has days; a distributed engine accepts in an upsert only what depends on nothing.
 * @param shift an operator and an interval
 */
const shifted = (time: string, shift: string): string => `((${time} at time zone 'UTC' ${shift}) at time zone 'UTC')`;

const NEXT = shifted('held.answered_at', `+ interval '1 microsecond'`);

/**
 * SQL: orders the answers of one device by its own sequence numbers. The device's last number and time are stored; the
 * row gives the answer's time (`answered_at`):
 * - An answer with a later number was given later: an earlier time becomes the last time plus a microsecond.
 * - A time more than ten minutes before the last one comes from a clock that was set back: the arrival replaces it.
 * - An answer sent again out of order, after a server failure, was given before the last one.
 *
 * Returns no row where nothing is stored (`fresh` is empty) or the device has no id.
 */
export const deviceClock = `
  insert into answer_devices as held (student_id, device_id, sequence, answered_at)
  select ${arg.student}, ${arg.device}::uuid, coalesce(${arg.sequence}::bigint, 0), ${arg.answeredAt}::timestamptz from fresh where ${arg.device}::uuid is not null
  on conflict (student_id, device_id) do update
    set sequence = greatest(held.sequence, excluded.sequence),
      answered_at = case
        when ${arg.sequence}::bigint <= held.sequence then held.answered_at
        when excluded.answered_at < ${shifted('held.answered_at', `- ${JITTER}`)} then greatest(${arg.recordedAt}, ${NEXT})
        else greatest(excluded.answered_at, ${NEXT})
      end
  returning case when ${arg.sequence}::bigint < held.sequence then least(${arg.answeredAt}, held.answered_at - interval '1 microsecond') else held.answered_at end as answered_at`;

/** SQL: the answer's time, ordered by the device's numbers if it has them. */
export const givenTime = `select answered_at from device union all select ${arg.answeredAt}::timestamptz from fresh where ${arg.device}::uuid is null`;
