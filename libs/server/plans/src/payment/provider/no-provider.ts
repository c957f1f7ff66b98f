import { PAYMENT, refuse } from '@mapa/server-platform';
import { ProviderAway, type PaymentProvider } from './provider';

const away = async (): Promise<never> => {
  throw new ProviderAway('no provider of payments is configured');
};

/**
 * Stands where nobody charges: nothing can be bought. A payment of a provider that was there before is in a state that
 * nobody can tell, like one of a provider that does not answer.
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

/** Refuses a purchase where nobody charges, before anything of it is stored. */
export function demandProvider({ name }: PaymentProvider): void {
  if (name === 'none') throw refuse(PAYMENT.noProvider);
}
