import { isSameAlternative } from '@mapa/server-verdicts';
import { sql, type SQL } from 'drizzle-orm';

/**
 * Joins an answer `a` of a question `q` with `today`, the alternative of the current version that corresponds to the
 * chosen one, whatever its letter. None if the question was restarted since (docs/decisions/032), or nothing was
 * chosen.
 */
export const TODAYS_ALTERNATIVE: SQL = sql`
    left join alternatives given on given.id = a.alternative_id
    left join alternatives today on today.question_id = q.id and today.version = q.current_version
      and ${sql.raw(isSameAlternative('today', 'given'))}`;

/** SQL: whether two versions of a question are comparable, that is, have the same alternatives. */
export const areComparable = (questionId: SQL, one: SQL, other: SQL): SQL => sql`exists (
  select from alternatives seen join alternatives now on ${sql.raw(isSameAlternative('now', 'seen'))}
  where seen.question_id = ${questionId} and seen.version = ${one} and now.question_id = ${questionId} and now.version = ${other})`;
