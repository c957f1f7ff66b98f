import type { ResultOf } from '@mapa/api-contract';
import { money, tidyName } from '@mapa/domain';
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { type Database, listAnswer, type Page, refuse, users, isUuid, lockStudent } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { record } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { demandNoCardNumber } from '../ledger/free-texts';
import { orderRefund, refundableCents } from '../ledger/refunds';
import { lockPayment, readPayment } from '../ledger/rows';
import { presentPayment } from '../invoices/present';
import { makeRefund } from '../subscriptions/refund';
import { paymentAudit, paymentRefunds, payments } from '../../tables/payments';
import { planPrices, plans } from '../../tables/plans';

type Detail = ResultOf<'GET /api/customer-area/moderation/payment/{id}'>;
type StaffPayment = Detail['pagamento'];

const readAll = (db: Database, where: SQL | undefined) =>
  db
    .select({
      payment: payments,
      planId: planPrices.planId,
      planName: plans.name,
      student: { name: users.name, email: users.email },
    })
    .from(payments)
    .innerJoin(planPrices, eq(planPrices.id, payments.priceId))
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .leftJoin(users, eq(users.id, payments.studentId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id));
type Row = Awaited<ReturnType<typeof readAll>>[number];

type Refund = typeof paymentRefunds.$inferSelect;

/** The pending refunds of payments. */
async function refundsUnderWay(db: Database, ids: string[]): Promise<Refund[]> {
  const waiting = and(
    inArray(paymentRefunds.paymentId, ids),
    inArray(paymentRefunds.state, ['pedida', 'a_transferir']),
  );
  return ids.length > 0 ? db.select().from(paymentRefunds).where(waiting) : [];
}

const isRefundable = ({ state }: Row['payment']): boolean => state === 'pago' || state === 'estornado_parcial';

function present({ student, ...shown }: Row, underWay: Refund[], now: Date): StaffPayment {
  const { payment } = shown;
  const own = underWay.filter(({ paymentId }) => paymentId === payment.id);
  const transfer = own.find(({ state, account }) => state === 'a_transferir' && account);
  const waiting = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...presentPayment(shown, now),
    aluno: student && { nome: student.name, email: student.email },
    restante_centavos: isRefundable(payment) ? payment.amountCents - payment.refundedCents - waiting : 0,
    provedor: payment.provider,
    provedor_id: payment.providerId,
    transferencia: transfer?.account ? { valor_centavos: transfer.amountCents, ...transfer.account } : null,
  };
}

/** Payments of an e-mail address, or of an id here or at the provider. */
export async function findPayments(
  { db, clock }: PaymentContext,
  sought: string,
  page: Page,
): Promise<ResultOf<'GET /api/customer-area/moderation/payment'>> {
  const text = sought.trim();
  const where = or(
    eq(sql`lower(${users.email})`, text.toLowerCase()),
    eq(payments.providerId, text),
    isUuid(text) ? eq(payments.id, text) : undefined,
  );
  const counting = db
    .select({ all: count() })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.studentId))
    .where(where);
  const [[total], rows] = await Promise.all([counting, readAll(db, where).limit(page.perPage).offset(page.offset)]);
  const underWay = await refundsUnderWay(
    db,
    rows.map(({ payment }) => payment.id),
  );
  return listAnswer(
    rows.map((row) => present(row, underWay, clock())),
    total?.all ?? 0,
    page,
  );
}

/** A payment with all acts on it and on its subscription. */
export async function paymentHistory({ db, clock }: PaymentContext, id: string): Promise<Detail> {
  const [row] = await readAll(db, eq(payments.id, id));
  if (!row) throw refuse(PAYMENT.noSuchPayment);
  const { subscriptionId } = row.payment;
  const about = or(
    eq(paymentAudit.paymentId, id),
    subscriptionId ? eq(paymentAudit.subscriptionId, subscriptionId) : undefined,
  );
  const acts = await db
    .select({ act: paymentAudit, email: users.email })
    .from(paymentAudit)
    .leftJoin(users, eq(users.id, paymentAudit.actorId))
    .where(about)
    .orderBy(asc(paymentAudit.id));
  return {
    pagamento: present(row, await refundsUnderWay(db, [id]), clock()),
    historico: acts.map(({ act, email }) => ({
      em: act.at.toISOString(),
      autor: act.actor === 'equipe' ? (email ?? 'equipe') : act.actor,
      ato: act.act,
      motivo: act.reason,
      detalhe: act.detail,
    })),
  };
}

interface StaffRefund {
  readonly reason: string;
  readonly cents?: number | undefined;
  /** The refundable amount that was on screen. */
  readonly seenRest?: number | undefined;
}

const reasonOf = (motivo: string): string => {
  const reason = tidyName(motivo);
  if (!reason) throw refuse(PAYMENT.noReason);
  demandNoCardNumber({ motivo });
  return reason;
};

/** Refunds a payment on behalf of the staff, with a reason. */
export async function refundByStaff(
  context: PaymentContext,
  staffId: string,
  id: string,
  { reason, cents, seenRest }: StaffRefund,
): Promise<Detail> {
  const why = reasonOf(reason);
  const known = await readPayment(context.db, id);
  if (!known) throw refuse(PAYMENT.noSuchPayment);
  const refund = await context.db.transaction(async (tx) => {
    if (known.studentId) await lockStudent(tx, known.studentId);
    const payment = await lockPayment(tx, id);
    const most = isRefundable(payment) ? await refundableCents(tx, payment) : 0;
    if (seenRest !== undefined && seenRest !== most) throw refuse(PAYMENT.otherRest);
    if (most <= 0 || (cents ?? 0) > most)
      throw refuse(PAYMENT.notRefundable, { valor: money(Math.max(most, 0), payment.currency) });
    return orderRefund(context, tx, { payment, cents, reason: why, by: { actor: 'equipe', actorId: staffId } });
  });
  if (refund) await makeRefund(context, refund.id);
  return paymentHistory(context, id);
}

/** Records that a payment's pending bank transfer was made, and deletes the account's details. */
export async function transferMade(
  context: PaymentContext,
  staffId: string,
  id: string,
  motivo: string,
): Promise<Detail> {
  const why = reasonOf(motivo);
  await context.db.transaction(async (tx) => {
    const known = await readPayment(tx, id);
    if (!known) throw refuse(PAYMENT.noSuchPayment);
    if (known.studentId) await lockStudent(tx, known.studentId);
    const payment = await lockPayment(tx, id);
    const waiting = and(eq(paymentRefunds.paymentId, id), eq(paymentRefunds.state, 'a_transferir'));
    const made = await tx
      .update(paymentRefunds)
      .set({ state: 'feita', doneAt: context.clock(), account: null })
      .where(waiting)
      .returning();
    const cents = made.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (cents === 0) throw refuse(PAYMENT.noTransfer);
    const refundedCents = Math.min(payment.amountCents, payment.refundedCents + cents);
    const state = refundedCents === payment.amountCents ? 'estornado' : 'estornado_parcial';
    await tx.update(payments).set({ refundedCents, state, checkAt: null }).where(eq(payments.id, id));
    await record(
      tx,
      { actor: 'equipe', actorId: staffId },
      { at: context.clock(), act: 'transferência feita', paymentId: id, reason: why, detail: `${cents} centavos` },
    );
  });
  return paymentHistory(context, id);
}
