import { useRuntimeConfig } from '@mapa/auth';
import { CheckoutScreen, NotSold, isPlanId, loadCheckoutSettings, loadPlansScreen } from '@mapa/plans';
import { useParams } from 'react-router-dom';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

/** The checkout of one plan. */
export function Component() {
  const { slug } = useParams();
  const { paymentSdkUrl } = useRuntimeConfig();
  return <CheckoutScreen slug={slug} sdkUrl={paymentSdkUrl} />;
}

/** For an address that does not contain a plan. */
export const Missing: Page['Missing'] = NotSold;

export const meta: Page['meta'] = () => ({
  title: 'Finalizar compra',
  description: 'Confira o contrato e pague com cartão, PIX ou boleto.',
  indexed: false,
});

export const load: Page['load'] = async ({ store, params }) => {
  if (!isPlanId(params['slug'])) return 'not-found';
  return outcomeOf(...(await Promise.all([loadPlansScreen(store), loadCheckoutSettings(store)])));
};
