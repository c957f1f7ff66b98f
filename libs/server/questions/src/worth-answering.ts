import { bound } from '@mapa/server-platform';
import { anchorInstant, OWN_HIDDEN } from '@mapa/server-search';
import { withheldIds } from '@mapa/server-verdicts';
import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL: whether a question `q` is worth answering: neither annulled nor outdated, not withheld by an open sitting of the
 * student, and not hidden by the student. Used for due reviews and for a day's plan (docs/decisions/098).
 * @param anchor time at which hidden questions are read, as for lists by the own state; by default the present
 */
export const worthAnswering = (studentId: string, anchor?: number): SQL => sql`
  not q.annulled and not q.outdated and q.id not in (${withheldIds(studentId)})
  and q.id not in (${bound(OWN_HIDDEN, [studentId, anchorInstant(anchor)])})`;
