import { createTestDatabase } from '../testing/database';
import type { Database } from './client';
import { portableOf, studentStatement } from './student-statement';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const TEXT = `with one as (select name from users where id = $1 for no key update)
  insert into answers (student_id) select $1 from one join notebooks n on n.name like '%' || $2 on conflict do update
  set epoch = $10`;

it('tables become placeholders, parameters elements of one list, and nothing else changes', () => {
  const types = ['uuid', 'text', ...Array.from({ length: 7 }, () => 'int'), 'bigint'];
  expect(portableOf(TEXT, types)).toEqual({
    tables: ['users', 'answers', 'notebooks'],
    body: `with one as (select name from %1$s where id = ($1[1])::uuid for no key update)
  insert into %2$s (student_id) select ($1[1])::uuid from one join %3$s n on n.name like '%%' || ($1[2])::text on conflict do update
  set epoch = ($1[10])::bigint`,
  });
});

const ask = studentStatement<{ at: Date; ids: number[]; none: null; flag: boolean }>({
  name: 'ask',
  text: 'select $2::timestamptz as at, $3::int[] as ids, $4::text as none, $5::boolean as flag from users where id = $1',
  types: ['uuid', 'timestamptz', 'int[]', 'text', 'boolean'],
  times: ['at'],
});

/** The function of a server of students (tools/launcher/distribution), whose tables have their own names here. */
const ON_A_SERVER = `
  create function student_statement(student uuid, tables text[], body text, given text[]) returns setof jsonb
  language plpgsql as $$
  declare found record;
  begin
    for found in execute format(body, variadic tables) using given loop return next to_jsonb(found); end loop;
  end $$`;

it('gives the same rows on one server and on several', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (name, email) values ('Ana', 'ana@exemplo.com.br') returning id`,
  );
  const at = new Date('2026-11-28T12:00:00.123Z');
  const values = [rows[0]?.id, at, [3, 1], null, true];
  const wanted = [{ at, ids: [3, 1], none: null, flag: true }];
  expect(await ask(database.db, values)).toEqual(wanted);

  await database.pool.query(ON_A_SERVER);
  const distributed = { $client: database.pool, execute: () => Promise.resolve({ rows: [{ distributed: true }] }) };
  expect(await ask(distributed as unknown as Database, values)).toEqual(wanted);
});
