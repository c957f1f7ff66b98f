import { createHmac, randomUUID } from 'node:crypto';
import { createTestApp, testConfig, type TestApp } from '../../testing/app';
import { checkoutArgs, PAYER_ADDRESS, PIX, reconcileNow, testClock, workPayments } from '@mapa/server-plans/testing';
import { deliverQueued, mailsTo } from '@mapa/server-platform/testing';
import { startFakeMercadoPago } from '../../testing/providers/fake-mercado-pago';
import { enter } from '@mapa/server-sessions/testing';
import { readConfig } from '../../config';

const PAY = 'POST /api/customer-area/payment';
const ONE = 'GET /api/customer-area/payment/{id}';
const ME = 'GET /api/customer-area/user/me';
const SUBSCRIPTION = 'plano_pago_primary_nova_assinatura';
const CARD = { nome: 'APRO Souza', cartao_token: 'a1b2c3', bandeira: 'master', emissor: '24' };
const SECRET = 'segredo-do-aviso';
const SELLER = {
  SELLER_NAME: 'Mapa Ltda.',
  SELLER_CNPJ: '11.222.333/0001-81',
  SELLER_ADDRESS: 'Rua A, 1, Brasília, DF',
};
const KEYS = {
  PAYMENT_PROVIDER: 'mercado_pago',
  PAYMENT_PUBLIC_KEY: 'APP_USR-publica',
  PAYMENT_SECRET_KEY: 'APP_USR-secreta',
  PAYMENT_WEBHOOK_SECRET: SECRET,
} as const;

let there: Awaited<ReturnType<typeof startFakeMercadoPago>>;
let api: TestApp;
const lines: string[] = [];
const clock = testClock();
beforeAll(async () => {
  there = await startFakeMercadoPago();
  api = await createTestApp({
    config: { ...KEYS, ...SELLER, PAYMENT_BASE_URL: there.url, LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
    paymentTesting: { clock: clock.now },
  });
});
afterAll(async () => {
  await api.close();
  await there.stop();
});
beforeEach(() => there.seen.splice(0));

const student = async () => (await enter(api)).token;
const planOf = async (token: string) => (await api.ok(ME, {}, token)).usuario.plano_tipo;
const providerIdOf = async (id: string) =>
  Number(
    (await api.pool.query<{ provider_id: string }>('select provider_id from payments where id = $1', [id])).rows[0]
      ?.provider_id,
  );

function notify(dataId: string, type: string) {
  const [requestId, ts] = [randomUUID(), String(Math.floor(clock.now().getTime() / 1_000))];
  const v1 = createHmac('sha256', SECRET).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex');
  return api.app.inject({
    method: 'POST',
    url: `/api/payment/webhook/mercado_pago?data.id=${dataId}&type=${type}`,
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    payload: { action: 'payment.updated', api_version: 'v1', data: { id: dataId }, type, live_mode: true },
  });
}

describe('Mercado Pago', () => {
  it("receives a card's token, brand and issuer, our idempotency key, and an amount in reais", async () => {
    const token = await student();
    const { id, status } = await api.ok(
      PAY,
      checkoutArgs({ ...CARD, plano_id: 'plano_pago_primary_nova_6_meses', parcelas: 6 }),
      token,
    );
    expect([status, await planOf(token)]).toEqual(['pago', 'plano_pago_primary_nova_6_meses']);
    const [asked] = there.seen;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/payments', authorization: 'Bearer APP_USR-secreta' });
    expect(asked?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked?.body).toMatchObject({
      transaction_amount: 149.4,
      token: 'a1b2c3',
      payment_method_id: 'master',
      issuer_id: '24',
      installments: 6,
      external_reference: id,
      notification_url: 'https://mapa.example.com/api/payment/webhook/mercado_pago',
      payer: { first_name: 'APRO', last_name: 'Souza', identification: { type: 'CPF', number: '52998224725' } },
    });
  });

  it('refuses a card in its own words, which are translated into ours', async () => {
    expect(await api.ok(PAY, checkoutArgs({ ...CARD, nome: 'FUND' }), await student())).toMatchObject({
      status: 'recusado',
      recusa: { codigo: 'saldo_insuficiente' },
    });
  });

  it('gives a PIX code and a boleto’s line, and reports the payment by a signed notice', async () => {
    const token = await student();
    const pix = await api.ok(PAY, checkoutArgs(PIX), token);
    expect(pix).toMatchObject({ status: 'pendente', pix_codigo: '00020126580014br.gov.bcb.pix6304ABCD' });
    const providerId = await providerIdOf(pix.id);
    there.change(providerId, { status: 'approved', date_approved: new Date().toISOString() });
    expect((await notify(String(providerId), 'payment')).statusCode).toBe(200);
    await workPayments(api);
    expect([(await api.ok(ONE, { id: pix.id }, token)).status, await planOf(token)]).toEqual([
      'pago',
      'plano_pago_primary',
    ]);
    const other = await student();
    const boleto = await api.ok(
      PAY,
      checkoutArgs({ metodo: 'boleto', cartao_token: undefined, endereco: PAYER_ADDRESS }),
      other,
    );
    expect(boleto.boleto_linha).toMatch(/^23793/);
    expect(there.seen.at(-1)?.body['payer']).toMatchObject({ address: { zip_code: '70160900', federal_unit: 'DF' } });
    expect(await api.ok('GET /api/customer-area/payment/{id}/boleto', { id: boleto.id }, other)).toMatchObject({
      codigo_barras: '2'.repeat(44),
      demonstracao: false,
    });
  });

  it.each([
    ['a failure', 500],
    ['too many requests', 429],
    ['nonsense', 'nonsense'],
    ['a lost answer', 'hang-up'],
  ] as const)('after %s is asked again with the same key, and charges once', async (_what, trouble) => {
    const token = await student();
    const args = checkoutArgs(CARD);
    there.troubles.push(trouble);
    expect((await api.ok(PAY, args, token)).status).toBe('processando');
    const again = await api.ok(PAY, args, token);
    expect(again.status).toBe('pago');
    const asked = there.seen.filter(({ method }) => method === 'POST');
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect([...there.payments.values()].filter((one) => one.external_reference === again.id)).toHaveLength(1);
  });

  it('is searched by our reference for a payment that it never answered', async () => {
    const token = await student();
    there.troubles.push('hang-up');
    const { id, status } = await api.ok(PAY, checkoutArgs(CARD), token);
    expect(status).toBe('processando');
    clock.forward({ minutes: 1 });
    await reconcileNow(api);
    expect([(await api.ok(ONE, { id }, token)).status, await planOf(token)]).toEqual(['pago', 'plano_pago_primary']);
  });

  it('without a record of a payment leaves it unsent and uncharged', async () => {
    const token = await student();
    there.troubles.push(503);
    const { id } = await api.ok(PAY, checkoutArgs(CARD), token);
    clock.forward({ minutes: 11 });
    await reconcileNow(api);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({ status: 'expirado', recusa: { codigo: 'nao_enviado' } });
    expect(await api.ok(PAY, checkoutArgs(CARD), token)).toMatchObject({ status: 'pago' });
  });

  it('refunds a regretted purchase, in reais, with the refund’s own key', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs(CARD), token);
    expect(await api.ok('POST /api/plan/cancel', { arrependimento: true }, token)).toMatchObject({
      estornado: true,
      devolvido_centavos: 2_990,
    });
    expect(there.seen.find(({ path }) => path.endsWith('/refunds'))).toMatchObject({
      method: 'POST',
      body: { amount: 29.9 },
    });
    expect((await api.ok(ONE, { id }, token)).status).toBe('estornado');
  });

  it('unavailable, a refund waits and is made by the reconciliation', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs(CARD), token);
    there.troubles.push(500);
    expect(await api.ok('POST /api/plan/cancel', { arrependimento: true }, token)).toMatchObject({
      estornado: false,
      devolvido_centavos: 2_990,
    });
    await reconcileNow(api);
    expect((await api.ok(ONE, { id }, token)).status).toBe('estornado');
  });

  it('renews a subscription by a preapproval, and stops it when it is cancelled', async () => {
    const token = await student();
    const { id, status } = await api.ok(PAY, checkoutArgs({ ...CARD, plano_id: SUBSCRIPTION }), token);
    expect([status, await planOf(token)]).toEqual(['pago', SUBSCRIPTION]);
    const made = [...there.preapprovals.values()].find((one) => one.external_reference === id);
    if (!made) throw new Error('no preapproval');
    expect(made).toMatchObject({
      card_token_id: 'a1b2c3',
      auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 24.9, currency_id: 'BRL' },
    });
    clock.forward({ minutes: 1 });
    there.renew(made);
    expect((await notify(made.id, 'subscription_preapproval')).statusCode).toBe(200);
    await workPayments(api);
    expect((await api.ok('GET /api/customer-area/payment', {}, token)).data.map(({ renovacao }) => renovacao)).toEqual([
      true,
      false,
    ]);
    await api.ok('POST /api/plan/cancel', {}, token);
    await workPayments(api);
    expect(made.status).toBe('cancelled');
  });
});

describe('what the provider does not report', () => {
  const statusOf = async (id: string, token: string) => (await api.ok(ONE, { id }, token)).status;
  const preapprovalOf = (reference: string) => {
    const made = [...there.preapprovals.values()].find((one) => one.external_reference === reference);
    if (!made) throw new Error('no preapproval');
    return made;
  };

  it('a refused attempt after a first one that had charged: the first one is found', async () => {
    const token = await student();
    const args = checkoutArgs(CARD);
    there.troubles.push('hang-up');
    expect((await api.ok(PAY, args, token)).status).toBe('processando');
    there.troubles.push(400);
    expect((await api.ok(PAY, args, token)).status).toBe('pago');
  });

  it('a refused attempt whose search failed is searched for by the reconciliation', async () => {
    const token = await student();
    there.troubles.push(400);
    const { id, status } = await api.ok(PAY, checkoutArgs(CARD), token);
    expect(status).toBe('recusado');
    // From now on its search finds the charge.
    const reference = there.seen.find(({ method }) => method === 'POST')?.body ?? {};
    const late = await fetch(`${there.url}/v1/payments`, { method: 'POST', body: JSON.stringify(reference) });
    expect(late.ok).toBe(true);
    clock.forward({ minutes: 61 });
    await reconcileNow(api);
    await workPayments(api);
    expect([await statusOf(id, token), await planOf(token)]).toEqual(['recusado', 'plano_pago_primary']);
  });

  it('a preapproval that has not charged yet can be cancelled, and does not block another purchase', async () => {
    const token = await student();
    there.charging.atOnce = false;
    const { id, status } = await api.ok(PAY, checkoutArgs({ ...CARD, plano_id: SUBSCRIPTION }), token);
    there.charging.atOnce = true;
    expect(status).toBe('processando');
    clock.forward({ minutes: 2 });
    const given = await api.ok('POST /api/customer-area/payment/{id}/cancel', { id }, token);
    expect([given.status, preapprovalOf(id).status]).toEqual(['expirado', 'cancelled']);
    expect((await api.ok(PAY, checkoutArgs(CARD), token)).status).toBe('pago');
  });

  it('a preapproval that never charges is cancelled by the reconciliation after a day', async () => {
    const token = await student();
    there.charging.atOnce = false;
    const { id } = await api.ok(PAY, checkoutArgs({ ...CARD, plano_id: SUBSCRIPTION }), token);
    there.charging.atOnce = true;
    clock.forward({ minutes: 30 });
    await reconcileNow(api);
    expect(await statusOf(id, token)).toBe('processando');
    clock.forward({ days: 1 });
    await reconcileNow(api);
    expect([await statusOf(id, token), preapprovalOf(id).status]).toEqual(['expirado', 'cancelled']);
  });

  it('a renewal beyond the first page of many, and its refund, which names no reference', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs({ ...CARD, plano_id: SUBSCRIPTION }), token);
    const made = preapprovalOf(id);
    for (let n = 0; n < 55; n++) there.renew(made);
    expect((await notify(made.id, 'subscription_preapproval')).statusCode).toBe(200);
    await workPayments(api);
    const { total, data } = await api.ok('GET /api/customer-area/payment', {}, token);
    expect(total).toBe(56);
    const [last] = data;
    const providerId = await providerIdOf(last?.id ?? '');
    there.change(providerId, { status: 'refunded', transaction_amount_refunded: 24.9 });
    expect((await notify(String(providerId), 'payment')).statusCode).toBe(200);
    await workPayments(api);
    expect(await statusOf(last?.id ?? '', token)).toBe('estornado');
  });

  it('a charge of somebody else through the same account is ignored', async () => {
    const answer = await fetch(`${there.url}/v1/payments`, {
      method: 'POST',
      body: JSON.stringify({ transaction_amount: 10, payment_method_id: 'pix', external_reference: 'pedido-7' }),
    });
    const { id } = (await answer.json()) as { id: number };
    expect((await notify(String(id), 'payment')).statusCode).toBe(200);
    await workPayments(api);
    const { rows } = await api.pool.query('select processed_at from payment_events where resource_id = $1', [
      String(id),
    ]);
    expect(rows).toEqual([{ processed_at: expect.any(Date) as Date }]);
  });

  it('a charge of an amount other than the price is refunded', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    const providerId = await providerIdOf(id);
    there.change(providerId, { status: 'approved', transaction_amount: 1 });
    expect((await notify(String(providerId), 'payment')).statusCode).toBe(200);
    await workPayments(api);
    expect([await statusOf(id, token), await planOf(token)]).toEqual(['estornado', 'plano_gratis']);
    expect(there.payments.get(providerId)).toMatchObject({ transaction_amount_refunded: 1 });
  });

  it('a payment with a malformed answer does not hold up the others', async () => {
    const [one, other] = [await student(), await student()];
    const sick = await api.ok(PAY, checkoutArgs(PIX), one);
    clock.forward({ minutes: 1 });
    const well = await api.ok(PAY, checkoutArgs(PIX), other);
    there.change(await providerIdOf(sick.id), { status: 'nobody knows' });
    there.change(await providerIdOf(well.id), { status: 'approved', date_approved: clock.now().toISOString() });
    clock.forward({ minutes: 3 });
    await reconcileNow(api);
    expect([await statusOf(sick.id, one), await statusOf(well.id, other)]).toEqual(['pendente', 'pago']);
  });

  it('reports what instalments cost the buyer, in the response and in the receipt', async () => {
    const plan = { plano_id: 'plano_pago_primary_nova_6_meses', parcelas: 6 };
    await api.pool.query("update plan_prices set interest = 'comprador' where plan_id = $1", [plan.plano_id]);
    there.interest.percent = 10;
    const token = await student();
    expect(await api.ok(PAY, checkoutArgs({ ...CARD, ...plan }), token)).toMatchObject({
      status: 'pago',
      valor_centavos: 14_940,
      total_pago_centavos: 16_434,
      parcelas: 6,
    });
    there.interest.percent = 0;
    const { email } = (await api.ok(ME, {}, token)).usuario;
    await deliverQueued(api);
    const [receipt] = (await mailsTo(api, email)).filter(({ subject }) => subject === 'Recibo do seu pagamento');
    expect(receipt?.text).toContain('164,34');
    await api.pool.query("update plan_prices set interest = 'loja' where plan_id = $1", [plan.plano_id]);
  });
});

describe('a charge in another currency than reais', () => {
  afterEach(() => {
    there.charging.currency = 'BRL';
  });
  const latest = async (token: string) => (await api.ok('GET /api/customer-area/payment', {}, token)).data[0];
  const endOf = async (token: string) => (await api.ok('GET /api/customer-area/user/plan', {}, token)).assinatura;
  const sentBack = (id: string) =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event, payment }) => event === 'payment sent back' && payment === id)
      .map(({ reason }) => reason);
  const NOT_REAIS = 'o valor não foi cobrado em reais';

  it.each(['ARS', 'USD'])(
    'is refunded when a notice reports 29.90 %s, and staff, student and log are informed',
    async (currency) => {
      const { token, ...user } = await enter(api);
      const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
      const providerId = await providerIdOf(id);
      there.change(providerId, { status: 'approved', currency_id: currency, date_approved: clock.now().toISOString() });
      expect((await notify(String(providerId), 'payment')).statusCode).toBe(200);
      await workPayments(api);
      expect(await planOf(token)).toBe('plano_gratis');
      expect(await latest(token)).toMatchObject({ id, status: 'estornado', moeda: currency, valor_centavos: 2_990 });
      expect(there.payments.get(providerId)).toMatchObject({ transaction_amount_refunded: 29.9 });
      const { token: staff } = await enter(api, { role: 'admin' });
      const { historico } = await api.ok('GET /api/customer-area/moderation/payment/{id}', { id }, staff);
      expect(historico.find(({ ato }) => ato === 'devolução pedida')).toMatchObject({
        autor: 'sistema',
        motivo: NOT_REAIS,
      });
      expect(sentBack(id)).toEqual([NOT_REAIS]);
      const { rows } = await api.pool.query<{ email: string }>('select email from users where id = $1', [user.id]);
      await deliverQueued(api);
      const [mail] = (await mailsTo(api, rows[0]?.email ?? '')).filter(
        ({ subject }) => subject === 'Devolvemos um pagamento',
      );
      expect(mail?.text?.replaceAll('\u00a0', ' ')).toMatch(
        /(ARS|US\$) 29,90 pelo plano Mensal não foi cobrado em reais/,
      );
    },
  );

  it('is refunded when the reconciliation finds it', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    there.change(await providerIdOf(id), { status: 'approved', currency_id: 'ARS' });
    clock.forward({ minutes: 3 });
    await reconcileNow(api);
    await workPayments(api);
    expect([(await latest(token))?.status, await planOf(token)]).toEqual(['estornado', 'plano_gratis']);
    expect(sentBack(id)).toEqual([NOT_REAIS]);
  });

  it.each(['plano_pago_primary', SUBSCRIPTION])(
    'is refunded when a card is charged in it at once: %s',
    async (plano_id) => {
      const token = await student();
      there.charging.currency = 'USD';
      const { id } = await api.ok(PAY, checkoutArgs({ ...CARD, plano_id }), token);
      await workPayments(api);
      expect([(await latest(token))?.status, await planOf(token)]).toEqual(['estornado', 'plano_gratis']);
      expect([...there.preapprovals.values()].find((one) => one.external_reference === id)?.status ?? 'cancelled').toBe(
        'cancelled',
      );
    },
  );

  it('renews nothing, and the subscription goes on as it was', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs({ ...CARD, plano_id: SUBSCRIPTION }), token);
    const made = [...there.preapprovals.values()].find((one) => one.external_reference === id);
    if (!made) throw new Error('no preapproval');
    const before = await endOf(token);
    clock.forward({ minutes: 1 });
    there.charging.currency = 'ARS';
    there.renew(made);
    expect((await notify(made.id, 'subscription_preapproval')).statusCode).toBe(200);
    await workPayments(api);
    expect(await latest(token)).toMatchObject({ renovacao: true, status: 'estornado', moeda: 'ARS' });
    expect([await endOf(token), made.status]).toEqual([before, 'authorized']);
  });

  it.each([undefined, null, '', 'R$', 7])(
    'that the provider does not name is queried again, and pays nothing until then: %j',
    async (currency_id) => {
      const token = await student();
      const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
      const providerId = await providerIdOf(id);
      there.change(providerId, { status: 'approved', currency_id });
      expect((await notify(String(providerId), 'payment')).statusCode).toBe(200);
      await workPayments(api);
      clock.forward({ minutes: 3 });
      await reconcileNow(api);
      expect([(await latest(token))?.status, await planOf(token)]).toEqual(['pendente', 'plano_gratis']);
      expect(lines.some((line) => line.includes('no currency') && line.includes(id))).toBe(true);
      there.change(providerId, { currency_id: 'BRL' });
      clock.forward({ minutes: 6 });
      await reconcileNow(api);
      expect([(await latest(token))?.status, await planOf(token)]).toEqual(['pago', 'plano_pago_primary']);
    },
  );
});

describe('the configuration', () => {
  const environment = { DATABASE_URL: 'postgres://x/y', JWT_SECRET: 'x'.repeat(32) };

  it.each([...Object.keys(KEYS).slice(1), ...Object.keys(SELLER)])(
    'for a provider that moves money is refused without %s',
    (name) => {
      expect(() => readConfig({ ...environment, ...KEYS, ...SELLER, [name]: '' })).toThrow(name);
      expect(readConfig({ ...environment, ...KEYS, ...SELLER }).PAYMENT_PROVIDER).toBe('mercado_pago');
    },
  );

  it('refuses an invalid CNPJ, and an unknown provider', () => {
    expect(() => readConfig({ ...environment, ...KEYS, ...SELLER, SELLER_CNPJ: '11.222.333/0001-82' })).toThrow(
      'SELLER_CNPJ',
    );
    expect(() => readConfig({ ...environment, PAYMENT_PROVIDER: 'outro' })).toThrow('PAYMENT_PROVIDER');
    expect(testConfig('postgres://x/y').PAYMENT_PROVIDER).toBe('sandbox');
  });
});
