import { type FakeCalls, listOf, offline, refuse, samplePayment, sandboxProvider } from '@mapa/api-client/testing';
import { ana, showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { PAYMENT_STATES, isPaymentOpen } from '@mapa/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payment } from '../model';
import { SuccessScreen } from './success-screen';

const ONE = 'GET /api/customer-area/payment/{id}';
const ALL = 'GET /api/customer-area/payment';
const ME = 'GET /api/customer-area/user/me';
const BOLETO = 'GET /api/customer-area/payment/{id}/boleto';
const PIX = samplePayment();
const PAID = samplePayment({
  status: 'pago',
  pago_em: '2026-11-22T15:04:00.000Z',
  arrependimento_ate: '2026-11-30T02:59:59.999Z',
});
const LINE = '34191.79001 01043.510047 91020.150008 1 99990000029900';
const OPEN_BOLETO = samplePayment({
  metodo: 'boleto',
  pix_codigo: null,
  pix_qr: null,
  boleto_linha: LINE,
  vence_em: '2026-11-26T02:59:59.999Z',
});
const SHEET = {
  beneficiario: { nome: 'Mapa Educação Ltda.', cnpj: '11.222.333/0001-81', endereco: 'Rua das Flores, 10' },
  pagador: { nome: 'Ana Souza', cpf: '529.982.247-25', endereco: null },
  linha_digitavel: LINE,
  codigo_barras: '34191999900000299001790010104351004791020150',
  valor_centavos: 2990,
  vence_em: '2026-11-26T02:59:59.999Z',
  descricao: 'Mapa: plano Mensal',
  url: null,
  demonstracao: true,
};
const base: FakeCalls = {
  'GET /api/payment/provider': sandboxProvider,
  [ME]: { success: true, usuario: { ...ana, plano_tipo: PIX.plano_id } },
};
const show = (calls: FakeCalls, search = `?pagamento=${PIX.id}`) =>
  showAsStudent(<SuccessScreen />, { calls: { ...base, ...calls }, route: `/checkout/sucesso${search}` });

beforeEach(() => void (document.cookie = 'jwt_token=token; path=/'));
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'jwt_token=; max-age=0; path=/';
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page after the checkout', () => {
  it('follows the payment by itself until it is paid, and the plan applies at once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let payment: Payment = PIX;
    localStorage.setItem('plano_selecionado', PIX.plano_id);
    sessionStorage.setItem('mapa_pagador', '{"cpf":"529.982.247-25"}');
    const { seen, store } = show({ [ONE]: () => payment });
    expect(await screen.findByRole('heading', { name: 'Pague com PIX' })).toBeVisible();
    payment = PAID;
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
    expect(screen.getByText('Pago', { selector: '[role=status]' })).toBeInTheDocument();
    await waitFor(() => expect(store.getState().session.user?.plano_tipo).toBe(PIX.plano_id));
    expect(seen.filter(({ call }) => call === ME)).toHaveLength(1);
    expect([localStorage.getItem('plano_selecionado'), sessionStorage.getItem('mapa_pagador')]).toEqual([null, null]);
    const asked = seen.length;
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(seen).toHaveLength(asked);
  });

  it('asks less and less often, and at once when the page is visible again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { seen } = show({ [ONE]: PIX });
    await screen.findByRole('heading', { name: 'Pague com PIX' });
    const asked = () => seen.filter(({ call }) => call === ONE).length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const early = asked();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked() - early).toBeLessThan(early);
    const before = asked();
    await act(async () => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('shows a receipt, says that it is no nota fiscal, and until when one can withdraw', async () => {
    show({ [ONE]: PAID });
    expect(await screen.findByText(/Enviamos o recibo para/)).toHaveTextContent(
      `${ana.email}. Ele não é uma nota fiscal.`,
    );
    expect(screen.getByText(/desista em Minha Conta até 29 de nov. de 2026, 23:59/)).toBeVisible();
    expect(screen.getByText('22 de nov. de 2026, 12:04')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para meus mapas' })).toHaveAttribute(
      'href',
      '/area-estudante/mapas/meus-mapas',
    );
  });

  it.each(PAYMENT_STATES.map(({ value }) => value).filter((status) => !isPaymentOpen(status)))(
    'shows the state of a payment that is %s',
    async (status) => {
      show({
        [ONE]: samplePayment({
          status,
          recusa: status === 'recusado' ? { codigo: 'outro', sentenca: 'O banco recusou o pagamento.' } : null,
        }),
      });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
      const again = screen.queryByRole('link', { name: 'Tentar de novo' });
      const isOver = ['recusado', 'cancelado', 'expirado', 'estornado'].includes(status);
      expect(again?.getAttribute('href') ?? null).toBe(isOver ? `/checkout/${PIX.plano_id}` : null);
      if (status === 'recusado') expect(screen.getByText(/O banco recusou o pagamento/)).toBeVisible();
    },
  );

  it('shows the last payment if the address names none', async () => {
    show({ [ALL]: listOf(PAID), [ONE]: PAID }, '');
    expect(await screen.findByRole('heading', { name: 'Pagamento confirmado' })).toBeVisible();
  });

  it('links to the plans if the student has paid nothing', async () => {
    show({ [ALL]: listOf() }, '?pagamento=nada');
    expect(await screen.findByText('Nenhum pagamento aqui')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/planos');
  });

  it("says that somebody else's payment does not belong to this account", async () => {
    show({ [ONE]: refuse(404, { erro: ['Este pagamento não está entre os seus.'] }) });
    expect(await screen.findByText('Este pagamento não está entre os seus.')).toBeVisible();
  });

  it('keeps the code on screen without a connection', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isAway = false;
    show({ [ONE]: () => (isAway ? offline() : PIX) });
    await screen.findByLabelText('PIX copia e cola');
    isAway = true;
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText(/A última consulta falhou/)).toBeVisible();
    expect(screen.getByLabelText('PIX copia e cola')).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    showAsVisitor(<SuccessScreen />, { calls: base, route: `/checkout/sucesso?pagamento=${PIX.id}` });
    expect(await screen.findByRole('button', { name: 'Já tenho conta' })).toBeVisible();
  });
});

describe('the ways of paying', () => {
  it('by PIX: the code is copied, or selected if the browser refuses', async () => {
    const user = userEvent.setup();
    show({ [ONE]: PIX });
    await user.click(await screen.findByRole('button', { name: 'Copiar código PIX' }));
    expect(await navigator.clipboard.readText()).toBe(PIX.pix_codigo);
    expect(await screen.findByText('Copiado.')).toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copiar código PIX' }));
    expect(await screen.findByText(/O código está selecionado/)).toBeVisible();
    expect(screen.getByLabelText('PIX copia e cola')).toHaveFocus();
  });

  it('by boleto: the line is copied and the sheet printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    show({ [ONE]: OPEN_BOLETO, [BOLETO]: SHEET });
    expect(await screen.findByLabelText('Linha digitável')).toHaveValue(LINE);
    const sheet = await screen.findByRole('region', { name: 'Boleto para imprimir' });
    expect(sheet).toHaveTextContent('25 de nov. de 2026');
    expect(sheet).toHaveTextContent('não pode ser pago em um banco');
    expect(screen.getByRole('img', { name: 'Código de barras' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir boleto' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('by boleto: the sheet is not requested once it is paid, when the API would refuse it', async () => {
    const { seen } = show({
      [ONE]: OPEN_BOLETO,
      [BOLETO]: SHEET,
      'POST /api/customer-area/payment/{id}/sandbox': OPEN_BOLETO,
    });
    await screen.findByRole('region', { name: 'Boleto para imprimir' });
    await userEvent.click(screen.getByText('Ações da demonstração'));
    await userEvent.click(screen.getByRole('button', { name: 'Pagar' }));
    await screen.findByText('Feito na demonstração.');
    await waitFor(() => expect(seen.filter(({ call }) => call === ONE).length).toBeGreaterThan(1));
    expect(seen.filter(({ call }) => call === BOLETO)).toHaveLength(1);
  });

  it("in the sandbox: the payer's action is simulated here, and the page follows", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let payment: Payment = PIX;
    const { seen } = show({ [ONE]: () => payment, 'POST /api/customer-area/payment/{id}/sandbox': PIX });
    await screen.findByRole('heading', { name: 'Pague com PIX' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByText('Ações da demonstração'));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    expect(await screen.findByText('Feito na demonstração.')).toBeVisible();
    expect(seen.find(({ call }) => call.endsWith('/sandbox'))?.args).toEqual({
      id: PIX.id,
      acao: 'pagar',
      aviso: 'normal',
    });
    payment = PAID;
    act(() => (document.activeElement as HTMLElement).blur());
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByRole('heading', { name: 'Pagamento confirmado' })).toHaveFocus();
  });
});
