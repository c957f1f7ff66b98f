import type { ResultOf } from '@mapa/api-contract';
import type { InterestPayer, PlanId } from '@mapa/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '@mapa/server-platform';
import { planPrices, plans } from '../tables/plans';

type Plan = ResultOf<'GET /api/plan'>['data'][number];

/** The plans on sale with their current prices, in display order. */
export async function plansOnSale(db: Database, id?: string): Promise<Plan[]> {
  const rows = await db
    .select()
    .from(plans)
    .innerJoin(planPrices, and(eq(planPrices.planId, plans.id), isNull(planPrices.endedAt)))
    .where(and(eq(plans.active, true), id ? eq(plans.id, id) : undefined))
    .orderBy(asc(plans.position), asc(plans.id));
  return rows.map(({ plans: plan, plan_prices: price }) => ({
    id: plan.id as PlanId,
    nome: plan.name,
    preco_centavos: price.priceCents,
    periodo_meses: price.months,
    parcelas_max: price.maxInstalments,
    renova: price.renews,
    juros: price.interest as InterestPayer,
    descricao: plan.description,
    destaques: plan.highlights,
  }));
}
