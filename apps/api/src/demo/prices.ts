import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '@mapa/server-platform';
import { planPrices } from '@mapa/server-plans';
import type { Manifest } from './manifest';

/**
 * Sets the demo's prices of plans. Like any new price, each ends the previous one; an unchanged price is kept.
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
