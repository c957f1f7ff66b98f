import type { FastifyBaseLogger } from 'fastify';
import type { Database, MailOrder, Queryable } from '@mapa/server-platform';
import type { PaymentProvider } from '../provider/provider';

/** Work that outlives the request: it exists exactly if the transaction commits. */
export type PaymentJob =
  | { readonly kind: 'notice'; readonly id: string }
  | { readonly kind: 'refund'; readonly id: string }
  | { readonly kind: 'give-up'; readonly id: string }
  | { readonly kind: 'end-recurring'; readonly id: string }
  | { readonly kind: 'price-recurring'; readonly id: string };

/** The seller's details that the law requires before a purchase. */
export interface Seller {
  readonly nome: string;
  readonly cnpj: string;
  readonly endereco: string;
}

/** Dependencies of all payment code. */
export interface PaymentContext {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly seller: Seller;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
  /** Key of the hashes of attempts to pay. */
  readonly hashKey: string;
  /** Queues work within a transaction. */
  readonly later: (tx: Queryable, job: PaymentJob) => Promise<void>;
  /** Queues a mail within a transaction. */
  readonly mail: (tx: Queryable, order: MailOrder) => Promise<void>;
}
