import { isSameAlternative } from '@mapa/server-verdicts';
import { sql, type SQL } from 'drizzle-orm';

/**
 * Joins an answer `a` of a question `q` with `today`, the alternative of the current version that corresponds to the
 * chosen one, whatever its letter. None where the question was restarted since (docs/decisions/032), or nothing was
 * chosen.
 */
export const TODAYS_ALTERNATIVE: SQL = sql`
    left join alternatives given on given.id = a.alternative_id
    left join alternatives today on today.question_id = q.id and today.version = q.current_version
      and ${sql.raw(isSameAlternative('today', 'given'))}`;
