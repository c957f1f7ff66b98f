import { dayAfter, dayInBrasilia } from '../notices/notice-state';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Brasília has had no summer time since 2019; all deadlines use this offset. */
const BRASILIA_OFFSET = '-03:00';

const PIX_MINUTES = 30;
const BOLETO_DAYS = 3;
/** CDC art. 49: counted from the day after the purchase. */
const REGRET_DAYS = 7;
/**
 * Days that a subscription continues after a failed renewal; mails are sent on the day of the failure and on these days
 * after it.
 */
export const GRACE_DAYS = 7;
export const DUNNING_DAYS = [0, 3, 6] as const;
/** Number of days before its end from which a plan that does not renew automatically can be bought again. */
export const REBUY_DAYS = 10;
/** How long a displayed price is honoured, although the credit in it decreases by the second. */
export const QUOTE_MINUTES = 30;
/** Providers do not charge less than this. */
export const LEAST_CHARGE_CENTS = 100;

const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${BRASILIA_OFFSET}`);

/** Deadline of a PIX created at `now`. */
export const pixDeadline = (now: Date): Date => new Date(now.getTime() + PIX_MINUTES * MINUTE_MS);

/** Deadline of a boleto created at `now`: the end of the third day in Brasília. */
export const boletoDeadline = (now: Date): Date => endOfDay(dayAfter(dayInBrasilia(now), BOLETO_DAYS));

/** Until when a purchase can be cancelled by regret: 23:59:59 of the seventh day after it, in Brasília. */
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

/** A paid period, and its price in centavos. */
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
  // BigInt, because the product of centavos and seconds may exceed a double's exact range.
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
