import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database';
import { openDatabase } from './client';
import { executeNamed, ofAnyLength, statement } from './statement';

/** How often a statement was planned for its values and executed with its generic plan, in ten calls with one id. */
async function plansOf(list: string): Promise<unknown> {
  const { url, drop } = await createTestDatabase();
  const { db, pool } = openDatabase(url, { max: 1 });
  const read = statement('classes', `select c.relname from unnest(${list}) as w (id) join pg_class c on c.oid = w.id`);
  for (let at = 0; at < 10; at += 1) await read(db, [[1259]]);
  const { rows } = await pool.query(
    "select custom_plans::int as made, generic_plans::int as kept from pg_prepared_statements where name = 'classes'",
  );
  await pool.end();
  await drop();
  return rows[0];
}

it('a query under a name is planned once for each connection', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, pool } = openDatabase(url, { max: 1 });
  for (let at = 0; at < 10; at += 1) {
    const { rows } = await executeNamed(db, 'sum', sql`select ${at}::int + ${1}::int as sum`);
    expect(rows).toEqual([{ sum: at + 1 }]);
  }
  const { rows } = await pool.query("select generic_plans::int as kept from pg_prepared_statements where name = 'sum'");
  expect(rows).toEqual([{ kept: 5 }]);
  await pool.end();
  await drop();
});

describe('a statement over a list', () => {
  it('keeps its plan, however short the list is', async () => {
    expect(await plansOf(ofAnyLength('$1::oid[]'))).toEqual({ made: 5, kept: 5 });
  });

  it('would be planned at each call if the length were known', async () => {
    expect(await plansOf('$1::oid[]')).toEqual({ made: 10, kept: 0 });
  });
});
