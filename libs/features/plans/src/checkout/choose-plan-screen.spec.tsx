import {
  type FakeCalls,
  freePlan,
  halfYearPlan,
  listOf,
  monthlyPlan,
  offline,
  sandboxProvider,
} from '@mapa/api-client/testing';
import { PLAN_LIMITS, SANDBOX_NOTICE, planFeatures } from '@mapa/domain';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHOSEN_PLAN, NOTHING_SOLD, OWN_PLAN } from '../texts';
import { showAs } from '../testing/show';
import { ChoosePlanScreen } from './choose-plan-screen';

const PLANS = 'GET /api/plan';
const SETTINGS = 'GET /api/payment/provider';
const subscription = {
  ...monthlyPlan,
  id: 'plano_pago_primary_nova_assinatura' as const,
  nome: 'Assinatura',
  renova: true,
};
const onSale: FakeCalls = {
  [PLANS]: listOf(freePlan, monthlyPlan, halfYearPlan, subscription),
  [SETTINGS]: sandboxProvider,
};
const show = (viewer: Parameters<typeof showAs>[0] = 'visitor', calls: FakeCalls = {}) =>
  showAs(viewer, <ChoosePlanScreen />, { ...onSale, ...calls });
const offer = (name: string) => screen.findByRole('article', { name });

afterEach(() => localStorage.clear());

describe('the checkout without a plan in its address', () => {
  it('offers the paid plans with price, instalments and limits, and never the free one', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Escolha o seu plano' })).toBeVisible();
    expect(await offer('6 meses')).toHaveTextContent(
      'R$ 149,40 por 6 mesesR$ 24,90 por mês; à vista, ou em até 6 parcelas de R$ 24,90 no cartão',
    );
    expect(await offer('Assinatura')).toHaveTextContent('Cobrado todo mês no cartão, até você cancelar');
    for (const words of planFeatures(PLAN_LIMITS[monthlyPlan.id])) {
      expect(within(await offer('Mensal')).getByText(words)).toBeVisible();
    }
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText('Gratuito')).not.toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent(SANDBOX_NOTICE);
  });

  it('links to the checkout of each, and to the comparison with the free plan', async () => {
    show();
    expect(within(await offer('6 meses')).getByRole('link', { name: 'Escolher plano 6 meses' })).toHaveAttribute(
      'href',
      '/checkout/plano_pago_primary_nova_6_meses',
    );
    expect(screen.getByRole('link', { name: 'Comparar com o plano gratuito' })).toHaveAttribute('href', '/planos');
  });

  it.each([
    [halfYearPlan.id as string, [halfYearPlan.nome]],
    ['plano_que_nao_existe', []],
    [freePlan.id as string, []],
  ])('marks the plan that was last chosen on this device (%s)', async (kept, marked) => {
    localStorage.setItem('plano_selecionado', kept);
    show();
    await offer('Mensal');
    const chosen = screen.getAllByRole('article').filter((article) => within(article).queryByText(CHOSEN_PLAN));
    expect(chosen.map((article) => within(article).getByRole('heading').textContent)).toEqual(marked);
  });

  it('marks the plan of a student who has one, whose next period can be bought', async () => {
    localStorage.setItem('plano_selecionado', monthlyPlan.id);
    show({ plan: monthlyPlan.id });
    const own = within(await offer('Mensal'));
    expect(own.getByText(OWN_PLAN)).toBeVisible();
    expect(own.queryByText(CHOSEN_PLAN)).not.toBeInTheDocument();
    expect(own.getByRole('link', { name: 'Comprar mais um período' })).toHaveAttribute(
      'href',
      '/checkout/plano_pago_primary',
    );
    expect(screen.getByText(/o que resta dele vira crédito/i)).toBeVisible();
  });

  it('offers a subscriber the other plans, not the subscription itself', async () => {
    show({ plan: subscription.id });
    const own = within(await offer('Assinatura'));
    expect(own.queryByRole('link', { name: /Escolher|Comprar/ })).not.toBeInTheDocument();
    expect(within(await offer('Mensal')).getByRole('link', { name: 'Escolher plano Mensal' })).toBeVisible();
  });

  it('sells nothing to the staff, who have no limits', async () => {
    show({ plan: 'plano_gratis', role: 'professor' });
    expect(await screen.findByText('A equipe não precisa de plano')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('shows that it is loading', async () => {
    show();
    await waitForElementToBeRemoved(screen.getByRole('group', { name: 'Carregando os planos' }));
    expect(await offer('Mensal')).toBeVisible();
  });

  it.each([PLANS, SETTINGS])(
    'says why %s could not be loaded and that nothing was charged, and tries again',
    async (call) => {
      let isAway = true;
      show('visitor', { [call]: () => (isAway ? offline() : onSale[call as typeof PLANS]) } as FakeCalls);
      expect(await screen.findByText(/Nada foi cobrado/)).toBeVisible();
      isAway = false;
      await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      expect(await offer('Mensal')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('says that nothing can be bought if no provider charges', async () => {
    show('visitor', { [SETTINGS]: { ...sandboxProvider, provedor: null, demonstracao: false } });
    expect(await screen.findByText(NOTHING_SOLD)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('links to the plans if only the free plan is on sale', async () => {
    show('visitor', { [PLANS]: listOf(freePlan) });
    expect(await screen.findByText('Nenhum plano à venda agora')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver questões' })).toHaveAttribute('href', '/questoes');
  });
});
