import { dayAfter, dayInBrasilia } from '../notices/notice-state';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Brasília has had no summer time since 2019; its offset is the constitution of every deadline here. */
const BRASILIA_OFFSET = '-03:00';

const PIX_MINUTES = 30;
const BOLETO_DAYS = 3;
/** CDC art. 49: from the day of the purchase, that day not counted. */
const REGRET_DAYS = 7;
/** So long a subscription goes on after a renewal failed, with a mail on the day that it fails and on these days after. */
export const GRACE_DAYS = 7;
export const DUNNING_DAYS = [0, 3, 6] as const;
/** Number of days before its end from which a plan that does not renew automatically can be bought again. */
export const REBUY_DAYS = 10;
/** A price that the student was shown is charged for so long, though the credit behind it shrinks by the second. */
export const QUOTE_MINUTES = 30;
/** Less than this no provider charges. */
export const LEAST_CHARGE_CENTS = 100;

const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${BRASILIA_OFFSET}`);

/** Until when a PIX made at `now` can be paid. */
export const pixDeadline = (now: Date): Date => new Date(now.getTime() + PIX_MINUTES * MINUTE_MS);

/** Until when a boleto made at `now` can be paid: the end of the third day in Brasília. */
export const boletoDeadline = (now: Date): Date => endOfDay(dayAfter(dayInBrasilia(now), BOLETO_DAYS));

/** Until when a purchase can be regretted: 23:59:59 of the seventh day after it, in Brasília. */
export const regretDeadline = (paidAt: Date): Date => endOfDay(dayAfter(dayInBrasilia(paidAt), REGRET_DAYS));

/** The same instant some calendar months later; a day that the month lacks becomes its last. */
export function monthsAfter(from: Date, months: number): Date {
  const then = new Date(from);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then;
}

/** An instant some whole days of 24 hours later. */
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** A period that was paid, and what was paid for it in centavos. */
export interface PaidPeriod {
  readonly paidCents: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const seconds = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 1_000);

/**
 * Remaining value of a paid period, in centavos: paid × remaining seconds / all seconds, rounded down; all of it before
 * the period begins, 0 after it.
 */
export function upgradeCredit({ paidCents, startsAt, endsAt }: PaidPeriod, now: Date): number {
  const total = seconds(startsAt, endsAt);
  if (total <= 0) return 0;
  const remaining = Math.min(Math.max(seconds(now, endsAt), 0), total);
  // Through BigInt: a product of centavos and seconds may pass what a double holds exactly.
  return Number((BigInt(paidCents) * BigInt(remaining)) / BigInt(total));
}

/** Splits an amount into instalments, in centavos: they add up to it, and the first includes the remainder. */
export function instalmentCents(
  totalCents: number,
  count: number,
): { readonly first: number; readonly others: number } {
  const others = Math.floor(totalCents / count);
  return { first: totalCents - others * (count - 1), others };
}
