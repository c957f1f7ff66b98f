import type { accountApi, paymentApi } from '@mapa/api-client';

/** A plan that is on sale. */
export type Plan = (typeof accountApi)['endpoints']['plans']['Types']['ResultType']['data'][number];

type PaymentEndpoints = (typeof paymentApi)['endpoints'];

/** Who charges here, and who sells. */
export type CheckoutSettings = PaymentEndpoints['checkoutSettings']['Types']['ResultType'];

/** Total of a plan for one student. */
export type Quote = PaymentEndpoints['quote']['Types']['ResultType'];

/** One payment as its student sees it. */
export type Payment = PaymentEndpoints['payment']['Types']['ResultType'];

/** What a boleto is printed from. */
export type Boleto = PaymentEndpoints['boleto']['Types']['ResultType'];

/** What an attempt to pay sends, with the key that names it. */
export type PaymentArgs = PaymentEndpoints['pay']['Types']['QueryArg'];
