import { arg } from './arguments';
import { wordingOf } from './wording';

/**
 * Columns of the student's row that the latest answer sets. A reveal does not set them, nor does an answer that arrives
 * after a later one or after one to a later wording.
 */
const LATER_ANSWER_WINS = ['answer_id', 'version', 'alternative_id', 'correct', 'answered_at']
  .map(
    (column) => `${column} = case when excluded.attempts = 1 and (last.attempts = 0
          or (${wordingOf('excluded.version')}, excluded.answered_at) >= (${wordingOf('last.version')}, last.answered_at))
        then excluded.${column} else last.${column} end`,
  )
  .join(', ');

/**
 * SQL: updates the student's row for the question: attempts, first reveal, latest answer. Counts only an answer that
 * took its place, or a reveal of a later wording than the answered one. `unseen`: the key was not revealed before.
 */
export const latestAnswer = `
  insert into student_questions as last (student_id, question_id, answer_id, version, alternative_id, correct, attempts, revealed_at, answered_at, changed_at)
  select ${arg.student}, ${arg.question}, ${arg.uuid}, version, ${arg.alternative}, correct, case when ${arg.isReveal} then 0 else 1 end, case when ${arg.isReveal} then given.answered_at end, given.answered_at, ${arg.recordedAt}
  from fresh cross join given
  where exists (select 1 from taken) or (${arg.isReveal} and (
    select ${wordingOf('q.version')} from student_questions q where q.student_id = ${arg.student} and q.question_id = ${arg.question}) < ${wordingOf('fresh.version')})
  on conflict (student_id, question_id) do update
    set attempts = last.attempts + excluded.attempts, revealed_at = coalesce(last.revealed_at, excluded.revealed_at),
      changed_at = greatest(last.changed_at, excluded.changed_at), ${LATER_ANSWER_WINS}
  returning revealed_at is null as unseen`;
