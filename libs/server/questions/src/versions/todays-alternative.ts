import { sql, type SQL } from 'drizzle-orm';

/**
 * Joins an answer `a` of a question `q` with `today`, the alternative of today's version that is the one it chose, whatever its
 * letter. None where the question started anew since (docs/decisions/032), or nothing was chosen.
 */
export const TODAYS_ALTERNATIVE: SQL = sql`
    left join alternatives given on given.id = a.alternative_id
    left join alternatives today on today.question_id = q.id and today.version = q.current_version
      and coalesce(today.same_as, today.id) = coalesce(given.same_as, given.id)`;
