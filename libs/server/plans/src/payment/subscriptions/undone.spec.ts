import { createTestApp, type TestApp } from '../../testing/app';
import {
  checkoutArgs,
  HALF_YEAR,
  keptCharges,
  PAYER_ADDRESS,
  PIX,
  reconcileNow,
  SUBSCRIPTION,
  testClock,
  TRANSFER_ACCOUNT,
  workPayments,
} from '../../testing/payments';
import { subscriptions } from '../../tables/payments';

const PAY = 'POST /api/customer-area/payment';
const ONE = 'GET /api/customer-area/payment/{id}';
const SANDBOX = 'POST /api/customer-area/payment/{id}/sandbox';
const QUOTE = 'GET /api/customer-area/payment/quote';
const CANCEL = 'POST /api/plan/cancel';
const REFUND = 'POST /api/customer-area/moderation/payment/{id}/refund';
const PLAN = 'GET /api/customer-area/user/plan';

let api: TestApp;
let clock: ReturnType<typeof testClock>;
beforeEach(async () => {
  clock = testClock();
  api = await createTestApp({ paymentTesting: { clock: clock.now } });
});
afterEach(() => api.close());

const planOf = async (token: string) => (await api.ok(PLAN, {}, token)).plano_tipo;
const bought = async (token: string) => (await api.ok(PLAN, {}, token)).assinatura;
const keptOf = async (id: string) =>
  (await keptCharges(api)).filter(({ reference }) => reference === id).map(({ cents }) => cents);

describe('plans that replaced each other', () => {
  it('return to the last one that is still paid, if the later ones are undone in any order', async () => {
    const { token } = await api.createStudent();
    const { token: admin } = await api.createStudent({ role: 'admin' });
    await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 2 });
    const second = await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    clock.forward({ days: 175 });
    await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    await api.ok(REFUND, { id: second.id, motivo: 'Pedido do aluno' }, admin);
    expect(await planOf(token)).toBe(HALF_YEAR.plano_id);
    await api.ok(CANCEL, { arrependimento: true }, token);
    // The first plan has expired by now, the second one was undone.
    expect([await planOf(token), await bought(token)]).toEqual(['plano_gratis', null]);
  });

  it('return past one that was undone before', async () => {
    const { token } = await api.createStudent();
    const { token: admin } = await api.createStudent({ role: 'admin' });
    await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 25 });
    const second = await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 1 });
    await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    await api.ok(REFUND, { id: second.id, motivo: 'Pedido do aluno' }, admin);
    await api.ok(CANCEL, { arrependimento: true }, token);
    expect([await planOf(token), (await bought(token))?.status]).toEqual(['plano_pago_primary', 'ativa']);
  });
});

describe('acts of the bank without a notice', () => {
  it('a payment refunded in part at once counts as paid: it gives the plan, and the rest as credit', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    await api.ok(SANDBOX, { id, acao: 'pagar', aviso: 'nenhum' }, token);
    await api.ok(SANDBOX, { id, acao: 'estornar_metade', aviso: 'normal' }, token);
    await workPayments(api);
    expect([(await api.ok(ONE, { id }, token)).status, await planOf(token)]).toEqual([
      'estornado_parcial',
      'plano_pago_primary',
    ]);
    const [{ paidCents } = { paidCents: 0 }] = await api.db.select().from(subscriptions);
    expect(paidCents).toBe(1_495);
  });

  it('a payment refunded in part unnoticed is refunded completely when it is regretted', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(), token);
    await api.ok(SANDBOX, { id, acao: 'estornar_metade', aviso: 'nenhum' }, token);
    await api.ok(CANCEL, { arrependimento: true }, token);
    await workPayments(api);
    expect([(await api.ok(ONE, { id }, token)).status, await keptOf(id)]).toEqual(['estornado', []]);
  });

  it('a later partial refund lowers the credit of another plan by as much', async () => {
    const { token } = await api.createStudent();
    const { token: admin } = await api.createStudent({ role: 'admin' });
    const { id } = await api.ok(PAY, checkoutArgs(), token);
    await api.ok(REFUND, { id, motivo: 'Pedido do aluno', valor_centavos: 1_000 }, admin);
    expect((await api.ok(QUOTE, HALF_YEAR, token)).credito_centavos).toBeLessThanOrEqual(1_990);
  });

  it('a dispute that is won restores the plan in place of the one that had returned meanwhile', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 2 });
    const { id } = await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    await api.ok(SANDBOX, { id, acao: 'contestar' }, token);
    await workPayments(api);
    expect(await planOf(token)).toBe('plano_pago_primary');
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    expect(await planOf(token)).toBe(HALF_YEAR.plano_id);
  });

  it('a refund requested during a dispute is made once the dispute is won', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(), token);
    await api.ok(SANDBOX, { id, acao: 'contestar', aviso: 'nenhum' }, token);
    expect(await api.ok(CANCEL, { arrependimento: true }, token)).toMatchObject({ estornado: false });
    await workPayments(api);
    expect((await api.ok(ONE, { id }, token)).status).not.toBe('estornado');
    clock.forward({ minutes: 1 });
    await reconcileNow(api);
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    expect([(await api.ok(ONE, { id }, token)).status, await keptOf(id)]).toEqual(['estornado', []]);
  });

  it('a complete refund of a regretted boleto leaves nothing to transfer', async () => {
    const { token } = await api.createStudent();
    const { token: admin } = await api.createStudent({ role: 'admin' });
    const boleto = checkoutArgs({ metodo: 'boleto', cartao_token: undefined, endereco: PAYER_ADDRESS });
    const { id } = await api.ok(PAY, boleto, token);
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    await api.ok(CANCEL, { arrependimento: true, conta: TRANSFER_ACCOUNT }, token);
    await api.ok(SANDBOX, { id, acao: 'estornar' }, token);
    await workPayments(api);
    const transfer = await api.call(
      'POST /api/customer-area/moderation/payment/{id}/transfer',
      { id, motivo: 'Comprovante 1' },
      admin,
    );
    expect(transfer.status).toBe(404);
    expect((await api.pool.query('select from payment_refunds where account is not null')).rowCount).toBe(0);
  });

  it('reconciliation refunds and ends a recurring charge that was not ended', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    await api.ok(CANCEL, { arrependimento: true }, token);
    // The job that should have ended it has given up.
    await api.pool.query("delete from pgboss.job where name = 'payment'");
    clock.forward({ days: 32 });
    await reconcileNow(api);
    await workPayments(api);
    expect(await keptOf(id)).toEqual([]);
    expect((await api.pool.query('select from sandbox_recurrings where active')).rowCount).toBe(0);
    expect(await planOf(token)).toBe('plano_gratis');
  });
});
