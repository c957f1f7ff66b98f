import { ChoosePlanScreen, loadCheckoutSettings, loadPlansScreen } from '@mapa/plans';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

/** The checkout without a plan in its address: the student chooses one here. */
export const Component: Page['Component'] = ChoosePlanScreen;

export const meta: Page['meta'] = () => ({
  title: 'Escolha o seu plano',
  description: 'Os planos pagos com preço, parcelas e o que cada um permite, antes do contrato e do pagamento.',
  indexed: false,
});

export const load: Page['load'] = async ({ store }) =>
  outcomeOf(...(await Promise.all([loadPlansScreen(store), loadCheckoutSettings(store)])));
