import { users } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { deviceClock, givenTime } from './device-clock';
import { runRule } from './testing';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let student: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const [user] = await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' }).returning();
  if (!user) throw new Error('no student');
  student = user.id;
});
afterAll(() => database.drop());

const at = (time: string) => new Date(`2026-11-27T${time}Z`);

/** A device that has sent its answer number 5, given at 12:00. Returns the time of its next answer, which arrives at 15:00. */
async function timeOf({ sequence, given }: { sequence: number | null; given: string }) {
  const device = crypto.randomUUID();
  await database.pool.query('insert into answer_devices values ($1, $2, 5, $3)', [student, device, at('12:00:00')]);
  const values = { student, device, sequence, answeredAt: at(given), recordedAt: at('15:00:00') };
  const [row] = await runRule(database, deviceClock, values, { fresh: 'select 1' });
  const { rows } = await database.pool.query(
    `select sequence::int, answered_at from answer_devices where device_id = $1`,
    [device],
  );
  return { given: row?.['answered_at'], stored: rows[0] };
}

it.each([
  ['later as it says', 6, '12:30:00', '12:30:00'],
  ['after the last one, where its clock jitters', 6, '11:55:00', '12:00:00'],
  ['when it arrives, where its clock was set back', 6, '11:40:00', '15:00:00'],
])('an answer of a higher number was given %s', async (_what, sequence, given, expected) => {
  const time = await timeOf({ sequence, given });
  // JavaScript's dates drop the microsecond that separates two answers.
  expect(time).toEqual({ given: at(expected), stored: { sequence: 6, answered_at: at(expected) } });
});

it('an answer with a lower number precedes the last one, and changes nothing in it', async () => {
  const stored = { sequence: 5, answered_at: at('12:00:00') };
  expect(await timeOf({ sequence: 4, given: '11:00:00' })).toEqual({ given: at('11:00:00'), stored });
  const late = await timeOf({ sequence: 4, given: '13:00:00' });
  expect(late.stored).toEqual(stored);
  expect((late.given as Date).getTime()).toBeLessThanOrEqual(at('12:00:00').getTime());
});

it('a device without a count is ordered by its times', async () => {
  expect(await timeOf({ sequence: null, given: '12:30:00' })).toEqual({
    given: at('12:30:00'),
    stored: { sequence: 5, answered_at: at('12:30:00') },
  });
});

it('an answer without a device has the time of answering', async () => {
  const before = { fresh: 'select 1', device: deviceClock };
  const values = { student, answeredAt: at('11:00:00'), recordedAt: at('15:00:00') };
  expect(await runRule(database, givenTime, values, before)).toEqual([{ answered_at: at('11:00:00') }]);
});

it('a refused answer is not stored', async () => {
  const device = crypto.randomUUID();
  const values = { student, device, sequence: 1, answeredAt: at('11:00:00'), recordedAt: at('15:00:00') };
  expect(await runRule(database, deviceClock, values, { fresh: 'select 1 where false' })).toEqual([]);
  const { rowCount } = await database.pool.query('select from answer_devices where device_id = $1', [device]);
  expect(rowCount).toBe(0);
});
