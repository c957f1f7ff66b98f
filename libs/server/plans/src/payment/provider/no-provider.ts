import { refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { ProviderAway, type PaymentProvider } from './provider';

const away = async (): Promise<never> => {
  throw new ProviderAway('no provider of payments is configured');
};

/**
 * Provider for installations without payments: nothing can be bought. A payment of a former provider is in an unknown
 * state, as with a provider that does not respond.
 */
export const NO_PROVIDER: PaymentProvider = {
  name: 'none',
  charge: away,
  instalmentTotals: () => null,
  read: away,
  search: away,
  cancel: away,
  refund: away,
  startRecurring: away,
  readRecurring: away,
  searchRecurring: away,
  priceRecurring: away,
  endRecurring: away,
};

/** Refuses a purchase without a provider, before anything of it is stored. */
export function demandProvider({ name }: PaymentProvider): void {
  if (name === 'none') throw refuse(PAYMENT.noProvider);
}
