import { and, eq, isNull, ne } from 'drizzle-orm';
import { type Database, planPrices } from '@mapa/server-platform';
import type { Manifest } from './manifest';

/**
 * Gives plans their prices of the demo, each of which ends the price before it, as any new price does; a plan that has its
 * price already keeps it.
 * @param prices in centavos, by plan
 */
export async function setPrices(db: Database, prices: Manifest['precos']): Promise<void> {
  for (const [plan, priceCents] of Object.entries(prices)) {
    await db.transaction(async (tx) => {
      const [before] = await tx
        .update(planPrices)
        .set({ endedAt: new Date() })
        .where(and(eq(planPrices.planId, plan), isNull(planPrices.endedAt), ne(planPrices.priceCents, priceCents)))
        .returning();
      if (!before) return;
      const { months, renews, maxInstalments, interest } = before;
      await tx.insert(planPrices).values({ planId: plan, priceCents, months, renews, maxInstalments, interest });
    });
  }
}
