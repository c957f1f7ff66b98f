import { and, eq, isNull } from 'drizzle-orm';
import { GENERAL, refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import type { PaymentContext } from '../ledger/context';
import { findAtProvider, isRecurring } from '../checkout/ask';
import type { ProviderCharge } from '../provider/provider';
import { ownerOf } from '../settlement/charge-owner';
import { settleCharge } from '../settlement/settle';
import { noticeKey, signatureProblem, type SignedParts } from './signature';
import { paymentEvents } from '../../tables/payments';

/** A notice as it arrived. */
interface Notice extends SignedParts {
  readonly provider: string;
  readonly topic: string;
}

/** Refuses a notice that our provider did not sign, and logs it: its reason, and nothing that a stranger wrote. */
function demandSigned({ provider, clock, log }: PaymentContext, secret: string, notice: Notice): void {
  const reason = notice.provider === provider.name ? signatureProblem(secret, notice, clock()) : 'other provider';
  if (reason === null) return;
  log.warn({ event: 'notice refused', provider: notice.provider, reason }, 'notice refused');
  throw refuse(reason === 'other provider' ? GENERAL.notFound : PAYMENT.badSignature);
}

/**
 * Stores a signed notice once and queues its processing; a notice stored before queues nothing. Its identity is what is signed
 * of it. Refuses any other notice.
 */
export async function receiveNotice(context: PaymentContext, secret: string, notice: Notice): Promise<void> {
  demandSigned(context, secret, notice);
  const { db, provider, later } = context;
  const { dataId, topic } = notice;
  if (!dataId) return;
  await db.transaction(async (tx) => {
    const values = { provider: provider.name, eventKey: noticeKey(notice), topic, resourceId: dataId };
    const [event] = await tx
      .insert(paymentEvents)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (event) await later(tx, { kind: 'notice', id: event.id });
  });
}

/** The first charge of a subscription is settled by its recurring charge, which it may not name: it will be renewed. */
async function settleNoticed(context: PaymentContext, charge: ProviderCharge): Promise<void> {
  const owner = await ownerOf(context.db, charge, context.provider.name);
  const isFound =
    owner !== null &&
    owner.recurringId === null &&
    (await isRecurring(context, owner)) &&
    (await findAtProvider(context, owner));
  if (!isFound) await settleCharge(context, charge);
}

/** Reads the payment of a notice from the provider; the notice's own content is not trusted. */
export async function workOnNotice(context: PaymentContext, id: string): Promise<void> {
  const { db, provider, clock } = context;
  const [event] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt)));
  if (!event) return;
  if (/subscription|preapproval/.test(event.topic)) {
    const recurring = await provider.readRecurring(event.resourceId);
    for (const charge of recurring?.charges ?? []) await settleCharge(context, charge);
  } else {
    const charge = await provider.read(event.resourceId);
    if (charge) await settleNoticed(context, charge);
  }
  await db.update(paymentEvents).set({ processedAt: clock() }).where(eq(paymentEvents.id, id));
}
