/** What the plan needs to know of a database; each query returns rows of plain values. */
const QUERIES = {
  tables: `select c.relname as name, case when p.partmethod = 'h' then 'student' when p.repmodel = 't' then 'reference' else 'local' end as kind,
      case when p.partmethod = 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as by
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not relation_is_a_known_shard(c.oid) order by c.relname`,
  identities: `select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and not a.attisdropped and a.atttypid = 'integer'::regtype
      and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not relation_is_a_known_shard(c.oid) order by c.relname`,
  foreignKeys: `select f.conname as name, c.relname as table, t.relname as to, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and not relation_is_a_known_shard(c.oid) order by c.relname, f.conname`,
  triggers: `select c.relname as table, t.tgname as name, p.proname as function, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and p.pronamespace = 'public'::regnamespace
      and not relation_is_a_known_shard(c.oid) order by c.relname, t.tgname`,
  /** Shards of reference tables. */
  shards: `select p.logicalrelid::regclass::text as table, s.shardid::text as shard
    from pg_dist_partition p join pg_dist_shard s on s.logicalrelid = p.logicalrelid
    where p.partmethod = 'n' and p.repmodel = 't' order by 1`,
  functions: `select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proname = any ($1) order by p.proname`,
};

/** Name of the row of `app_state` with the triggers that were taken from reference tables. */
export const KEPT_TRIGGERS = 'distributed_triggers';

/**
 * Why a server cannot hold a distributed database, as a sentence; null if it can.
 *
 * @param {import('pg').Client} client
 */
export async function lacksEngine(client) {
  const { rows: extensions } = await client.query(`select extversion from pg_extension where extname = 'citus'`);
  if (extensions.length === 0)
    return 'this database has no extension citus: install Citus on every node, and create the extension here (docs/scale.md)';
  const { rows: nodes } = await client.query(
    `select count(*) filter (where groupid = 0)::int as coordinators, count(*) filter (where groupid <> 0 and isactive)::int as workers from pg_dist_node where noderole = 'primary'`,
  );
  if (nodes[0].coordinators === 0)
    return `the coordinator is not among the nodes: select citus_set_coordinator_host('its address', its port)`;
  if (nodes[0].workers === 0) return `there is no worker: select citus_add_node('its address', its port)`;
  return null;
}

/** The facts of a database whose server has the engine: lists of rows by the names of `QUERIES`, and the triggers kept earlier. */
export async function readFacts(client, functions) {
  const rowsOf = async (name, values) => (await client.query(QUERIES[name], values)).rows;
  await client.query('set search_path to public');
  const facts = {};
  for (const name of ['tables', 'identities', 'foreignKeys', 'triggers', 'shards']) facts[name] = await rowsOf(name);
  facts.functions = await rowsOf('functions', [functions]);
  const { rows } = await client.query('select value from app_state where key = $1', [KEPT_TRIGGERS]);
  facts.kept = rows[0]?.value ?? [];
  return facts;
}
