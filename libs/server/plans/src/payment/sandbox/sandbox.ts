import { sandboxTotalCents } from '@mapa/domain';
import { asc, eq } from 'drizzle-orm';
import { ProviderRefusal, type ChargeOrder, type PaymentProvider } from '../provider/provider';
import {
  changeCharge,
  expireCharge,
  isNumber,
  saveCharge,
  refundCharge,
  toCharge,
  verdictOn,
  type SandboxDependencies,
} from './charges';
import { findRecurring, recurringOf, startRecurring } from './recurring';
import { sandboxCharges, sandboxRecurrings } from '../../tables/payments';

const firstState = (order: ChargeOrder) =>
  order.method === 'cartao' ? verdictOn(order) : { state: 'pendente' as const, refusal: null };

const totalOf = ({ interest, amountCents }: Pick<ChargeOrder, 'interest' | 'amountCents'>, instalments: number) =>
  interest === 'comprador' ? sandboxTotalCents(amountCents, instalments) : amountCents;

/**
 * A payment provider that moves no money: it keeps its charges in tables of its own and behaves like an external one.
 * Actions of payers and banks are in sandbox/acts.ts.
 */
export function createSandbox(deps: SandboxDependencies): PaymentProvider {
  const { db, clock } = deps;
  return {
    name: 'sandbox',
    charge: async (order, key) => {
      const now = clock();
      const { state, refusal } = firstState(order);
      const { reference, method, amountCents, expiresAt, instalments } = order;
      const values = {
        reference,
        idempotencyKey: key,
        method,
        amountCents,
        instalments,
        totalCents: totalOf(order, instalments),
        state,
        refusal,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      };
      return toCharge(
        await db.transaction((tx) => saveCharge(tx, deps, { ...values, paidAt: state === 'pago' ? now : null })),
      );
    },
    instalmentTotals: (order, most) => Array.from({ length: most }, (_, at) => totalOf(order, at + 1)),
    read: async (id) => {
      if (!isNumber(id)) return null;
      const [row] = await db
        .select()
        .from(sandboxCharges)
        .where(eq(sandboxCharges.id, Number(id)));
      return row ? toCharge(await expireCharge(deps, row)) : null;
    },
    search: async (reference) => {
      const rows = await db
        .select()
        .from(sandboxCharges)
        .where(eq(sandboxCharges.reference, reference))
        .orderBy(asc(sandboxCharges.id));
      return Promise.all(rows.map(async (row) => toCharge(await expireCharge(deps, row))));
    },
    cancel: async (id) => {
      const charge = await changeCharge(deps, id, () => ({ state: 'cancelado' }));
      if (!charge) throw new ProviderRefusal('no such charge');
      return toCharge(charge);
    },
    refund: (id, cents, key) => refundCharge(deps, id, cents, key),
    startRecurring: (order, key) => startRecurring(deps, order, key),
    readRecurring: async (id) => recurringOf(deps, await findRecurring(deps, id)),
    searchRecurring: async (reference) => {
      const [row] = await db.select().from(sandboxRecurrings).where(eq(sandboxRecurrings.reference, reference));
      return recurringOf(deps, row);
    },
    priceRecurring: async (id, cents) => {
      if (isNumber(id))
        await db
          .update(sandboxRecurrings)
          .set({ amountCents: cents })
          .where(eq(sandboxRecurrings.id, Number(id)));
    },
    endRecurring: async (id) => {
      if (isNumber(id))
        await db
          .update(sandboxRecurrings)
          .set({ active: false })
          .where(eq(sandboxRecurrings.id, Number(id)));
    },
  };
}
