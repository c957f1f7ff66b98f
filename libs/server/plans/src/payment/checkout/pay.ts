import { boletoDeadline, isPaymentOpen, pixDeadline } from '@mapa/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, refuse, lockStudent } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { record, STUDENT } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPayment, type PaymentRow } from '../ledger/rows';
import { askProvider } from './ask';
import { giveUpNow } from './give-up';
import { hashOf, isHashOf } from './body-hash';
import { demandMethod, demandNoCard, demandPayer, type CheckoutBody } from './input';
import { offerAsSeen, type Offer } from './price';
import { checkoutKeys, checkouts, payments } from '../../tables/payments';

interface Buyer {
  readonly id: string;
  readonly role: string;
}

/** The student's open payment; a checkout has at most one. */
export async function openPayment(tx: Queryable, studentId: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        eq(checkouts.studentId, studentId),
        eq(checkouts.state, 'aberto'),
        sql`${payments.state} in ('processando', 'pendente', 'em_analise')`,
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row?.payment ?? null;
}

const deadlineOf = ({ metodo }: CheckoutBody, now: Date): Date | null => {
  if (metodo === 'pix') return pixDeadline(now);
  return metodo === 'boleto' ? boletoDeadline(now) : null;
};

/** The student's open checkout if it is for this price, otherwise a new one that replaces it. */
async function checkoutFor(tx: Queryable, studentId: string, { price }: Offer, now: Date): Promise<string> {
  const [open] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.studentId, studentId), eq(checkouts.state, 'aberto')));
  if (open?.priceId === price.id) return open.id;
  if (open) await tx.update(checkouts).set({ state: 'encerrado' }).where(eq(checkouts.id, open.id));
  const [made] = await tx
    .insert(checkouts)
    .values({ studentId, priceId: price.id, createdAt: now })
    .returning({ id: checkouts.id });
  if (!made) throw new Error('no checkout');
  return made.id;
}

async function storePayment(
  { provider, clock }: PaymentContext,
  tx: Queryable,
  buyer: Buyer,
  offer: Offer,
  body: CheckoutBody,
): Promise<PaymentRow> {
  const now = clock();
  const payer = demandPayer(body);
  const [made] = await tx
    .insert(payments)
    .values({
      studentId: buyer.id,
      checkoutId: await checkoutFor(tx, buyer.id, offer, now),
      priceId: offer.price.id,
      method: body.metodo,
      amountCents: offer.totalCents,
      creditCents: offer.creditCents,
      instalments: body.parcelas ?? 1,
      provider: provider.name,
      payerName: payer.name,
      payerCpf: payer.cpf,
      payerAddress: body.metodo === 'boleto' ? body.endereco : null,
      createdAt: now,
      expiresAt: deadlineOf(body, now),
      checkAt: now,
    })
    .returning();
  if (!made) throw new Error('no payment');
  await record(tx, STUDENT, {
    at: now,
    act: 'pagamento iniciado',
    paymentId: made.id,
    detail: `${offer.price.planId}, ${body.metodo}, ${offer.totalCents} centavos`,
  });
  return made;
}

/** Result of one look under the student's lock: the payment of this attempt, or one that has to be given up first. */
type Step = { readonly payment: PaymentRow } | { readonly inTheWay: PaymentRow };

async function take(
  context: PaymentContext,
  tx: Queryable,
  buyer: Buyer,
  key: string,
  body: CheckoutBody,
): Promise<Step> {
  await lockStudent(tx, buyer.id);
  const [known] = await tx
    .select()
    .from(checkoutKeys)
    .where(and(eq(checkoutKeys.studentId, buyer.id), eq(checkoutKeys.key, key)));
  if (known && !isHashOf(context, known.bodyHash, body)) throw refuse(PAYMENT.otherBody);
  const replayed = known && (await readPayment(tx, known.paymentId));
  if (replayed) return { payment: replayed };
  const keep = async (payment: PaymentRow): Promise<Step> => {
    await tx
      .insert(checkoutKeys)
      .values({ studentId: buyer.id, key, bodyHash: hashOf(context, body), paymentId: payment.id });
    return { payment };
  };
  const offer = await offerAsSeen(tx, buyer, body.plano_id, body.valor_visto_centavos, context.clock());
  demandMethod(body, offer.price);
  const open = await openPayment(tx, buyer.id);
  if (!open) return keep(await storePayment(context, tx, buyer, offer, body));
  if (body.substitui === open.id) return { inTheWay: open };
  const isSame = open.priceId === offer.price.id && open.method === body.metodo && open.method !== 'cartao';
  if (!isSame) throw refuse(PAYMENT.otherOpen);
  return keep(open);
}

/**
 * One attempt to pay: repeated with the same key it is the same payment, whatever happened to the first request. An
 * open payment named as replaced is given up at the provider first; if it was paid meanwhile, it is returned instead.
 */
export async function pay(context: PaymentContext, buyer: Buyer, key: string, body: CheckoutBody): Promise<PaymentRow> {
  demandNoCard(key, body);
  demandPayer(body);
  const step = () => context.db.transaction((tx) => take(context, tx, buyer, key, body));
  let taken = await step();
  if ('inTheWay' in taken) {
    const given = await giveUpNow(context, taken.inTheWay);
    if (isPaymentOpen(given.state)) throw refuse(PAYMENT.stillUnknown);
    if (given.state === 'pago') {
      // The key belongs to this response: repeated, it must not start another purchase.
      await context.db
        .insert(checkoutKeys)
        .values({ studentId: buyer.id, key, bodyHash: hashOf(context, body), paymentId: given.id })
        .onConflictDoNothing();
      return given;
    }
    taken = await step();
    if ('inTheWay' in taken) throw refuse(PAYMENT.stillUnknown);
  }
  const { payment } = taken;
  if (payment.state !== 'processando') return payment;
  const { cartao_token: token, bandeira, emissor } = body;
  return askProvider(context, payment, token ? { token, brand: bandeira ?? null, issuer: emissor ?? null } : null);
}
