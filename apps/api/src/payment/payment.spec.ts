import { plans } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/app';

const PAY = 'POST /api/customer-area/payment';
const INVOICES = 'GET /api/customer-area/payment';
const CANCEL = 'POST /api/plan/cancel';
const PROVIDER = 'GET /api/payment/provider';
const QUOTE = 'GET /api/customer-area/payment/quote';
const ONE = 'GET /api/customer-area/payment/{id}';
const GIVE_UP = 'POST /api/customer-area/payment/{id}/cancel';
const BOLETO = 'GET /api/customer-area/payment/{id}/boleto';
const SANDBOX = 'POST /api/customer-area/payment/{id}/sandbox';
const WEBHOOK = 'POST /api/payment/webhook/{provedor}';
const FOUND = 'GET /api/customer-area/moderation/payment';
const FOUND_ONE = 'GET /api/customer-area/moderation/payment/{id}';
const REFUND = 'POST /api/customer-area/moderation/payment/{id}/refund';
const TRANSFER = 'POST /api/customer-area/moderation/payment/{id}/transfer';
const ID = '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10';
const UNAVAILABLE = { erro: ['O pagamento ainda não está disponível nesta instalação.'] };

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ token } = await api.createStudent());
  const plan = { name: 'Plano', priceCents: 29_900, months: 12, maxInstalments: 6, description: '', highlights: [], position: 1 };
  await api.db.insert(plans).values([
    { id: 'plano_pago_primary', ...plan },
    { id: 'plano_pago_primary_nova', ...plan, active: false },
    { id: 'plano_gratis', ...plan, priceCents: 0 },
  ]).onConflictDoUpdate({ target: plans.id, set: { maxInstalments: 6 } });
});
afterAll(() => api.close());

const checkout = (changes: object = {}) => ({
  'idempotency-key': '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
  plano_id: 'plano_pago_primary',
  metodo: 'cartao',
  cpf: '529.982.247-25',
  nome: 'Ana Souza',
  parcelas: 6,
  ...changes,
});

describe('the calls of payment, where no provider is configured', () => {
  it('refuse with 503 and a sentence, after everything else was checked', async () => {
    for (const [name, args] of [[PAY, checkout()], [PAY, checkout({ metodo: 'pix', parcelas: undefined, valor_centavos: 1 })], [CANCEL, {}]] as const) {
      const { status, body } = await api.call(name, args, token);
      expect([name, status, body]).toEqual([name, 503, UNAVAILABLE]);
    }
  });

  it('know of no payment', async () => {
    expect(await api.ok(INVOICES, {}, token)).toMatchObject({ data: [], total: 0, current_page: 1, last_page: 1 });
    expect((await api.call(INVOICES, { page: 2 }, token)).status).toBe(404);
  });

  it('say to the page that nothing can be bought, whoever asks: a dead token is no 401', async () => {
    expect(await api.ok(PROVIDER)).toEqual({ provedor: null, demonstracao: false, chave_publica: '', vendedor: null });
    expect((await api.call(PROVIDER, {}, 'x.y.z')).status).toBe(200);
    expect(await api.call(QUOTE, { plano_id: 'plano_pago_primary' }, token)).toMatchObject({ status: 503, body: UNAVAILABLE });
  });

  it('find no payment by any id, and take no notice', async () => {
    for (const [name, args] of [[ONE, {}], [GIVE_UP, {}], [BOLETO, {}], [SANDBOX, { acao: 'pagar' }]] as const) {
      expect([name, (await api.call(name, { id: ID, ...args }, token)).status]).toEqual([name, 404]);
    }
    expect((await api.call(WEBHOOK, { provedor: 'sandbox' })).status).toBe(404);
  });

  it('show the staff an empty desk, and nobody else any', async () => {
    const admin = await api.createStudent({ role: 'admin' });
    expect(await api.ok(FOUND, { busca: 'x' }, admin.token)).toMatchObject({ data: [], total: 0 });
    for (const [name, args] of [[FOUND, { busca: 'x' }], [FOUND_ONE, { id: ID }], [REFUND, { id: ID, motivo: 'x' }], [TRANSFER, { id: ID, motivo: 'x' }]] as const) {
      expect([name, (await api.call(name, args, token)).status]).toEqual([name, 403]);
      if (name !== FOUND) expect([name, (await api.call(name, args, admin.token)).status]).toEqual([name, 404]);
    }
  });

  it('take the cancelling of a tab that knows no body', async () => {
    const response = await api.app.inject({ method: 'POST', url: '/api/plan/cancel', headers: { authorization: `Bearer ${token}` } });
    expect([CANCEL, response.statusCode]).toEqual([CANCEL, 503]);
  });

  it('refuse a visitor', async () => {
    for (const [name, args] of [[PAY, checkout()], [INVOICES, {}], [CANCEL, {}]] as const) {
      expect([name, (await api.call(name, args)).status]).toEqual([name, 401]);
    }
  });

  it.each([
    ['no key', { 'idempotency-key': undefined }, 'idempotency-key'],
    ['a key that is too short', { 'idempotency-key': 'x' }, 'idempotency-key'],
    ['a plan that nobody sells', { plano_id: 'plano_pago_primary_nova' }, 'plano_id'],
    ['the free plan', { plano_id: 'plano_gratis' }, 'plano_id'],
    ['a plan that is none', { plano_id: 'ouro' }, 'plano_id'],
    ['a CPF with a wrong digit', { cpf: '529.982.247-26' }, 'cpf'],
    ['a blank name', { nome: '  ' }, 'nome'],
    ['more instalments than the plan has', { parcelas: 7 }, 'parcelas'],
    ['instalments of a boleto', { metodo: 'boleto', parcelas: 2 }, 'parcelas'],
    ['a method that is none', { metodo: 'cheque' }, 'metodo'],
  ])('refuse %s with 422', async (_name, changes, field) => {
    const { status, body } = await api.call(PAY, checkout(changes), token);
    expect([status, Object.keys(body)]).toEqual([422, [field]]);
  });

  it('refuse a page that is none', async () => {
    expect((await api.call(INVOICES, { page: 0 }, token)).status).toBe(422);
  });
});
