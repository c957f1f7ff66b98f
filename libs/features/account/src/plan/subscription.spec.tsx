import {
  type FakeCalls,
  listOf,
  offline,
  refuse,
  sampleInvoice,
  samplePlanUse,
  sampleProfile,
  sampleSubscription,
} from '@mapa/api-client/testing';
import type { PlanId } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, showAccount } from '../testing/show';
import type { Bought } from './model';

const PLAN = 'GET /api/customer-area/user/plan';
const ME = 'GET /api/customer-area/user/me';
const CANCEL = 'POST /api/plan/cancel';
const PAYMENTS = 'GET /api/customer-area/payment';
const SUBSCRIBED: PlanId = 'plano_pago_primary_nova_assinatura';
const INICIO = sampleSubscription().inicio;
const REGRETTED = { success: true, vigente_ate: null, estornado: true, devolvido_centavos: 2_490 } as const;
const CHANGED = 'O seu plano mudou desde que esta página foi aberta. Confira e tente de novo.';

afterEach(clearBrowser);

const plan = () => within(screen.getByRole('region', { name: 'Plano' }));
const fact = async (name: string) => (await plan().findByText(name)).nextElementSibling;

/** A student with a purchase, until the server ends it. */
async function showBought(changes: Partial<Bought> = {}, calls: FakeCalls = {}) {
  let bought: Bought | null = sampleSubscription(changes);
  const page = await showAccount({
    who: { plano_tipo: SUBSCRIBED },
    calls: {
      [PLAN]: () =>
        samplePlanUse({
          gratis: bought === null,
          plano_tipo: bought ? SUBSCRIBED : 'plano_gratis',
          assinatura: bought,
        }),
      [PAYMENTS]: listOf(
        sampleInvoice({ plano_id: SUBSCRIBED, valor_centavos: 2_490, arrependimento_ate: '2026-11-22T02:59:59.999Z' }),
      ),
      ...calls,
    },
  });
  return { ...page, change: (next: Bought | null) => (bought = next) };
}

async function open(button: string, title: string) {
  await userEvent.click(await plan().findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

describe('a bought plan', () => {
  it('shows its state, its price, its period and its next charge', async () => {
    await showBought();
    expect(await fact('Situação')).toHaveTextContent('Ativa');
    expect(await fact('Preço')).toHaveTextContent(/R\$\s24,90, no cartão de crédito. O preço de quem assina não muda/);
    expect(await fact('Período pago')).toHaveTextContent('De 14 de nov. de 2026 a 14 de dez. de 2026');
    expect(await fact('Renovação')).toHaveTextContent(/Em 14 de dez. de 2026, por R\$\s24,90/);
    expect(
      plan().getByText(/desistir desta compra até 21 de nov. de 2026, 23:59, no horário de Brasília/),
    ).toBeVisible();
  });

  it('without renewal says when it ends, and has nothing to cancel', async () => {
    await showBought({ renova: false, proxima_cobranca_em: null, metodo: 'pix', arrependimento_ate: null });
    expect(await fact('Renovação')).toHaveTextContent(
      'Nenhuma: o plano termina em 14 de dez. de 2026, e nada mais será cobrado.',
    );
    expect(plan().queryByRole('button')).not.toBeInTheDocument();
  });

  it('whose renewal failed says until when it goes on and what to check', async () => {
    await showBought({ status: 'em_atraso', tolerancia_ate: '2026-12-21T12:00:00.000Z' });
    expect(await fact('Renovação')).toHaveTextContent(
      /O plano continua até 21 de dez. de 2026.*Confira o limite e a validade/,
    );
    expect(plan().getByRole('link', { name: 'Pagar com outro cartão' })).toHaveAttribute(
      'href',
      `/checkout/${SUBSCRIBED}`,
    );
    const dialog = await open('Cancelar a assinatura', 'Cancelar a assinatura?');
    expect(dialog.getByText(/o plano termina agora/)).toBeVisible();
  });
});

describe('a disputed purchase', () => {
  it('says that the plan is suspended and why, beside the plan that applies meanwhile', async () => {
    await showAccount({
      calls: {
        [PLAN]: samplePlanUse({
          assinatura: sampleSubscription({
            status: 'contestada',
            renova: false,
            proxima_cobranca_em: null,
            arrependimento_ate: null,
          }),
        }),
      },
    });
    expect(await fact('Situação')).toHaveTextContent('Suspensa por contestação');
    expect(await fact('Renovação')).toHaveTextContent(/suspenso até o banco decidir.*nada mais será cobrado/);
    expect(plan().getByRole('heading', { level: 3 })).toHaveTextContent('Plano gratuito');
    expect(plan().queryByRole('button')).not.toBeInTheDocument();
    expect(plan().getByRole('link', { name: 'Conhecer os planos' })).toBeVisible();
  });
});

describe('cancelling', () => {
  it('says what follows, and loads profile, plan and payments again', async () => {
    const cancelled = sampleSubscription({ status: 'cancelada', renova: false, proxima_cobranca_em: null });
    const page = await showBought(
      {},
      {
        [CANCEL]: () => (
          page.change(cancelled),
          { success: true, vigente_ate: cancelled.vigente_ate, estornado: false, devolvido_centavos: 0 }
        ),
      },
    );
    const dialog = await open('Cancelar a assinatura', 'Cancelar a assinatura?');
    expect(dialog.getByText(/vale até 14 de dez. de 2026, o fim do período/)).toBeVisible();
    expect(page.written()).toEqual([]);
    const before = page.seen.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a assinatura' }));
    expect(await screen.findByText('Assinatura cancelada. O plano vale até 14 de dez. de 2026.')).toBeVisible();
    expect(page.written().map(({ args }) => args)).toEqual([{ inicio: INICIO }]);
    await waitFor(() =>
      expect(plan().queryByRole('button', { name: 'Cancelar a assinatura' })).not.toBeInTheDocument(),
    );
    expect(await fact('Situação')).toHaveTextContent('Cancelada, vale até o fim do período');
    await waitFor(() => expect(plan().getByRole('heading', { name: 'Assinatura' })).toHaveFocus());
    await waitFor(() =>
      expect(page.seen.slice(before).map(({ call }) => call)).toEqual(expect.arrayContaining([ME, PLAN, PAYMENTS])),
    );
  });

  it('keeps the dialog if the outcome is unknown', async () => {
    await showBought({}, { [CANCEL]: offline() });
    const dialog = await open('Cancelar a assinatura', 'Cancelar a assinatura?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a assinatura' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Sem conexão.*nada é feito duas vezes/);
  });

  it('of a plan that another tab has ended says so, and shows the present state', async () => {
    const page = await showBought({}, { [CANCEL]: () => (page.change(null), refuse(422, { inicio: [CHANGED] })) });
    const dialog = await open('Cancelar a assinatura', 'Cancelar a assinatura?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar a assinatura' }));
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await waitFor(() => expect(plan().queryByRole('button')).not.toBeInTheDocument());
  });
});

describe('regretting a purchase', () => {
  it('shows what is refunded and how, and that no money moves', async () => {
    const page = await showBought({}, { [CANCEL]: () => (page.change(null), REGRETTED) });
    const dialog = await open('Desistir da compra', 'Desistir da compra?');
    expect(await dialog.findByText(/recebe de volta R\$\s24,90, tudo o que pagou/)).toBeVisible();
    expect(dialog.getByText('O valor volta ao cartão, em uma ou duas faturas.')).toBeVisible();
    expect(dialog.getByText('Ambiente de demonstração: nenhum dinheiro é movimentado.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desistir da compra' }));
    expect(await screen.findByText(/^Compra desfeita. R\$\s24,90 estão voltando/)).toBeVisible();
    expect(page.written().map(({ args }) => args)).toEqual([{ arrependimento: true, inicio: INICIO }]);
    await waitFor(() => expect(plan().queryByText('Situação')).not.toBeInTheDocument());
  });

  it('of a boleto asks for an account and checks it first', async () => {
    const page = await showBought(
      { metodo: 'boleto', devolucao_em_conta: true, renova: false },
      { [CANCEL]: { ...REGRETTED, estornado: false } },
    );
    const dialog = await open('Desistir da compra', 'Desistir da compra?');
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Desistir da compra' }));
    const write = (label: string, text: string) => userEvent.type(dialog.getByLabelText(label), text);
    await submit();
    expect(await dialog.findByText('Preencha o nome de quem tem a conta.')).toBeVisible();
    expect(dialog.getByLabelText('Titular da conta')).toHaveFocus();
    await write('Titular da conta', '5031 4332 1540 6351');
    await submit();
    expect(await dialog.findByText(/parece ter o número de um cartão/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Titular da conta'));
    await write('Titular da conta', ' Ana Souza ');
    await write('CPF do titular', '529.982.247-26');
    await write('Banco', '001');
    await write('Agência', '1234');
    await write('Conta', '98765-4');
    await submit();
    expect(await dialog.findByText('O CPF informado não é válido.')).toBeVisible();
    expect(page.written()).toEqual([]);
    await write('CPF do titular', '{Backspace}5');
    await submit();
    expect(await screen.findByText(/^Compra desfeita. A devolução de R\$\s24,90 está a caminho/)).toBeVisible();
    const conta = {
      titular: 'Ana Souza',
      cpf: '529.982.247-25',
      banco: '001',
      agencia: '1234',
      conta: '98765-4',
      tipo: 'corrente',
    };
    expect(page.written().map(({ args }) => args)).toEqual([{ arrependimento: true, conta, inicio: INICIO }]);
  });

  it('keeps the typed fields if the account is refused', async () => {
    const sentence = 'O CPF informado não é válido.';
    await showBought({ metodo: 'boleto', devolucao_em_conta: true }, { [CANCEL]: refuse(422, { cpf: [sentence] }) });
    const dialog = await open('Desistir da compra', 'Desistir da compra?');
    for (const [label, text] of [
      ['Titular da conta', 'Ana'],
      ['CPF do titular', '52998224725'],
      ['Banco', '001'],
      ['Agência', '1'],
      ['Conta', '2'],
    ] as const) {
      await userEvent.type(dialog.getByLabelText(label), text);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Desistir da compra' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.getByLabelText('Titular da conta')).toHaveValue('Ana');
  });
});

it('a plan that has ended since the profile was loaded is reported to the rest of the page', async () => {
  let asked = 0;
  await showAccount({
    calls: {
      [ME]: () => sampleProfile({ plano_tipo: asked++ === 0 ? SUBSCRIBED : 'plano_gratis' }),
      [PLAN]: samplePlanUse(),
    },
  });
  expect(await plan().findByRole('link', { name: 'Conhecer os planos' })).toBeVisible();
});
