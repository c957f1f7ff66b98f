import { routePath } from '@mapa/domain';
import type { Payment } from '../model';

/** In the address of the success page: which payment it follows. */
export const PAYMENT_PARAM = 'pagamento';

/** In the address of a checkout: the open payment is to be replaced by another method. */
export const CHANGE_PARAM = 'mudar';

/** The page that follows a payment. */
export const followAddress = ({ id }: Pick<Payment, 'id'>): string =>
  `${routePath('checkoutSuccess')}?${new URLSearchParams({ [PAYMENT_PARAM]: id })}`;

/** The checkout with its form, though a payment is open. */
export const changeAddress = (plan: string): string =>
  `${routePath('checkoutPlan', { slug: plan })}?${new URLSearchParams({ [CHANGE_PARAM]: '1' })}`;
