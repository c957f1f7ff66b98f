import { listOf, refuse, samplePlanUse } from '@mapa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, showAccount } from '../testing/show';

const CANCEL = 'POST /api/plan/cancel';
const PAYMENTS = 'GET /api/customer-area/payment';
const PAID = { plano_tipo: 'plano_pago_primary' } as const;
const UNLIMITED = samplePlanUse({
  gratis: false,
  plano_tipo: 'plano_pago_primary',
  questoes_hoje: { limite: null, usadas: 0 },
  mapas: { limite: null, usados: 4 },
  cadernos: { limite: null, usados: 9 },
});

afterEach(clearBrowser);

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the plan', () => {
  it('that is free tells what it permits and how much of it is used', async () => {
    await showAccount();
    const plan = part('Plano');
    expect(await plan.findByText('37 de 100 questões hoje')).toBeVisible();
    expect(plan.getByText('Plano gratuito')).toBeVisible();
    expect(plan.getByText('3 mapas e 3 cadernos por vez')).toBeVisible();
    expect(plan.getByRole('progressbar', { name: 'Mapas' })).toHaveAttribute('aria-valuenow', '2');
    expect(plan.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', '/planos');
    expect(plan.queryByRole('button', { name: 'Cancelar o plano' })).not.toBeInTheDocument();
  });

  it('that is paid tells no limits, and can be ended', async () => {
    const { written } = await showAccount({
      who: PAID,
      calls: {
        'GET /api/customer-area/user/plan': UNLIMITED,
        
        [CANCEL]: { success: true, vigente_ate: '2027-01-10T12:00:00.000Z', estornado: false, devolvido_centavos: 0 },
      },
    });
    const plan = part('Plano');
    await userEvent.click(await plan.findByRole('button', { name: 'Cancelar o plano' }));
    expect(plan.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(written()).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar o plano?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar o plano' }));
    expect((await screen.findAllByText(/^Plano cancelado. Ele vale até 10 de jan/))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays when its end is refused, and says why in place', async () => {
    const sentence = 'O pagamento ainda não está disponível nesta instalação.';
    await showAccount({ who: PAID, calls: { 'GET /api/customer-area/user/plan': UNLIMITED,  [CANCEL]: refuse(503, { erro: [sentence] }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar o plano' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar o plano' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('of the staff is none', async () => {
    await showAccount({ who: { role: 'professor' }, calls: { 'GET /api/customer-area/user/plan': UNLIMITED } });
    expect(await part('Plano').findByText('Equipe, sem limites')).toBeVisible();
    expect(part('Plano').queryByRole('link')).not.toBeInTheDocument();
    expect(part('Plano').queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the payments', () => {
  const payment = {
    id: '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
    plano_id: 'plano_pago_primary',
    plano_nome: 'Mensal',
    recusa: null,
    estornado_centavos: 0,
    renovacao: false,
    metodo: 'cartao',
    status: 'pago',
    valor_centavos: 14_940,
    parcelas: 6,
    criado_em: '2026-03-14T12:30:00.000Z',
    pago_em: '2026-03-14T12:30:00.000Z',
    vence_em: null,
    pix_codigo: null,
    boleto_linha: null,
  } as const;

  it('are listed with what was paid, how and when', async () => {
    await showAccount({ calls: { [PAYMENTS]: listOf(payment) } });
    const line = await part('Pagamentos').findByRole('listitem');
    expect(line).toHaveTextContent(/R\$\s149,4014 de mar\. de 2026 · Cartão de crédito em 6 parcelasPago/);
  });

  it('that cannot be had say why, and can be asked for again', async () => {
    let isAway = true;
    await showAccount({ calls: { [PAYMENTS]: () => (isAway ? refuse(503, { erro: ['O serviço está indisponível no momento. Tente novamente em instantes.'] }) : listOf(payment)) } });
    expect(await part('Pagamentos').findByText(/O serviço está indisponível/)).toBeVisible();
    isAway = false;
    await userEvent.click(part('Pagamentos').getByRole('button', { name: 'Tentar novamente' }));
    expect(await part('Pagamentos').findByText('Pago')).toBeVisible();
  });
});
