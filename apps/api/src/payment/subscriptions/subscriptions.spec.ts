import { eq } from 'drizzle-orm';
import { payments, subscriptions } from '@mapa/server-plans';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app';
import { deliverQueued, mailsTo } from '@mapa/server-platform/testing';
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
} from '@mapa/server-plans/testing';

const PAY = 'POST /api/customer-area/payment';
const ONE = 'GET /api/customer-area/payment/{id}';
const SANDBOX = 'POST /api/customer-area/payment/{id}/sandbox';
const QUOTE = 'GET /api/customer-area/payment/quote';
const CANCEL = 'POST /api/plan/cancel';
const INVOICES = 'GET /api/customer-area/payment';
const PLAN = 'GET /api/customer-area/user/plan';
const ME = 'GET /api/customer-area/user/me';

let api: TestApp;
let clock: ReturnType<typeof testClock>;
beforeEach(async () => {
  clock = testClock();
  api = await createTestApp({ paymentTesting: { clock: clock.now } });
});
afterEach(() => api.close());

const planOf = async (token: string) => (await api.ok(ME, {}, token)).usuario.plano_tipo;
const bought = async (token: string) => (await api.ok(PLAN, {}, token)).assinatura;
const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);
const keptOf = async (id: string) =>
  (await keptCharges(api)).filter(({ reference }) => reference === id).map(({ cents }) => cents);

describe('a subscription', () => {
  it('renews by itself at the price of its beginning', async () => {
    const { token } = await api.createStudent();
    const { id, status } = await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    expect(status).toBe('pago');
    const first = await bought(token);
    expect(first).toMatchObject({ renova: true, proxima_cobranca_em: first?.vigente_ate });
    await api.pool.query('update plan_prices set ended_at = now() where plan_id = $1', [SUBSCRIPTION.plano_id]);
    clock.forward({ days: 32 });
    await reconcileNow(api);
    const second = await bought(token);
    expect(second?.status).toBe('ativa');
    expect(Date.parse(second?.vigente_ate ?? '')).toBeGreaterThan(clock.now().getTime());
    expect(second?.inicio).toBe(first?.vigente_ate);
    expect(
      (await api.ok(INVOICES, {}, token)).data.map(({ renovacao, valor_centavos }) => [renovacao, valor_centavos]),
    ).toEqual([
      [true, 2_490],
      [false, 2_490],
    ]);
    expect(await keptOf(id)).toEqual([2_490, 2_490]);
  });

  it('whose renewal fails goes on for the grace period with its mails, and then ends', async () => {
    const { user, token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    clock.forward({ days: 31 });
    await api.ok(SANDBOX, { id, acao: 'falhar_renovacao' }, token);
    await workPayments(api);
    for (const [days, status] of [
      [0, 'em_atraso'],
      [3, 'em_atraso'],
      [2, 'em_atraso'],
    ] as const) {
      clock.forward({ days });
      await reconcileNow(api);
      expect([await planOf(token), (await bought(token))?.status]).toEqual([SUBSCRIPTION.plano_id, status]);
      await deliverQueued(api);
    }
    clock.forward({ days: 2 });
    await reconcileNow(api);
    expect([await planOf(token), await bought(token)]).toEqual(['plano_gratis', null]);
    const told = await subjects(user.email);
    expect(told.filter((subject) => subject === 'A renovação do seu plano não foi paga').length).toBeGreaterThan(1);
    expect(told.filter((subject) => subject === 'Seu plano terminou')).toHaveLength(1);
  });

  it('in its grace period is active again when the card pays after all', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    const end = (await bought(token))?.vigente_ate;
    clock.forward({ days: 32 });
    await api.ok(SANDBOX, { id, acao: 'falhar_renovacao' }, token);
    await reconcileNow(api);
    expect((await bought(token))?.status).toBe('em_atraso');
    await api.ok(SANDBOX, { id, acao: 'renovar' }, token);
    await workPayments(api);
    expect(await bought(token)).toMatchObject({ status: 'ativa', inicio: end, tolerancia_ate: null });
  });

  it('that is cancelled is charged no more, and lasts until its period ends', async () => {
    const { user, token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    const until = (await bought(token))?.vigente_ate;
    for (let n = 0; n < 2; n++)
      expect(await api.ok(CANCEL, {}, token)).toEqual({
        success: true,
        vigente_ate: until,
        estornado: false,
        devolvido_centavos: 0,
      });
    await workPayments(api);
    expect(await planOf(token)).toBe(SUBSCRIPTION.plano_id);
    clock.forward({ days: 40 });
    await reconcileNow(api);
    expect([await planOf(token), await keptOf(id)]).toEqual(['plano_gratis', [2_490]]);
    expect(await subjects(user.email)).toContain('Seu plano foi cancelado');
  });

  it('that is cancelled in its grace period ends, and its mail does not say that it goes on', async () => {
    const { user, token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    await api.pool.query(
      "update subscriptions set state = 'em_atraso', ends_at = now() - interval '1 day', grace_until = now() + interval '6 days' where student_id = $1",
      [user.id],
    );
    await api.ok(CANCEL, {}, token);
    const [told] = (await mailsTo(api, user.email)).filter(({ subject }) => subject === 'Seu plano foi cancelado');
    expect(told?.text).toMatch(/não será mais renovado, e terminou/);
    await reconcileNow(api);
    expect([await planOf(token), await bought(token)]).toEqual(['plano_gratis', null]);
  });

  it('cannot be bought twice', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(SUBSCRIPTION), token);
    expect((await api.call(PAY, checkoutArgs(SUBSCRIPTION), token)).body).toEqual({
      plano_id: [expect.stringMatching(/já assina/)],
    });
  });
});

describe('another plan', () => {
  it('costs less by the remaining value of the previous plan, to the second', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(), token);
    const { inicio, vigente_ate } = (await bought(token)) ?? { inicio: '', vigente_ate: '' };
    clock.forward({ days: 10 });
    const total = (Date.parse(vigente_ate) - Date.parse(inicio)) / 1_000;
    const credit = Math.floor((2_990 * (total - 864_000)) / total);
    expect(await api.ok(QUOTE, HALF_YEAR, token)).toMatchObject({
      credito_centavos: credit,
      total_centavos: 14_940 - credit,
    });
    clock.forward({ minutes: 20 });
    const paid = await api.ok(PAY, checkoutArgs({ ...HALF_YEAR, valor_visto_centavos: 14_940 - credit }), token);
    expect(paid).toMatchObject({ status: 'pago', valor_centavos: 14_940 - credit });
    expect(await planOf(token)).toBe(HALF_YEAR.plano_id);
  });

  it('that costs less than the remaining value is not sold, nor the same plan long before its end', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    expect((await api.call(PAY, checkoutArgs(), token)).body).toEqual({
      plano_id: [expect.stringMatching(/vale mais/)],
    });
    expect((await api.call(PAY, checkoutArgs(HALF_YEAR), token)).body).toEqual({
      plano_id: [expect.stringMatching(/já tem este plano/)],
    });
    const end = (await bought(token))?.vigente_ate ?? '';
    clock.forward({ days: 175 });
    await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    expect(Date.parse((await bought(token))?.vigente_ate ?? '') - Date.parse(end)).toBeGreaterThan(180 * 86_400_000);
  });

  it('when regretted returns the money and restores the previous plan', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 10 });
    const { id, valor_centavos } = await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    expect(await api.ok(CANCEL, { arrependimento: true }, token)).toEqual({
      success: true,
      vigente_ate: null,
      estornado: true,
      devolvido_centavos: valor_centavos,
    });
    expect([await planOf(token), await keptOf(id)]).toEqual(['plano_pago_primary', []]);
  });

  it('regretted twice leaves the restored plan: the request names the purchase that the page showed', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 2 });
    await api.ok(PAY, checkoutArgs(HALF_YEAR), token);
    const inicio = (await bought(token))?.inicio;
    const both = await Promise.all([1, 2].map(() => api.call(CANCEL, { arrependimento: true, inicio }, token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await api.call(CANCEL, { inicio }, token)).body).toEqual({
      inicio: [expect.stringMatching(/^O seu plano mudou/)],
    });
    expect([await planOf(token), (await bought(token))?.status]).toEqual(['plano_pago_primary', 'ativa']);
    expect((await api.call(CANCEL, { inicio: (await bought(token))?.inicio }, token)).status).toBe(200);
  });
});

describe('a purchase that is regretted', () => {
  it('within seven days ends at once, with a full refund and a mail', async () => {
    const { user, token } = await api.createStudent();
    const { id, arrependimento_ate } = await api.ok(PAY, checkoutArgs(), token);
    expect(arrependimento_ate).toMatch(/T02:59:59.999Z$/);
    expect(await api.ok(CANCEL, { arrependimento: true }, token)).toEqual({
      success: true,
      vigente_ate: null,
      estornado: true,
      devolvido_centavos: 2_990,
    });
    expect([await planOf(token), await keptOf(id)]).toEqual(['plano_gratis', []]);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      status: 'estornado',
      estornado_centavos: 2_990,
      arrependimento_ate: null,
    });
    expect(await subjects(user.email)).toEqual(
      expect.arrayContaining(['Recibo do seu pagamento', 'Recebemos o seu arrependimento']),
    );
    const [receipt] = (await mailsTo(api, user.email)).filter(({ subject }) => subject === 'Recibo do seu pagamento');
    expect(receipt?.text).toContain('Este recibo não é uma nota fiscal.');
    expect(receipt?.text).toMatch(
      /se arrepender desta compra até as 23h59 de \d+ de \w+ de \d{4}, no horário de Brasília/,
    );
  });

  it('later is only cancelled, and cancelling without a purchase is refused', async () => {
    const { token } = await api.createStudent();
    expect((await api.call(CANCEL, {}, token)).status).toBe(422);
    await api.ok(PAY, checkoutArgs(), token);
    clock.forward({ days: 9 });
    expect((await api.call(CANCEL, { arrependimento: true }, token)).body).toEqual({
      arrependimento: [expect.stringMatching(/sete dias/)],
    });
    expect((await api.ok(CANCEL, {}, token)).estornado).toBe(false);
  });

  it('of a boleto is transferred by the staff to the named account, whose data are then erased', async () => {
    const { token } = await api.createStudent();
    const { token: admin } = await api.createStudent({ role: 'admin' });
    const { id } = await api.ok(
      PAY,
      checkoutArgs({ metodo: 'boleto', cartao_token: undefined, endereco: PAYER_ADDRESS }),
      token,
    );
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    expect((await bought(token))?.devolucao_em_conta).toBe(true);
    expect((await api.call(CANCEL, { arrependimento: true }, token)).body).toEqual({ conta: [expect.anything()] });
    const wrong = { ...TRANSFER_ACCOUNT, cpf: '529.982.247-26' };
    expect((await api.call(CANCEL, { arrependimento: true, conta: wrong }, token)).body).toEqual({
      cpf: [expect.stringMatching(/CPF/)],
    });
    expect(await api.ok(CANCEL, { arrependimento: true, conta: TRANSFER_ACCOUNT }, token)).toMatchObject({
      estornado: false,
      devolvido_centavos: 2_990,
    });
    const { pagamento } = await api.ok('GET /api/customer-area/moderation/payment/{id}', { id }, admin);
    expect(pagamento.transferencia).toEqual({ valor_centavos: 2_990, ...TRANSFER_ACCOUNT });
    const { pagamento: after } = await api.ok(
      'POST /api/customer-area/moderation/payment/{id}/transfer',
      { id, motivo: 'Comprovante 1' },
      admin,
    );
    expect(after).toMatchObject({ status: 'estornado', transferencia: null });
    expect((await api.pool.query('select from payment_refunds where account is not null')).rowCount).toBe(0);
    await reconcileNow(api);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({ status: 'estornado' });
  });
});

describe('a payment that the bank disputes', () => {
  it('suspends the plan during the dispute, and restores it when the dispute is won', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(), token);
    await api.ok(SANDBOX, { id, acao: 'contestar' }, token);
    await workPayments(api);
    expect([await planOf(token), (await api.ok(ONE, { id }, token)).status]).toEqual(['plano_gratis', 'contestado']);
    expect(await bought(token)).toMatchObject({ status: 'contestada', renova: false, arrependimento_ate: null });
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    expect(await planOf(token)).toBe('plano_pago_primary');
  });

  it('if charged back in part leaves the plan, and if in whole ends it', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(), token);
    await api.ok(SANDBOX, { id, acao: 'estornar_metade' }, token);
    await workPayments(api);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({ status: 'estornado_parcial', estornado_centavos: 1_495 });
    expect(await planOf(token)).toBe('plano_pago_primary');
    await api.ok(SANDBOX, { id, acao: 'estornar' }, token);
    await workPayments(api);
    expect(await planOf(token)).toBe('plano_gratis');
  });
});

describe('a late payment', () => {
  it('pays a PIX that had expired, if nothing was bought since', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    clock.forward({ minutes: 40 });
    await reconcileNow(api);
    expect((await api.ok(ONE, { id }, token)).status).toBe('expirado');
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    expect([(await api.ok(ONE, { id }, token)).status, await planOf(token)]).toEqual(['pago', 'plano_pago_primary']);
  });

  it('is refunded by itself if another purchase was paid meanwhile', async () => {
    const { user, token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    clock.forward({ minutes: 40 });
    await reconcileNow(api);
    await api.ok(PAY, checkoutArgs(), token);
    await api.ok(SANDBOX, { id, acao: 'pagar' }, token);
    await workPayments(api);
    expect([(await api.ok(ONE, { id }, token)).status, await keptOf(id)]).toEqual(['estornado', []]);
    expect(await subjects(user.email)).toContain('Devolvemos um pagamento repetido');
    expect(await planOf(token)).toBe('plano_pago_primary');
  });
});

describe('a deleted account', () => {
  it('leaves its paid checkout paid', async () => {
    const { token } = await api.createStudent();
    await api.ok(PAY, checkoutArgs(), token);
    await api.ok('POST /api/customer-area/user/delete', { password: PASSWORD }, token);
    expect((await api.pool.query('select state, student_id from checkouts')).rows).toEqual([
      { state: 'pago', student_id: null },
    ]);
  });

  it('is charged no more; its payments remain without name, e-mail and CPF', async () => {
    const { user, token } = await api.createStudent({ name: 'Vagalume Souza' });
    const { id } = await api.ok(PAY, checkoutArgs({ ...SUBSCRIPTION, nome: 'Vagalume Souza' }), token);
    await api.ok('POST /api/customer-area/user/delete', { password: PASSWORD }, token);
    clock.forward({ days: 40 });
    await reconcileNow(api);
    await deliverQueued(api);
    expect(await keptOf(id)).toEqual([2_490]);
    const [kept] = await api.db.select().from(payments).where(eq(payments.id, id));
    expect(kept).toMatchObject({ studentId: null, payerName: null, payerCpf: null, amountCents: 2_490, state: 'pago' });
    const [sold] = await api.db.select().from(subscriptions);
    expect(sold).toMatchObject({ studentId: null, state: 'encerrada', renews: false });
    for (const table of [
      'payments',
      'subscriptions',
      'checkouts',
      'checkout_keys',
      'payment_audit',
      'payment_refunds',
      'sandbox_charges',
    ]) {
      const { rowCount } = await api.pool.query(`select from ${table} t where t::text ~* $1`, [
        `Vagalume|52998224725|${user.email}`,
      ]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
  });

  it('that pays an open PIX is refunded', async () => {
    const { token } = await api.createStudent();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    const { rows } = await api.pool.query<{ provider_id: string }>('select provider_id from payments where id = $1', [
      id,
    ]);
    await api.ok('POST /api/customer-area/user/delete', { password: PASSWORD }, token);
    await api.pool.query(
      "update sandbox_charges set state = 'pago', updated_at = updated_at + interval '1 s' where id = $1",
      [rows[0]?.provider_id],
    );
    clock.forward({ minutes: 61 });
    await reconcileNow(api);
    await workPayments(api);
    expect(await keptOf(id)).toEqual([]);
  });
});
