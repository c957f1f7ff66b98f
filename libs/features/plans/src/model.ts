import type { accountApi, paymentApi } from '@mapa/api-client';

/** A plan that is on sale. */
export type Plan = (typeof accountApi)['endpoints']['plans']['Types']['ResultType']['data'][number];

type PaymentEndpoints = (typeof paymentApi)['endpoints'];

/** Payment provider and seller of this deployment. */
export type CheckoutSettings = PaymentEndpoints['checkoutSettings']['Types']['ResultType'];

/** Total of a plan for one student. */
export type Quote = PaymentEndpoints['quote']['Types']['ResultType'];

/** One payment as its student sees it. */
export type Payment = PaymentEndpoints['payment']['Types']['ResultType'];

/** The data of a printed boleto. */
export type Boleto = PaymentEndpoints['boleto']['Types']['ResultType'];

/** The body of an attempt to pay, with its idempotency key. */
export type PaymentArgs = PaymentEndpoints['pay']['Types']['QueryArg'];
