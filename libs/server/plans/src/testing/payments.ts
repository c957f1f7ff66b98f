import { randomUUID } from 'node:crypto';
import { sandboxCardToken, type PlanId } from '@mapa/domain';
import { PAYMENT_QUEUE, RECONCILIATION_QUEUE, SANDBOX_QUEUE } from '../payment/queues/queues';
import type { ModuleApp } from '@mapa/server-sessions/testing';
import { openTestQueue } from '@mapa/server-platform/testing';

/** As much of an application as the helpers need. */
type TestApp = Pick<ModuleApp, 'app' | 'pool' | 'url'>;

/** Settings of payments that move no money. */
export const SANDBOX = {
  PAYMENT_PROVIDER: 'sandbox',
  PAYMENT_PUBLIC_KEY: '',
  PAYMENT_SECRET_KEY: '',
  PAYMENT_WEBHOOK_SECRET: '',
  PAYMENT_BASE_URL: 'https://api.mercadopago.com',
  SELLER_CNPJ: '',
  SELLER_ADDRESS: '',
} as const;

const MONTHLY: PlanId = 'plano_pago_primary';

/** Body of a checkout with a key of its own; a card is approved unless the name determines otherwise. */
export const checkoutArgs = (changes: object = {}) => ({
  'idempotency-key': randomUUID(),
  plano_id: MONTHLY,
  metodo: 'cartao',
  cpf: '529.982.247-25',
  nome: 'Ana Souza',
  cartao_token: sandboxCardToken('4235647728025682', randomUUID()) ?? '',
  ...changes,
});

/** Changes of `checkoutArgs`: plans with other terms, and a method without a card. */
export const SUBSCRIPTION = { plano_id: 'plano_pago_primary_nova_assinatura' };
export const HALF_YEAR = { plano_id: 'plano_pago_primary_nova_6_meses' };
export const PIX = { metodo: 'pix', cartao_token: undefined };

/** Where a refund by transfer goes. */
export const TRANSFER_ACCOUNT = {
  titular: 'Ana Souza',
  cpf: '529.982.247-25',
  banco: '001',
  agencia: '1234',
  conta: '98765-4',
  tipo: 'corrente',
};

export const PAYER_ADDRESS = {
  cep: '70160-900',
  logradouro: 'Praça dos Três Poderes',
  numero: '1',
  bairro: 'Centro',
  cidade: 'Brasília',
  uf: 'df',
};

/** Runs every waiting job of one queue once, including those due later; returns the outcomes. */
async function workOnce(api: TestApp, name: string): Promise<string[]> {
  const boss = await openTestQueue(api.url);
  try {
    const jobs = await boss.fetch(name, { batchSize: 1_000, includeMetadata: true, ignoreStartAfter: true });
    const outcomes = [];
    for (const job of jobs) {
      const { status } = (await api.app.payments.workers[name]?.(job)) ?? { status: 'failed' };
      if (status === 'completed') await boss.complete(name, job);
      else await boss.fail(name, job);
      outcomes.push(String(status));
    }
    return outcomes;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Runs all jobs of payments until none is left or something fails. */
export async function workPayments(api: TestApp): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const outcomes = [...(await workOnce(api, SANDBOX_QUEUE)), ...(await workOnce(api, PAYMENT_QUEUE))];
    if (outcomes.length === 0 || outcomes.includes('failed')) return;
  }
}

/** Drops every undelivered notice. */
export async function loseNotices(api: TestApp): Promise<void> {
  await api.pool.query('delete from pgboss.job where name = $1', [SANDBOX_QUEUE]);
}

/** Runs the scheduled comparison with the provider once. */
export async function reconcileNow(api: TestApp): Promise<void> {
  const work = api.app.payments.workers[RECONCILIATION_QUEUE];
  const outcome = await work?.({ id: randomUUID(), data: null, retryCount: 0 } as never);
  if (outcome?.status !== 'completed') throw new Error('the reconciliation failed');
}

/** A clock that a test moves on. */
export function testClock(start = new Date()) {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    forward: ({ minutes = 0, days = 0 }: { minutes?: number; days?: number }) => {
      now += (minutes + days * 1_440) * 60_000;
    },
  };
}

/** The sandbox's charges that keep money, with the amounts. */
export async function keptCharges(api: TestApp): Promise<{ id: string; reference: string; cents: number }[]> {
  const { rows } = await api.pool.query<{ id: string; reference: string; cents: number }>(
    "select id::text, reference, amount_cents - refunded_cents as cents from sandbox_charges where state in ('pago', 'estornado_parcial') order by id",
  );
  return rows;
}
