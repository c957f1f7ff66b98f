import { createHmac } from 'node:crypto';
import type { SandboxDelivery } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import type { JobResult } from 'pg-boss';
import type { Database, JobQueue, QueuedJob, Settle } from '@mapa/server-platform';
import type { PaymentContext, PaymentJob, Seller } from './ledger/context';
import { createMercadoPago } from './mercado-pago/mercado-pago';
import { NO_PROVIDER } from './provider/no-provider';
import type { PaymentProvider } from './provider/provider';
import { PAYMENT_CLEANUP_QUEUE, PAYMENT_QUEUE, RECONCILIATION_QUEUE, SANDBOX_QUEUE } from './queues/queues';
import { reconcile } from './reconciliation/reconcile';
import { removeOutdated } from './reconciliation/cleanup';
import { deliverNotice, noticeQueue, type SandboxNotice } from './sandbox/notices';
import type { SandboxDependencies } from './sandbox/charges';
import { createSandbox } from './sandbox/sandbox';
import { workOn } from './work';

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments;
  }
}

/** Settings of payments: who charges, with which keys, and who sells. */
export interface PaymentSettings {
  /** Null: payments are off. */
  readonly PAYMENT_PROVIDER: 'sandbox' | 'mercado_pago' | null;
  readonly PAYMENT_PUBLIC_KEY: string;
  readonly PAYMENT_SECRET_KEY: string;
  readonly PAYMENT_WEBHOOK_SECRET: string;
  readonly PAYMENT_BASE_URL: string;
  readonly SELLER_NAME: string;
  readonly SELLER_CNPJ: string;
  readonly SELLER_ADDRESS: string;
  readonly JWT_SECRET: string;
  readonly SITE_URL: string;
}

/** Replacements for the clock and the provider in tests. */
export interface PaymentTesting {
  readonly clock?: () => Date;
  readonly around?: (provider: PaymentProvider) => PaymentProvider;
}

interface PaymentDependencies extends PaymentTesting {
  readonly app: FastifyInstance;
  readonly config: PaymentSettings;
  readonly db: Database;
  readonly queue: JobQueue;
}

/** A demonstration has no seller, and says so. */
const DEMO_SELLER: Seller = {
  nome: 'Mapa (demonstração)',
  cnpj: '00.000.000/0000-00',
  endereco: 'Endereço fictício, Brasília, DF',
};

const sellerOf = ({ PAYMENT_PROVIDER, SELLER_NAME, SELLER_CNPJ, SELLER_ADDRESS }: PaymentSettings): Seller => {
  const seller = { nome: SELLER_NAME, cnpj: SELLER_CNPJ, endereco: SELLER_ADDRESS };
  return PAYMENT_PROVIDER === 'sandbox' && !SELLER_NAME ? DEMO_SELLER : seller;
};

function chargesBy(config: PaymentSettings, sandbox: SandboxDependencies): PaymentProvider {
  if (config.PAYMENT_PROVIDER === 'sandbox') return createSandbox(sandbox);
  return config.PAYMENT_PROVIDER ? createMercadoPago(config) : NO_PROVIDER;
}

/** A secret for one purpose, derived from ours, so that it need not be stored. */
const derivedSecret = ({ JWT_SECRET }: PaymentSettings, purpose: string): string =>
  createHmac('sha256', JWT_SECRET).update(purpose).digest('hex');

/** Creates everything for payments: provider, services and background work. */
export function createPayments({
  app,
  config,
  db,
  queue,
  clock = () => new Date(),
  around = (provider) => provider,
}: PaymentDependencies) {
  const isSandbox = config.PAYMENT_PROVIDER === 'sandbox';
  const webhookSecret = isSandbox ? derivedSecret(config, 'sandbox notices') : config.PAYMENT_WEBHOOK_SECRET;
  const sandbox: SandboxDependencies = { db, clock, notify: noticeQueue(queue) };
  const provider = around(chargesBy(config, sandbox));
  const context: PaymentContext = {
    db,
    provider,
    seller: sellerOf(config),
    log: app.log,
    clock,
    hashKey: derivedSecret(config, 'checkout bodies'),
    later: (tx, job) => queue.send(tx, PAYMENT_QUEUE, job),
    mail: (tx, order) => app.mail.order(tx, order),
  };
  const settle =
    (work: (data: unknown) => Promise<void>): Settle =>
    async (job: QueuedJob): Promise<JobResult> => {
      try {
        await work(job.data);
        return { id: job.id, status: 'completed' };
      } catch (error) {
        app.log.warn(
          { event: 'payment work delayed', job: job.id, attempt: job.retryCount + 1, err: error },
          'payment work delayed',
        );
        return { id: job.id, status: 'failed' };
      }
    };
  const workers: Readonly<Record<string, Settle>> = {
    [PAYMENT_QUEUE]: settle((data) => workOn(context, data as PaymentJob)),
    [RECONCILIATION_QUEUE]: settle(() => reconcile(context)),
    [PAYMENT_CLEANUP_QUEUE]: settle(() => removeOutdated(context)),
    [SANDBOX_QUEUE]: settle((data) => deliverNotice(app, { webhookSecret, clock }, data as SandboxNotice)),
  };
  return {
    context,
    webhookSecret,
    publicKey: config.PAYMENT_PUBLIC_KEY,
    /** The sandbox's own side; null with another provider. */
    sandbox: isSandbox ? sandbox : null,
    /** Queues the sandbox's notices, delivered as requested. */
    notify: (delivery?: SandboxDelivery) => noticeQueue(queue, delivery),
    /** Handlers of each queue's jobs; they never throw. */
    workers,
    /** Starts the background work; the server calls it once. */
    async start(): Promise<void> {
      if (isSandbox) app.log.info({ event: 'payments in the sandbox' }, 'PAYMENT_PROVIDER is sandbox: no money moves');
      if (provider.name === 'none')
        app.log.info({ event: 'no payments' }, 'PAYMENT_PROVIDER is empty: nothing can be bought');
      for (const [name, work] of Object.entries(workers))
        if (isSandbox || name !== SANDBOX_QUEUE) await queue.work(name, work);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
