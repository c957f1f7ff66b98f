import {
  type FakeCalls,
  freePlan,
  halfYearPlan,
  listOf,
  monthlyPlan,
  offline,
  refuse,
  sandboxProvider,
} from '@mapa/api-client/testing';
import { PLAN_LIMITS, planFeatures } from '@mapa/domain';
import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAs } from '../testing/show';
import { NOTHING_SOLD, OWN_PLAN } from '../texts';
import { PlansScreen } from './plans-screen';

const SETTINGS = 'GET /api/payment/provider';

const onSale: FakeCalls = { 'GET /api/plan': listOf(freePlan, monthlyPlan, halfYearPlan) };

const show = (viewer: Parameters<typeof showAs>[0] = 'visitor', calls: FakeCalls = onSale) =>
  showAs(viewer, <PlansScreen />, { [SETTINGS]: sandboxProvider, ...calls });
const offer = (name: string) => screen.findByRole('article', { name });

describe('the page of plans', () => {
  it('shows for each plan its price, its instalments and its limits from the table', async () => {
    show();
    expect(await offer('Gratuito')).toHaveTextContent('Grátis');
    expect(await offer('Mensal')).toHaveTextContent('R$ 29,90 por mês');
    expect(await offer('6 meses')).toHaveTextContent(
      'R$ 149,40 por 6 mesesR$ 24,90 por mês; à vista, ou em até 6 parcelas de R$ 24,90 no cartão',
    );
    for (const plan of [freePlan, monthlyPlan, halfYearPlan]) {
      const told = within(await offer(plan.nome))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
      expect(told).toEqual([...planFeatures(PLAN_LIMITS[plan.id]), ...plan.destaques]);
    }
  });

  it('shows once a feature that the seller repeats', async () => {
    const [first = ''] = planFeatures(PLAN_LIMITS.plano_pago_primary);
    show('visitor', { 'GET /api/plan': listOf({ ...monthlyPlan, destaques: [first] }) });
    expect(within(await offer('Mensal')).getAllByText(first)).toHaveLength(1);
  });

  it('sets every plan beside the others, and recommends one with its reason', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Compare os planos' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Gratuito', 'Mensal', '6 meses']);
    expect(within(table).getByRole('row', { name: /^Preço por mês/ })).toHaveTextContent('GrátisR$ 29,90R$ 24,90');
    for (const name of [/TRI/, /Plano da semana/, /Resultado do simulado/, /sem internet/])
      expect(within(table).getByRole('row', { name })).toHaveTextContent('SimSimSim');
    const reason = 'O menor preço por mês: R$ 24,90, R$ 5,00 a menos do que no plano Mensal.';
    expect(screen.getByText(/^Recomendamos o plano 6 meses\./)).toHaveTextContent(reason);
    expect(await offer('6 meses')).toHaveTextContent(/Recomendado/);
    expect(await offer('6 meses')).toHaveTextContent(reason);
    expect(await offer('Mensal')).not.toHaveTextContent(/Recomendado/);
  });

  it('begins with the recommended plan, as phones show it; then come the others in the order of the shop', async () => {
    show();
    await offer('6 meses');
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['6 meses', 'Gratuito', 'Mensal']);
  });

  it('links to the checkout of each paid plan, and stores the choice', async () => {
    show();
    const link = within(await offer('6 meses')).getByRole('link', { name: 'Escolher plano 6 meses' });
    expect(link).toHaveAttribute('href', '/checkout/plano_pago_primary_nova_6_meses');
    expect(within(await offer('Gratuito')).queryByRole('link', { name: /Escolher/ })).not.toBeInTheDocument();
    // The checkout is another document, which no test loads.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(localStorage.getItem('plano_selecionado')).toBe('plano_pago_primary_nova_6_meses');
  });

  it('says at each paid plan that nothing can be bought if no provider charges', async () => {
    show('visitor', { ...onSale, [SETTINGS]: { ...sandboxProvider, provedor: null } });
    expect(await within(await offer('Mensal')).findByText(NOTHING_SOLD)).toBeVisible();
    expect(await offer('6 meses')).toHaveTextContent(NOTHING_SOLD);
    expect(await offer('Gratuito')).not.toHaveTextContent(NOTHING_SOLD);
    expect(screen.queryByRole('link', { name: /Escolher/ })).not.toBeInTheDocument();
  });

  it('sells another period of a plan that does not renew itself', async () => {
    show({ plan: monthlyPlan.id });
    expect(within(await offer('Mensal')).getByRole('link', { name: 'Comprar mais um período' })).toHaveAttribute(
      'href',
      '/checkout/plano_pago_primary',
    );
  });

  it('keeps its answers folded until they are opened', async () => {
    show();
    const [summary, answer] = [
      screen.getByText('Como posso pagar?'),
      screen.getByText(/Com cartão de crédito, PIX ou boleto/),
    ];
    expect(summary.closest('details')).not.toHaveAttribute('open');
    expect(answer).not.toBeVisible();
    await userEvent.click(summary);
    expect(answer).toBeVisible();
  });
});

describe("the student's plan", () => {
  it.each([
    ['the free plan', freePlan],
    ['the monthlyPlan plan', monthlyPlan],
    ['the plan of six months', halfYearPlan],
  ])('is marked on %s, and no other is', async (_name, own) => {
    show({ plan: own.id });
    const mine = within(await offer(own.nome));
    expect(mine.getByText(OWN_PLAN)).toBeVisible();
    expect(mine.getByRole('link', { name: 'Ir para meus mapas' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/meus-mapas',
    );
    expect(screen.getAllByText(OWN_PLAN)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Criar conta gratuita' })).not.toBeInTheDocument();
  });

  it("is unmarked in the server's page, and marked once the student is known", async () => {
    const { become } = show('loading');
    const free = await offer('Gratuito');
    expect(screen.queryByText(OWN_PLAN)).not.toBeInTheDocument();
    expect(within(free).queryByRole('link')).not.toBeInTheDocument();
    act(() => void become({ plan: 'plano_gratis' }));
    expect(free).toHaveTextContent(OWN_PLAN);
  });

  it('is hidden for staff, who have no limits', async () => {
    show({ plan: 'plano_gratis', role: 'professor' });
    await offer('Gratuito');
    expect(screen.queryByText(OWN_PLAN)).not.toBeInTheDocument();
  });

  it('is replaced for a visitor by a link to the sign-up', async () => {
    show('visitor');
    const link = within(await offer('Gratuito')).getByRole('link', { name: 'Criar conta gratuita' });
    expect(link).toHaveAttribute('href', '/cadastro');
    expect(screen.queryByText(OWN_PLAN)).not.toBeInTheDocument();
  });
});

describe('the list of plans', () => {
  it('shows that it is loading', async () => {
    show();
    await waitForElementToBeRemoved(screen.getByRole('group', { name: 'Carregando os planos' }));
    expect(await offer('Mensal')).toBeVisible();
  });

  it('says why it could not be loaded, and tries again', async () => {
    let isAway = true;
    show('visitor', { 'GET /api/plan': () => (isAway ? offline() : listOf(monthlyPlan)) });
    expect(await screen.findByText('Os planos não puderam ser carregados')).toBeVisible();
    expect(screen.getByText('Dá para estudar sem pagar?')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await offer('Mensal')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows the server's own sentence", async () => {
    show('visitor', { 'GET /api/plan': refuse(503, { erro: ['O banco de dados não respondeu.'] }) });
    expect(await screen.findByText('O banco de dados não respondeu.')).toBeVisible();
  });

  it('links on if nothing is on sale', async () => {
    show('visitor', { 'GET /api/plan': listOf() });
    expect(await screen.findByText('Nenhum plano à venda agora')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver questões' })).toHaveAttribute('href', '/questoes');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
