/** Runs `load` without triggers, and without the tables' plain indexes, which are rebuilt afterwards all at once. */
export async function inBulk(client, tables, load) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes i
     where schemaname = 'public' and tablename = any($1)
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname)
       and indexdef not like 'CREATE UNIQUE%'`,
    [tables],
  );
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`);
  await client.query('set session_replication_role = replica');
  await load();
  await client.query('set session_replication_role = origin');
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { indexdef } of rows) await client.query(indexdef);
}

/** Continues every identity after the ids that were given. */
export async function advanceSequences(client, tables) {
  for (const table of tables) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
}
