import { SuccessScreen } from '@mapa/plans';
import type { Page } from '../../page/page';

/** Outcome of a payment. */
export const Component: Page['Component'] = SuccessScreen;

export const meta: Page['meta'] = () => ({
  title: 'Seu pagamento',
  description: 'Acompanhe o pagamento do seu plano.',
  indexed: false,
});
