import { randomUUID } from 'node:crypto';
import { PAYMENT_CLEANUP_QUEUE } from '../queues/queues';
import { createTestApp, type TestApp } from '../../testing/app';
import { checkoutArgs, PIX, testClock } from '../../testing/payments';
import { enter } from '@mapa/server-sessions/testing';
import { KEPT_DAYS } from './cleanup';

let api: TestApp;
const clock = testClock();
beforeAll(async () => {
  api = await createTestApp({ paymentTesting: { clock: clock.now } });
});
afterAll(() => api.close());

const clean = async () => {
  const job = { id: randomUUID(), data: null, retryCount: 0 } as never;
  expect((await api.app.payments.workers[PAYMENT_CLEANUP_QUEUE]?.(job))?.status).toBe('completed');
};
const count = async (table: string) => (await api.pool.query(`select from ${table}`)).rowCount;

describe('temporary data of payments', () => {
  it('are deleted every day', async () => {
    const { rows } = await api.pool.query('select cron from pgboss.schedule where name = $1', [PAYMENT_CLEANUP_QUEUE]);
    expect(rows).toEqual([{ cron: '17 6 * * *' }]);
  });

  it('are deleted after 90 days if they are notices, except waiting ones', async () => {
    const notice = `insert into payment_events (provider, event_key, topic, resource_id, received_at, processed_at)
      values ('sandbox', $1, 'payment', '1', $2, $3)`;
    const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    await api.pool.query(notice, ['old', ago(KEPT_DAYS.events + 1), ago(KEPT_DAYS.events + 1)]);
    await api.pool.query(notice, ['waits', ago(KEPT_DAYS.events + 1), null]);
    await api.pool.query(notice, ['young', ago(KEPT_DAYS.events - 1), ago(KEPT_DAYS.events - 1)]);
    await clean();
    const { rows } = await api.pool.query('select event_key from payment_events order by 1');
    expect(rows.map(({ event_key }) => event_key as string)).toEqual(['waits', 'young']);
  });

  it('are deleted after half a year if they are keys, except those of an open payment', async () => {
    const { token } = await enter(api);
    const args = checkoutArgs(PIX);
    const { id } = await api.ok('POST /api/customer-area/payment', args, token);
    const age = (days: number) =>
      api.pool.query('update checkout_keys set created_at = $1', [new Date(clock.now().getTime() - days * 86_400_000)]);
    await age(KEPT_DAYS.keys + 1);
    await clean();
    expect(await count('checkout_keys')).toBe(1);
    await api.ok('POST /api/customer-area/payment/{id}/cancel', { id }, token);
    await age(KEPT_DAYS.keys - 1);
    await clean();
    // Still the same attempt.
    expect((await api.ok('POST /api/customer-area/payment', args, token)).id).toBe(id);
    await age(KEPT_DAYS.keys + 1);
    await clean();
    expect(await count('checkout_keys')).toBe(0);
  });
});
