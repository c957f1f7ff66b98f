import { isSameAlternative } from '@mapa/server-verdicts';
import { sql, type SQL } from 'drizzle-orm';

/**
 * Joins a chosen alternative `given` with `held`, the corresponding one in the version whose key applies:
 * `held.correct` is the verdict (docs/decisions/099). None without a choice.
 */
export const HELD_ALTERNATIVE: SQL = sql`
    left join question_versions seen on seen.question_id = given.question_id and seen.version = given.version
    left join alternatives held on held.question_id = seen.question_id and held.version = coalesce(seen.key_version, seen.version)
      and ${sql.raw(isSameAlternative('held', 'given'))}`;
