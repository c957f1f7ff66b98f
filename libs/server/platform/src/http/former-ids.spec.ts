import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase } from '../testing';
import { FormerIds, followFormerIds } from './former-ids';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let today: number;
let board: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into subjects (name, slug, path) values ('Penal', gen_random_uuid(), '{}') returning id`,
  );
  today = rows[0]?.id ?? 0;
  const boards = await database.pool.query<{ id: number }>(
    `insert into institutions (kind, acronym, name, slug) values ('banca', 'BX', 'Banca X', gen_random_uuid()) returning id`,
  );
  board = boards.rows[0]?.id ?? 0;
  await database.pool.query('delete from former_subjects');
});

const merge = (id: number) => database.pool.query('insert into former_subjects values ($1, $2)', [id, today]);

const subjectsOf = async (former: FormerIds) => [...(await former.current()).subjects.keys()];

it('reads merges once per second, and then sees another process’s merge', async () => {
  let now = 5_000;
  const former = new FormerIds(database.db, () => now);
  await merge(901);
  await database.pool.query('insert into former_institutions values (801, $1)', [board]);
  expect(await former.current()).toEqual({
    subjects: new Map([[901, today]]),
    institutions: new Map([[801, board]]),
  });
  await merge(902);
  now += 999;
  expect(await subjectsOf(former)).toEqual([901]);
  now += 1;
  expect(await subjectsOf(former)).toEqual([901, 902]);
});

it('sees a merge by its own process at once', async () => {
  const former = new FormerIds(database.db, () => 0);
  expect(await subjectsOf(former)).toEqual([]);
  await merge(903);
  former.forget();
  expect(await subjectsOf(former)).toEqual([903]);
});

it('reads again after a failure', async () => {
  let failing = true;
  const db = {
    select: () => ({ from: () => (failing ? Promise.reject(new Error('away')) : Promise.resolve([])) }),
  } as unknown as typeof database.db;
  const former = new FormerIds(db, () => 0);
  await expect(former.current()).rejects.toThrow('away');
  failing = false;
  expect(await subjectsOf(former)).toEqual([]);
});

it('replaces subjects, boards and bodies at any depth, and lists each once', () => {
  const current = { subjects: new Map([[1, 7]]), institutions: new Map([[1, 5]]) };
  const input = {
    query: { assunto_id: [1, 7, 3], materia_id: 1, banca_id: [1, 2] },
    body: [{ assunto_id: 1, id: 1, instituicao_id: 1 }],
  };
  expect(followFormerIds(current, input)).toEqual({
    query: { assunto_id: [7, 3], materia_id: 7, banca_id: [5, 2] },
    body: [{ assunto_id: 7, id: 1, instituicao_id: 5 }],
  });
});
