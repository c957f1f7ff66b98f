import { PLAN_OFFERS } from '@mapa/domain';
import { asc, eq } from 'drizzle-orm';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { planPrices, plans } from '../tables/plans';

describe('a new database', () => {
  it('sells the plans of the table of offers, and knows those that are no longer sold', async () => {
    const { db, drop } = await createTestDatabase();
    const rows = await db
      .select()
      .from(plans)
      .innerJoin(planPrices, eq(planPrices.planId, plans.id))
      .orderBy(asc(plans.position));
    const offered = rows.map(({ plans: { id, name, description, highlights, active }, plan_prices: price }) => {
      const { priceCents, months, renews, maxInstalments, interest } = price;
      return {
        id,
        name,
        priceCents,
        months,
        renews,
        maxInstalments,
        interest,
        description,
        highlights,
        onSale: active,
      };
    });
    expect(offered).toEqual(PLAN_OFFERS);
    await drop();
  });
});
