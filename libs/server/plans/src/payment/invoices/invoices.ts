import type { ResultOf } from '@mapa/api-contract';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { type Database, listAnswer, type Page, type Queryable, refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { presentPayment, type ShownPayment } from './present';
import { payments } from '../../tables/payments';
import { planPrices, plans } from '../../tables/plans';

/** Payments with their plans, latest first. */
const shownPayments = (
  db: Queryable,
  where: SQL | undefined,
  { perPage, offset }: Pick<Page, 'perPage' | 'offset'>,
): Promise<ShownPayment[]> =>
  db
    .select({ payment: payments, planId: planPrices.planId, planName: plans.name })
    .from(payments)
    .innerJoin(planPrices, eq(planPrices.id, payments.priceId))
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(perPage)
    .offset(offset);

/** A student's own payment with its plan; somebody else's is treated as missing. */
export async function ownPayment(db: Queryable, studentId: string, id: string): Promise<ShownPayment> {
  const [found] = await shownPayments(db, and(eq(payments.id, id), eq(payments.studentId, studentId)), {
    perPage: 1,
    offset: 0,
  });
  if (!found) throw refuse(PAYMENT.noSuchPayment);
  return found;
}

/** A page of a student's payments. */
export async function listInvoices(
  db: Database,
  studentId: string,
  page: Page,
  now: Date,
): Promise<ResultOf<'GET /api/customer-area/payment'>> {
  const own = eq(payments.studentId, studentId);
  const [[total], rows] = await Promise.all([
    db.select({ all: count() }).from(payments).where(own),
    shownPayments(db, own, page),
  ]);
  return listAnswer(
    rows.map((row) => presentPayment(row, now)),
    total?.all ?? 0,
    page,
  );
}
