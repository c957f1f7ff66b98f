import {
  constraintOf,
  type Database,
  type Failure,
  type Queryable,
  refuse,
  sittingItems,
  sittings,
} from '@mapa/server-platform';
import { RECIPE, SITTING } from '../errors/error-messages';
import { and, eq } from 'drizzle-orm';
import { type ItemQuestion, newItems } from './items';

type NewSitting = Omit<typeof sittings.$inferInsert, 'startedAt'> & { id: string; studentId: string };

/** Constraints that a second open sitting of the same thing violates. */
const ALREADY_OPEN = new Map([
  ['sittings_open', SITTING.alreadyOpen],
  ['sittings_open_recipe', RECIPE.alreadyOpen],
]);

/**
 * Writes a sitting that starts now, with its questions. If a second tab has started one by the same id at the same
 * time, that one stays.
 * @param also written in the same transaction
 */
export async function startSitting(
  db: Database,
  sitting: NewSitting,
  rows: readonly ItemQuestion[],
  also: (tx: Queryable) => Promise<void> = async () => undefined,
): Promise<void> {
  const { studentId, id } = sitting;
  try {
    await db.transaction(async (tx) => {
      const [begun] = await tx
        .insert(sittings)
        .values({ ...sitting, startedAt: new Date() })
        .onConflictDoNothing({ target: [sittings.studentId, sittings.id] })
        .returning();
      if (!begun) return;
      await tx.insert(sittingItems).values(newItems({ studentId, sittingId: id }, { rows }));
      await also(tx);
    });
  } catch (error) {
    const rule = ALREADY_OPEN.get(constraintOf(((error as Failure).cause ?? {}) as Failure) ?? '');
    if (!rule) throw error;
    // The one that the other tab has just started is open as well, and PostgreSQL may report that constraint first.
    const own = and(eq(sittings.studentId, studentId), eq(sittings.id, id));
    if ((await db.$count(sittings, own)) === 0) throw refuse(rule);
  }
}
