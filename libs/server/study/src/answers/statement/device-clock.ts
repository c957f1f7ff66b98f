import { arg } from './arguments';

/** The time of a message between two acts of a device varies by up to this much. */
const JITTER = `interval '10 minutes'`;

/**
 * SQL: orders the answers of one device by its own count. Its last count and time are stored; the row gives the time that the
 * answer gets (`answered_at`):
 * - A later count was given later: an earlier time becomes the last time plus a microsecond.
 * - A time that lies more than ten minutes before the last one comes from a clock that was set back: the arrival replaces it.
 * - An answer that is sent again out of turn, after a failure of the server, was given before the last one.
 * No row where there is nothing to store (`fresh` is empty) or the device names no id.
 */
export const deviceClock = `
  insert into answer_devices as held (student_id, device_id, sequence, answered_at)
  select ${arg.student}, ${arg.device}::uuid, coalesce(${arg.sequence}::bigint, 0), ${arg.answeredAt}::timestamptz from fresh where ${arg.device}::uuid is not null
  on conflict (student_id, device_id) do update
    set sequence = greatest(held.sequence, excluded.sequence),
      answered_at = case
        when ${arg.sequence}::bigint <= held.sequence then held.answered_at
        when excluded.answered_at < held.answered_at - ${JITTER} then greatest(${arg.recordedAt}, held.answered_at + interval '1 microsecond')
        else greatest(excluded.answered_at, held.answered_at + interval '1 microsecond')
      end
  returning case when ${arg.sequence}::bigint < held.sequence then least(${arg.answeredAt}, held.answered_at - interval '1 microsecond') else held.answered_at end as answered_at`;

/** SQL: the time of the answer: of its device's clock, else as it was given. */
export const givenTime = `select answered_at from device union all select ${arg.answeredAt}::timestamptz from fresh where ${arg.device}::uuid is null`;
