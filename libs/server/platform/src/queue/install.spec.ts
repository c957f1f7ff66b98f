import { PgBoss } from 'pg-boss';
import { queuesOf } from '../modules/queues-of';
import { createTestDatabase } from '../testing/database';
import { installQueues } from './install';
import { QUEUE_SCHEMA, type QueueDefinition } from './queues';

const LEFTOVERS: QueueDefinition = { name: 'sobras', retentionSeconds: 100 };
const HARVEST: QueueDefinition = { name: 'colheita', deadLetter: 'sobras', retryLimit: 1, cron: '5 * * * *' };
const OF_MAIL = queuesOf([]);
const queues = queuesOf([{ queues: [LEFTOVERS] }, {}, { queues: [HARVEST] }]);

let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  test = await createTestDatabase({ queues });
});
afterEach(() => test.drop());

const rowsOf = async (query: string) => (await test.pool.query<Record<string, unknown>>(query)).rows;
const settingsOf = (name: string) =>
  rowsOf(`select dead_letter, retry_limit, retention_seconds from pgboss.queue where name = '${name}'`);

describe('the queues of an application', () => {
  it('are those of mail and of its modules, with settings and schedules, on every database that a test clones', async () => {
    expect((await rowsOf('select name from pgboss.queue order by name')).map(({ name }) => name)).toEqual([
      'colheita',
      'mail',
      'mail-given-up',
      'sobras',
    ]);
    expect(await settingsOf('colheita')).toMatchObject([{ dead_letter: 'sobras', retry_limit: 1 }]);
    expect(await settingsOf('sobras')).toMatchObject([{ dead_letter: null, retention_seconds: 100 }]);
    expect(await rowsOf('select name, cron from pgboss.schedule')).toEqual([{ name: 'colheita', cron: '5 * * * *' }]);
  });

  it('follow the settings and the schedule of a later version', async () => {
    const later = queuesOf([{ queues: [LEFTOVERS, { ...HARVEST, retryLimit: 3, cron: '6 * * * *' }] }]);
    expect(await installQueues(test.url, later)).toEqual([]);
    expect(await settingsOf('colheita')).toMatchObject([{ dead_letter: 'sobras', retry_limit: 3 }]);
    expect(await rowsOf('select name, cron from pgboss.schedule')).toEqual([{ name: 'colheita', cron: '6 * * * *' }]);
  });

  it('are told and kept when no module brings them any more, but not those of the queue library', async () => {
    const boss = new PgBoss({ connectionString: test.url, schema: QUEUE_SCHEMA, max: 1, schedule: true });
    await boss.start();
    await boss.send('colheita', {});
    await boss.stop({ graceful: false });
    expect(await rowsOf(`select from pgboss.queue where name like '\\_\\_pgboss%'`)).not.toEqual([]);
    expect(await installQueues(test.url, OF_MAIL)).toEqual(['colheita', 'sobras']);
    expect(await rowsOf(`select name from pgboss.job where name = 'colheita'`)).toEqual([{ name: 'colheita' }]);
  });
});
