import pg from 'pg';

const TABLES = `
  select format('%I.%I', schemaname, s.relname) as name, n_tup_del::float8 as deleted
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where schemaname in ('public', 'drizzle') and relpersistence = 'p'
  order by 1`;

/**
 * Rows of the product's tables at one moment: `{ [table]: { rows, deleted } }`, where `deleted` counts all deletions so far.
 * Tables that a crash empties, and those of the queue, are left out.
 */
export async function countRows(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const counts = {};
    for (const { name, deleted } of (await client.query(TABLES)).rows) {
      const { rows } = await client.query(`select count(*)::float8 as count from ${name}`);
      counts[name] = { rows: rows[0].count, deleted };
    }
    return counts;
  } finally {
    await client.end();
  }
}

/**
 * Tables of a copy with fewer rows than the original had before and after the copy, though none was deleted meanwhile: each
 * as `answers: 10 of 12`.
 */
export function lostRows({ before, copied, after }) {
  return Object.entries(before)
    .filter(([name, { deleted }]) => after[name]?.deleted === deleted)
    .map(([name, { rows }]) => ({ name, had: Math.min(rows, after[name].rows), has: copied[name]?.rows ?? 0 }))
    .filter(({ had, has }) => has < had)
    .map(({ name, had, has }) => `${name}: ${has} of ${had}`);
}

/** Total rows of all tables in `{ [table]: rows }`. */
export const totalRows = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
