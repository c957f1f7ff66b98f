import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database';
import { openDatabase, type Database } from './client';
import { executeNamed, ofAnyLength, statement } from './statement';

/** How often each prepared statement of one connection was planned for its values and executed with its generic plan. */
async function plansAfter(work: (db: Database) => Promise<unknown>): Promise<unknown[]> {
  const { url, drop } = await createTestDatabase();
  const { db, pool } = openDatabase(url, { max: 1 });
  try {
    await work(db);
    const { rows } = await pool.query(
      'select name, custom_plans::int as made, generic_plans::int as kept from pg_prepared_statements',
    );
    return rows;
  } finally {
    await pool.end();
    await drop();
  }
}

/** The plans of ten calls with one id. */
const plansOf = (list: string) =>
  plansAfter(async (db) => {
    const read = statement(
      'classes',
      `select c.relname from unnest(${list}) as w (id) join pg_class c on c.oid = w.id`,
    );
    for (let at = 0; at < 10; at += 1) await read(db, [[1259]]);
  });

it('a query under a name is planned once for each connection', async () => {
  const plans = await plansAfter(async (db) => {
    for (let at = 0; at < 10; at += 1) {
      const { rows } = await executeNamed(db, 'sum', sql`select ${at}::int + ${1}::int as sum`);
      expect(rows).toEqual([{ sum: at + 1 }]);
    }
  });
  expect(plans).toEqual([{ name: 'sum', made: 5, kept: 5 }]);
});

describe('a statement over a list', () => {
  it('keeps its plan, however short the list is', async () => {
    expect(await plansOf(ofAnyLength('$1::oid[]'))).toEqual([{ name: 'classes', made: 5, kept: 5 }]);
  });

  it('would be planned at each call if the length were known', async () => {
    expect(await plansOf('$1::oid[]')).toEqual([{ name: 'classes', made: 10, kept: 0 }]);
  });
});
