import { arg } from './arguments';
import { wordingOf } from './wording';

/** An answer enters statistics if it took its place before its key was revealed. */
const IS_COUNTED = `not ${arg.isReveal} and coalesce((select unseen from latest), false)`;

/** Whether a comment, a sample or a result showed the key of the same wording before. */
const KEY_WAS_RELEASED = `not ${arg.isReveal} and exists (select 1 from key_releases k where k.student_id = ${arg.student} and k.question_id = ${arg.question}
      and ${wordingOf('k.version')} = ${wordingOf('fresh.version')})`;

/**
 * SQL: adds the answer to the student's history, which is append-only. @param column of `answers` that names the
 * collection
 */
export const addToHistory = (column: 'map_id' | 'notebook_id' | null): string => `
  insert into answers (student_id, id, question_id, version, alternative_id, map_id, notebook_id, epoch, correct, counted,
    revealed, key_released, took_place, confidence, elapsed_ms, answered_at, created_at)
  select ${arg.student}, ${arg.uuid}, ${arg.question}, version, ${arg.alternative}, ${column === 'map_id' ? arg.collection : 'null'}, ${column === 'notebook_id' ? arg.collection : 'null'}, epoch, correct,
    ${IS_COUNTED}, ${arg.isReveal},
    ${KEY_WAS_RELEASED},
    exists (select 1 from taken), ${arg.confidence}, ${arg.elapsedMs}, given.answered_at, ${arg.recordedAt}
  from fresh cross join given returning *`;
