import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase } from '../testing';
import { FormerSubjects, followFormerSubjects } from './former-subjects';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let today: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into subjects (name, slug, path) values ('Penal', gen_random_uuid(), '{}') returning id`,
  );
  today = rows[0]?.id ?? 0;
  await database.pool.query('delete from former_subjects');
});

const merge = (id: number) => database.pool.query('insert into former_subjects values ($1, $2)', [id, today]);

it('reads merged subjects once per second, and sees another process’s merge after it', async () => {
  let now = 5_000;
  const former = new FormerSubjects(database.db, () => now);
  await merge(901);
  expect(await former.current()).toEqual(new Map([[901, today]]));
  await merge(902);
  now += 999;
  expect([...(await former.current()).keys()]).toEqual([901]);
  now += 1;
  expect([...(await former.current()).keys()]).toEqual([901, 902]);
});

it('sees a merge of its own process at once', async () => {
  const former = new FormerSubjects(database.db, () => 0);
  expect((await former.current()).size).toBe(0);
  await merge(903);
  former.forget();
  expect([...(await former.current()).keys()]).toEqual([903]);
});

it('asks again after a failure', async () => {
  let failing = true;
  const db = {
    select: () => ({ from: () => (failing ? Promise.reject(new Error('away')) : Promise.resolve([])) }),
  } as unknown as typeof database.db;
  const former = new FormerSubjects(db, () => 0);
  await expect(former.current()).rejects.toThrow('away');
  failing = false;
  expect((await former.current()).size).toBe(0);
});

it('replaces subjects at any depth, and names each once', () => {
  const current = new Map([[1, 7]]);
  const input = { query: { assunto_id: [1, 7, 3], materia_id: 1 }, body: [{ assunto_id: 1, id: 1 }] };
  expect(followFormerSubjects(current, input)).toEqual({
    query: { assunto_id: [7, 3], materia_id: 7 },
    body: [{ assunto_id: 7, id: 1 }],
  });
});
