import { eq } from 'drizzle-orm';
import { subscriptions } from '../db/schema';
import { giveUp } from './checkout/give-up';
import { SYSTEM } from './ledger/audit';
import type { PaymentDesk, PaymentJob } from './ledger/desk';
import { readPayment, readPrice } from './ledger/rows';
import { makeRefund } from './subscriptions/refund';
import { workOnNotice } from './webhooks/receive';

type Work = (desk: PaymentDesk, id: string) => Promise<void>;

const WORK: Readonly<Record<PaymentJob['kind'], Work>> = {
  notice: workOnNotice,
  refund: async (desk, id) => {
    // A refund that the provider refuses is done with; one that it cannot take now is asked for again.
    await makeRefund(desk, id);
  },
  'give-up': async (desk, id) => {
    const payment = await readPayment(desk.db, id);
    if (payment) await giveUp(desk, payment, SYSTEM);
  },
  'end-recurring': (desk, id) => desk.provider.endRecurring(id, `end-${id}`),
  'price-recurring': async (desk, id) => {
    const [row] = await desk.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (row?.providerId)
      await desk.provider.priceRecurring(
        row.providerId,
        (await readPrice(desk.db, row.priceId)).priceCents,
        `price-${id}`,
      );
  },
};

/** Does the work of one job; it may be done more than once. */
export const workOn = (desk: PaymentDesk, { kind, id }: PaymentJob): Promise<void> => WORK[kind](desk, id);
