import { ResumeScreen } from '@mapa/plans';
import type { Page } from '../../page/page';

/** The checkout without a plan in its address. */
export const Component: Page['Component'] = ResumeScreen;

export const meta: Page['meta'] = () => ({
  title: 'Finalizar compra',
  description: 'Continue a compra do plano que você escolheu.',
  indexed: false,
});
