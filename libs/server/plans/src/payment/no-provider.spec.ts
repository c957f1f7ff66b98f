import { PAYMENT } from './errors/error-messages';
import { createTestApp, type TestApp } from '../testing/app';
import { checkoutArgs, HALF_YEAR, PIX, reconcileNow } from '../testing/payments';
import { enter } from '@mapa/server-sessions/testing';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ config: { PAYMENT_PROVIDER: null } });
});
afterAll(() => api.close());

describe('an installation without a provider of payments', () => {
  it('says so before a purchase, and shows its plans', async () => {
    expect(await api.ok('GET /api/payment/provider')).toEqual({
      provedor: null,
      demonstracao: false,
      chave_publica: '',
      vendedor: null,
    });
    expect((await api.ok('GET /api/plan')).data.length).toBeGreaterThan(1);
  });

  it('refuses a checkout with a sentence, and stores nothing of it', async () => {
    const { token } = await enter(api);
    for (const [call, args] of [
      ['GET /api/customer-area/payment/quote', HALF_YEAR],
      ['POST /api/customer-area/payment', checkoutArgs({ ...HALF_YEAR, ...PIX })],
    ] as const) {
      const { status, body } = await api.call(call, args, token);
      expect([status, body]).toEqual([503, { erro: [PAYMENT.noProvider.sentence] }]);
    }
    expect((await api.ok('GET /api/customer-area/payment', {}, token)).data).toEqual([]);
    expect((await api.pool.query('select from checkouts')).rowCount).toBe(0);
  });

  it('accepts no notice of a provider that it does not have', async () => {
    for (const provedor of ['sandbox', 'mercado_pago'] as const)
      expect((await api.call('POST /api/payment/webhook/{provedor}', { provedor, 'data.id': '1' })).status).toBe(404);
  });

  it.each([
    ['goes on, as long as a provider that moved money has said nothing', 'mercado_pago', 'ativa'],
    ['is not renewed, where it was the demo that charged', 'sandbox', 'em_atraso'],
  ])('a subscription from before %s', async (_what, provider, state) => {
    const { id } = await enter(api, { plan: 'plano_pago_primary_nova_assinatura' });
    await api.pool.query(
      `with price as (select id from plan_prices where plan_id = 'plano_pago_primary_nova_assinatura' and ended_at is null),
        bought as (
          insert into payments (student_id, price_id, state, method, amount_cents, provider, provider_id, created_at)
          select $1::uuid, id, 'pago', 'cartao', 2990, $2, '77', now() - interval '32 days' from price returning id)
       insert into subscriptions (student_id, price_id, method, renews, provider_id, starts_at, ends_at, paid_cents, payment_id)
       select $1::uuid, price.id, 'cartao', true, $2 || '/9', now() - interval '32 days', now() - interval '1 day', 2990, bought.id
       from price, bought`,
      [id, provider],
    );
    await reconcileNow(api);
    expect((await api.pool.query('select state from subscriptions where student_id = $1', [id])).rows).toEqual([
      { state },
    ]);
  });
});
