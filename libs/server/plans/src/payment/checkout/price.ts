import {
  daysAfter,
  isFreePlan,
  LEAST_CHARGE_CENTS,
  money,
  monthsAfter,
  numericLegalDayText,
  QUOTE_MINUTES,
  REBUY_DAYS,
  regretDeadline,
  upgradeCredit,
  type PlanId,
} from '@mapa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { type Queryable, refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { readPrice, readRunning, type NamedPrice } from '../ledger/rows';
import { planPrices, plans } from '../../tables/plans';

const MINUTE_MS = 60_000;

/** Price of a checkout. */
export interface Offer {
  readonly price: NamedPrice;
  readonly creditCents: number;
  readonly totalCents: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly regretUntil: Date;
}

/** The current price of a purchasable plan; refuses a free, an unknown and an old one. */
async function priceOnSale(tx: Queryable, planId: string): Promise<NamedPrice> {
  const [row] = await tx
    .select({ price: planPrices, planName: plans.name })
    .from(planPrices)
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .where(and(eq(plans.id, planId), eq(plans.active, true), isNull(planPrices.endedAt)));
  if (!row || isFreePlan(planId) || row.price.priceCents < LEAST_CHARGE_CENTS) throw refuse(PAYMENT.notOnSale);
  return { ...row.price, planName: row.planName };
}

/** Price and period of a plan for a student at `now`; refuses if there is nothing to buy. */
export async function offerOf(
  tx: Queryable,
  student: { id: string; role: string },
  planId: PlanId,
  now: Date,
): Promise<Offer> {
  const price = await priceOnSale(tx, planId);
  if (student.role !== 'estudante') throw refuse(PAYMENT.staffHasNone);
  const running = await readRunning(tx, student.id);
  const regretUntil = regretDeadline(now);
  const fresh = {
    price,
    creditCents: 0,
    totalCents: price.priceCents,
    startsAt: now,
    endsAt: monthsAfter(now, price.months),
    regretUntil,
  };
  if (!running || running.endsAt <= now) return fresh;
  if ((await readPrice(tx, running.priceId)).planId === planId) {
    if (running.renews && running.state === 'ativa') throw refuse(PAYMENT.alreadySubscribed);
    const from = daysAfter(running.endsAt, -REBUY_DAYS);
    if (now < from)
      throw refuse(PAYMENT.alreadyYours, {
        dia: numericLegalDayText(running.endsAt),
        desde: numericLegalDayText(from),
      });
    return { ...fresh, endsAt: monthsAfter(running.endsAt, price.months) };
  }
  const creditCents = upgradeCredit(running, now);
  const totalCents = price.priceCents - creditCents;
  if (totalCents < LEAST_CHARGE_CENTS) throw refuse(PAYMENT.creditCovers, { dia: numericLegalDayText(running.endsAt) });
  return { ...fresh, creditCents, totalCents };
}

/**
 * The offer at the amount that the student saw: a credit decreases every second, so an amount that was correct within
 * the last half hour is charged as shown, and any other is refused. The client's amount never sets the price.
 */
export async function offerAsSeen(
  tx: Queryable,
  student: { id: string; role: string },
  planId: PlanId,
  seen: number | undefined,
  now: Date,
): Promise<Offer> {
  const offer = await offerOf(tx, student, planId, now);
  if (seen === undefined || seen === offer.totalCents) return offer;
  const running = await readRunning(tx, student.id);
  const before = new Date(now.getTime() - QUOTE_MINUTES * MINUTE_MS);
  const mostCredit = running && offer.creditCents > 0 ? upgradeCredit(running, before) : 0;
  const creditCents = offer.price.priceCents - seen;
  if (creditCents < offer.creditCents || creditCents > mostCredit)
    throw refuse(PAYMENT.otherAmount, { valor: money(offer.totalCents) });
  return { ...offer, creditCents, totalCents: seen };
}
