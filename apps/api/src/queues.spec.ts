import { migrateDatabase } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { apiQueues } from './modules';

/**
 * What databases in use have. A queue that is renamed leaves its waiting jobs behind; so does one that loses its place here.
 * Each: its dead letters, whether it notifies, seconds of an attempt, retries, seconds between them and at most (with or without
 * growing), seconds until an undone and a done job are removed, and its schedule.
 */
const STORED = `
calibration | - | notifies | 14400 | 1 | 600 | 86400 | 86400 | 41 6 * * * UTC
desk | - | notifies | 360 | 1 | 5 | 86400 | 86400 | -
desk-task | - | notifies | 3660 | 1 | 5 | 86400 | 86400 | -
edital | - | notifies | 180 | 1 | 5 | 86400 | 86400 | -
edital-refresh | - | notifies | 300 | 2 | 60 | 86400 | 86400 | 11 7 * * * UTC
mail | mail-given-up | notifies | 120 | 33 | 5 3600 grows | 259200 | 86400 | -
mail-given-up | - | - | 900 | 2 | 0 | 2592000 | 86400 | -
payment | payment-given-up | notifies | 120 | 33 | 5 3600 grows | 259200 | 86400 | -
payment-cleanup | - | notifies | 300 | 3 | 60 | 86400 | 86400 | 17 6 * * * UTC
payment-given-up | - | - | 900 | 2 | 0 | 2592000 | 86400 | -
payment-reconciliation | - | notifies | 300 | 0 | 0 | 3600 | 3600 | * * * * * UTC
payment-sandbox | - | notifies | 60 | 5 | 5 | 86400 | 3600 | -
reminder | - | notifies | 600 | 3 | 120 | 3600 | 86400 | 0 * * * * UTC
`;

const INSTALLED = `
  select concat_ws(' | ', q.name, coalesce(dead_letter, '-'), case when notify then 'notifies' else '-' end, expire_seconds, retry_limit,
    concat_ws(' ', retry_delay, retry_delay_max, case when retry_backoff then 'grows' end), retention_seconds, deletion_seconds,
    coalesce(s.cron || ' ' || s.timezone, '-')) as line
  from pgboss.queue q left join pgboss.schedule s on s.name = q.name
  order by q.name collate "C"`;

let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test = await createTestDatabase({ template: 'template0' });
  await migrateDatabase(test.url, { queues: apiQueues() });
});
afterAll(() => test.drop());

it('`migrate` installs the queues and schedules that databases in use have', async () => {
  const { rows } = await test.pool.query<{ line: string }>(INSTALLED);
  expect(rows.map(({ line }) => line)).toEqual(STORED.trim().split('\n'));
});
