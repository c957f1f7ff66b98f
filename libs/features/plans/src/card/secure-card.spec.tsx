import {
  type FakeCalls,
  halfYearPlan,
  listOf,
  samplePayment,
  sampleQuote,
  sandboxProvider,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { CheckoutScreen } from '../checkout/checkout-screen';
import { costOptions } from './secure-card-fields';

const PAY = 'POST /api/customer-area/payment';
const PAID = samplePayment({ metodo: 'cartao', status: 'pago' });
const calls: FakeCalls = {
  'GET /api/plan': listOf(halfYearPlan),
  'GET /api/payment/provider': {
    ...sandboxProvider,
    provedor: 'mercado_pago',
    demonstracao: false,
    chave_publica: 'TEST-1',
  },
  'GET /api/customer-area/payment/quote': sampleQuote(),
  [PAY]: PAID,
};
const COST = { installment_rate: 0, installment_amount: 24.9, total_amount: 149.4 };

type Handle = (event: { bin?: string | null }) => void;

/** The provider's script as documented; the specs type into its frames by emitting their events. */
class FakeMercadoPago {
  static last: FakeMercadoPago;
  readonly handles: Record<string, Handle> = {};
  readonly createCardToken = jest.fn((): Promise<unknown> => Promise.resolve({ id: `token-${this.tokens()}` }));
  constructor(
    readonly key: string,
    readonly options: object,
  ) {
    FakeMercadoPago.last = this;
  }
  private tokens = () => this.createCardToken.mock.calls.length;
  getPaymentMethods = jest.fn(async ({ bin }: { bin: string }) => ({
    results: bin.startsWith('5') ? [{ id: 'master', payment_type_id: 'credit_card', issuer: { id: 24 } }] : [],
  }));
  getInstallments = jest.fn(async () => [
    { payer_costs: [1, 3, 6, 12].map((installments) => ({ ...COST, installments })) },
  ]);
  fields = {
    createCardToken: this.createCardToken,
    create: (name: string) => {
      const field = {
        on: (event: string, handle: Handle) => void (this.handles[`${name} ${event}`] = handle),
        mount: (id: string) => {
          if (!document.getElementById(id)) throw new Error(`no container ${id}`);
          queueMicrotask(() => this.handles[`${name} ready`]?.({}));
          return field;
        },
        unmount: () => undefined,
        update: () => field,
        focus: () => undefined,
      };
      return field;
    },
  };
  async type(bin: string | null): Promise<void> {
    await act(async () => {
      this.handles['cardNumber change']?.({});
      this.handles['cardNumber binChange']?.({ bin });
    });
  }
}

const frames = () => FakeMercadoPago.last;
const address = () => screen.getByLabelText('Endereço completo').textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: /^Pagar/ }));

async function show(changes: FakeCalls = {}) {
  const view = showAsStudent(
    <Routes>
      <Route path="/checkout/x" element={<CheckoutScreen slug={halfYearPlan.id} sdkUrl="https://sdk.exemplo" />} />
      <Route path="*" element={null} />
    </Routes>,
    { calls: { ...calls, ...changes }, route: '/checkout/x' },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Cartão/ }));
  await userEvent.type(screen.getByLabelText('CPF de quem paga'), '52998224725');
  return view;
}

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { MercadoPago: FakeMercadoPago });
});
afterEach(() => void Reflect.deleteProperty(window, 'MercadoPago'));

it('sends the provider’s token with brand and issuer; neither page nor server receives the number', async () => {
  const { seen } = await show();
  expect(frames().key).toBe('TEST-1');
  await frames().type('50314332');
  await waitFor(() => expect(screen.getByRole('option', { name: /^6 parcelas sem juros/ })).toBeInTheDocument());
  expect(screen.queryByRole('option', { name: /^12/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Parcelas'), '6');
  await press();
  await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
  expect(frames().createCardToken).toHaveBeenCalledWith({
    cardholderName: expect.any(String),
    identificationType: 'CPF',
    identificationNumber: '52998224725',
  });
  expect(seen.find(({ call }) => call === PAY)?.args).toMatchObject({
    cartao_token: 'token-1',
    bandeira: 'master',
    emissor: '24',
    parcelas: 6,
  });
  expect(screen.queryByLabelText('Número do cartão', { selector: 'input' })).not.toBeInTheDocument();
});

it('makes another token after a refusal, and none for an unknown card', async () => {
  const replies = [samplePayment({ metodo: 'cartao', status: 'recusado' }), PAID];
  const { seen } = await show({ [PAY]: () => replies.shift() ?? PAID });
  await press();
  expect(await screen.findByText('Preencha os dados do cartão.')).toBeVisible();
  await frames().type('41111111');
  expect(await screen.findByText(/Este cartão não é aceito/)).toBeVisible();
  expect(seen.some(({ call }) => call === PAY)).toBe(false);
  await frames().type('50314332');
  await press();
  await screen.findByText(/O pagamento foi recusado/);
  await press();
  await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
  expect(seen.filter(({ call }) => call === PAY).map(({ args }) => args['cartao_token'])).toEqual([
    'token-1',
    'token-2',
  ]);
});

it("shows the provider's refusal at its field, and says that nothing was charged if it gives no reason", async () => {
  const { seen } = await show();
  await frames().type('50314332');
  frames().createCardToken.mockRejectedValueOnce([{ field: 'expirationMonth', cause: 'invalid_value' }]);
  await press();
  expect(await screen.findByText(/Confira a validade/)).toBeVisible();
  frames().createCardToken.mockRejectedValueOnce(new Error('offline'));
  await press();
  expect(await screen.findByText(/não recebeu os dados do cartão e nada foi cobrado/)).toBeVisible();
  expect(seen.some(({ call }) => call === PAY)).toBe(false);
});

it('keeps PIX and boleto if the script cannot be loaded, says so, and loads it again on request', async () => {
  Reflect.deleteProperty(window, 'MercadoPago');
  await show();
  act(() => void document.querySelector('script[src="https://sdk.exemplo/js/v2"]')?.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/não puderam ser carregados. Nada foi cobrado/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  Object.assign(window, { MercadoPago: FakeMercadoPago });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('group', { name: 'Número do cartão' })).toBeVisible();
});

it("shows the buyer's interest, by the provider’s own amounts", () => {
  const costs = [
    { ...COST, installments: 1 },
    { ...COST, installments: 2, installment_rate: 4.5, installment_amount: 78.06, total_amount: 156.12 },
  ];
  const labels = costOptions(costs, sampleQuote()).map(({ label }) => label.replaceAll('\u00a0', ' '));
  expect(labels).toEqual(['À vista, R$ 149,40', '2 parcelas com juros: 2 de R$ 78,06, total de R$ 156,12']);
});
