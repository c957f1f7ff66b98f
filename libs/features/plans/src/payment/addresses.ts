import { routePath } from '@mapa/domain';
import type { Payment } from '../model';

/** Parameter of the success page's address: the followed payment. */
export const PAYMENT_PARAM = 'pagamento';

/** Parameter of a checkout's address: replace the open payment by another method. */
export const CHANGE_PARAM = 'mudar';

/** The address of the page that follows a payment. */
export const followAddress = ({ id }: Pick<Payment, 'id'>): string =>
  `${routePath('checkoutSuccess')}?${new URLSearchParams({ [PAYMENT_PARAM]: id })}`;

/** The address of the checkout's form even while a payment is open. */
export const changeAddress = (plan: string): string =>
  `${routePath('checkoutPlan', { slug: plan })}?${new URLSearchParams({ [CHANGE_PARAM]: '1' })}`;
