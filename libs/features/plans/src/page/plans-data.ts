import { accountApi, paymentApi, type AppStore } from '@mapa/api-client';

/** All plans on sale. */
export const EVERY_PLAN = {} as const;

/**
 * Fetches the plans, for the server render and for prefetched links.
 * @returns the result of the query, which decides the page's status
 */
export const loadPlansScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  dispatch(accountApi.endpoints.plans.initiate(EVERY_PLAN, { subscribe: false }));

/** Loads the payment provider and the seller of this deployment. */
export const loadCheckoutSettings = ({ dispatch }: Pick<AppStore, 'dispatch'>) =>
  dispatch(paymentApi.endpoints.checkoutSettings.initiate(undefined, { subscribe: false }));
