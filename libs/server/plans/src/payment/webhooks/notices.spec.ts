import { createTestApp, type TestApp } from '../../testing/app';
import { checkoutArgs, loseNotices, PIX, reconcileNow, testClock, workPayments } from '../../testing/payments';
import { enter } from '@mapa/server-sessions/testing';
import { signNotice } from './signature';

const PAY = 'POST /api/customer-area/payment';
const ONE = 'GET /api/customer-area/payment/{id}';
const SANDBOX = 'POST /api/customer-area/payment/{id}/sandbox';
const WEBHOOK = 'POST /api/payment/webhook/{provedor}';
const PLAN = 'GET /api/customer-area/user/plan';

let api: TestApp;
const lines: string[] = [];
const clock = testClock();
beforeAll(async () => {
  api = await createTestApp({
    config: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
    paymentTesting: { clock: clock.now },
  });
});
afterAll(() => api.close());

const student = async () => (await enter(api)).token;
const statusOf = async (id: string, token: string) => (await api.ok(ONE, { id }, token)).status;
const planOf = async (token: string) => (await api.ok(PLAN, {}, token)).plano_tipo;

interface Sent {
  provedor?: string;
  dataId?: string;
  requestId?: string;
  signature?: string;
}

const notify = ({ provedor = 'sandbox', dataId = '1', requestId = crypto.randomUUID(), signature }: Sent) =>
  api.send({
    method: 'POST',
    url: `/api/payment/webhook/${provedor}?data.id=${dataId}&type=payment`,
    headers: {
      'x-request-id': requestId,
      'x-signature': signature ?? signNotice(api.app.payments.webhookSecret, { dataId, requestId }, clock.now()),
    },
    payload: { data: { id: dataId, status: 'approved' }, action: 'payment.updated' },
  });

describe('a notice', () => {
  it.each(['normal', 'tarde', 'dobrado', 'fora_de_ordem'] as const)(
    'that arrives %s pays a PIX once',
    async (aviso) => {
      const token = await student();
      const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
      await api.ok(SANDBOX, { id, acao: 'pagar', aviso }, token);
      expect(await statusOf(id, token)).toBe('pendente');
      await workPayments(api);
      expect([await statusOf(id, token), await planOf(token)]).toEqual(['pago', 'plano_pago_primary']);
      const { rows } = await api.pool.query(
        "select count(*)::int as granted from payment_audit where payment_id = $1 and act = 'plano concedido'",
        [id],
      );
      expect(rows).toEqual([{ granted: 1 }]);
    },
  );

  it('that never arrives is replaced by reconciliation', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    await api.ok(SANDBOX, { id, acao: 'pagar', aviso: 'nenhum' }, token);
    await loseNotices(api);
    clock.forward({ minutes: 3 });
    await reconcileNow(api);
    expect([await statusOf(id, token), await planOf(token)]).toEqual(['pago', 'plano_pago_primary']);
  });

  it('is not trusted for its body, which is not signed', async () => {
    const token = await student();
    const { id } = await api.ok(PAY, checkoutArgs(PIX), token);
    const { rows } = await api.pool.query<{ provider_id: string }>('select provider_id from payments where id = $1', [
      id,
    ]);
    expect((await notify({ dataId: rows[0]?.provider_id ?? '' })).status).toBe(200);
    await workPayments(api);
    expect(await statusOf(id, token)).toBe('pendente');
  });

  it('of a stranger, replayed after an hour, or for another provider is refused, and not stored', async () => {
    const count = async () => (await api.pool.query('select from payment_events')).rowCount;
    const before = await count();
    const old = { dataId: '7', requestId: 'r-1' };
    const signature = signNotice(api.app.payments.webhookSecret, old, new Date(clock.now().getTime() - 3_600_000));
    const refused = [
      await notify({ signature: 'ts=1,v1=00' }),
      await notify({ ...old, signature }),
      await notify({ provedor: 'mercado_pago' }),
    ];
    expect([WEBHOOK, ...refused.map(({ status }) => status)]).toEqual([WEBHOOK, 403, 403, 404]);
    expect(await count()).toBe(before);
  });

  it('that is refused is logged with its reason, and with nothing of its content but its id', async () => {
    lines.length = 0;
    const sent = { dataId: 'sigilo-1', requestId: 'pedido-2' };
    const old = signNotice(api.app.payments.webhookSecret, sent, new Date(clock.now().getTime() - 3_600_000));
    for (const changes of [
      { signature: '' },
      { signature: old },
      { signature: `ts=${clock.now().getTime()},v1=${'0'.repeat(64)}` },
    ])
      expect((await notify({ ...sent, ...changes })).status).toBe(403);
    expect((await notify({ ...sent, provedor: 'mercado_pago' })).status).toBe(404);
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events.map(({ event, provider, reason }) => [event, provider, reason])).toEqual([
      ['notice refused', 'sandbox', 'unsigned'],
      ['notice refused', 'sandbox', 'outdated'],
      ['notice refused', 'sandbox', 'forged'],
      ['notice refused', 'mercado_pago', 'other provider'],
    ]);
    expect(events.every(({ reqId }) => typeof reqId === 'string')).toBe(true);
    expect(lines.join('')).not.toMatch(/sigilo|ts=/);
  });

  it('with a header written differently is the same notice', async () => {
    const one = { dataId: '998', requestId: crypto.randomUUID() };
    const signature = signNotice(api.app.payments.webhookSecret, one, clock.now());
    const [ts = '', v1 = ''] = signature.split(',');
    const written = [signature, `${v1}, ${ts}`, `${ts},v1=${v1.slice(3).toUpperCase()}`, `${signature},v2=x`];
    for (const each of written) expect((await notify({ ...one, signature: each })).status).toBe(200);
    expect((await api.pool.query("select from payment_events where resource_id = '998'")).rowCount).toBe(1);
    await workPayments(api);
  });

  it('sent twice makes one job, and one about a foreign payment makes none', async () => {
    const twice = { dataId: '999', requestId: crypto.randomUUID() };
    const signature = signNotice(api.app.payments.webhookSecret, twice, clock.now());
    for (let n = 0; n < 2; n++)
      expect([WEBHOOK, (await notify({ ...twice, signature })).status]).toEqual([WEBHOOK, 200]);
    const { rows } = await api.pool.query(
      "select count(*)::int as jobs from pgboss.job where name = 'payment' and state = 'created'",
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    await workPayments(api);
    expect(
      (await api.pool.query("select from payment_events where resource_id = '999' and processed_at is not null"))
        .rowCount,
    ).toBe(1);
  });
});
