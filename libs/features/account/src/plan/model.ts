import type { accountApi, paymentApi } from '@mapa/api-client';

export type PlanUse = (typeof accountApi)['endpoints']['ownPlan']['Types']['ResultType'];

/** The student's current bought plan. */
export type Bought = NonNullable<PlanUse['assinatura']>;

type Payments = (typeof paymentApi)['endpoints'];

/** One payment of a plan. */
export type Invoice = Payments['payments']['Types']['ResultType']['data'][number];

export type Ended = Payments['cancelPlan']['Types']['ResultType'];
export type Ending = NonNullable<Payments['cancelPlan']['Types']['QueryArg']>;
