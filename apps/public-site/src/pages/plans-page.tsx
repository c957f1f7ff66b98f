import { PlansScreen, loadCheckoutSettings, loadPlansScreen } from '@mapa/plans';
import { outcomeOf } from '../page/outcome';
import type { Page } from '../page/page';

export const Component: Page['Component'] = PlansScreen;

export const meta: Page['meta'] = () => ({
  title: 'Planos e preços',
  description:
    'Compare o plano gratuito e os planos pagos: preço, parcelas, o que cada um permite, mensal ou 6 meses, e as dúvidas mais comuns.',
});

export const load: Page['load'] = async ({ store }) => {
  // The payment settings are requested too; the page works without them.
  const [plans] = await Promise.all([loadPlansScreen(store), loadCheckoutSettings(store)]);
  return outcomeOf(plans);
};
