import { parseArgs } from 'node:util';
import pg from 'pg';
import { say } from '../core/command.mjs';
import { Failure } from '../core/failure.mjs';
import { copiesStatement } from './copies.mjs';
import { KEPT_TRIGGERS, lacksEngine, readFacts } from './facts.mjs';
import { COPIED_FUNCTIONS, refusalsOf, stepsOf } from './plan.mjs';
import { DELEGATION, FUNCTIONS } from './student-statement.mjs';

const USAGE = 'npm run distribute -- --plan | --apply';

/** Whether to apply the plan, from the command line. */
export function readArguments(argv) {
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options: { plan: { type: 'boolean' }, apply: { type: 'boolean' } } }));
  } catch (error) {
    throw new Failure(`${error.message}; ${USAGE}`);
  }
  if (Boolean(values.plan) === Boolean(values.apply)) throw new Failure(`one of the two: ${USAGE}`);
  return { isApplied: Boolean(values.apply) };
}

/** Every step in one transaction: a failure changes nothing. */
async function carryOut(client, { triggers }, steps) {
  const taken = new Set(steps.flatMap(({ statements }) => statements));
  const kept = triggers.filter(({ table, name }) => taken.has(`drop trigger "${name}" on "${table}"`));
  await client.query('begin');
  try {
    await client.query(`set local citus.multi_shard_modify_mode to 'sequential'`);
    if (kept.length > 0)
      await client.query(
        `insert into app_state (key, value) values ($1, $2) on conflict (key) do update set value = app_state.value || excluded.value`,
        [KEPT_TRIGGERS, JSON.stringify(kept)],
      );
    for (const { what, statements } of steps) {
      say(what);
      for (const statement of statements) await client.query(statement);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Settings of the engine on every node. A transaction that reads from several nodes and then writes to copies uses one
 * connection to each: after parallel reads such a write is refused. The engine tells the planner of 100,000 rows from any
 * other node, for which it would compile each statement: seconds, for an answer.
 */
const SETTINGS = `do $mapa$ begin
  perform set_config('citus.enable_ddl_propagation', 'off', true);
  execute format('alter database %I set citus.multi_shard_modify_mode to sequential', current_database());
  execute format('alter database %I set jit to off', current_database());
end $mapa$`;

/** Gives every node's copies their triggers. A node that is down is told, and the command can be repeated. */
async function arrangeCopies(client) {
  const facts = await readFacts(client, COPIED_FUNCTIONS);
  for (const [here, elsewhere] of [
    [SETTINGS, SETTINGS],
    [copiesStatement(facts, true), copiesStatement(facts, false)],
  ]) {
    await client.query(here);
    const { rows } = await client.query('select * from run_command_on_workers($1)', [elsewhere]);
    const failed = rows.filter(({ success }) => !success);
    for (const { nodename, nodeport, result } of failed) say(`${nodename}:${nodeport}: ${result}`);
    if (failed.length > 0) throw new Failure('some nodes are not ready: mend them and run this again');
  }
  say('triggers of the catalogue run on the copies of every node');
}

/**
 * Distributes the database of an address, or tells what that would do. Writers must be stopped meanwhile.
 *
 * @returns the exit code: 1 if the database is refused
 */
export async function distribute(url, { isApplied }) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lacking = await lacksEngine(client);
    if (lacking) throw new Failure(lacking);
    const facts = await readFacts(client, COPIED_FUNCTIONS);
    const refusals = refusalsOf(facts);
    refusals.forEach(say);
    if (refusals.length > 0) return 1;
    const steps = stepsOf(facts);
    if (steps.length === 0) say('every table stands where it should');
    if (!isApplied) {
      for (const { what } of steps) say(what);
      return 0;
    }
    await carryOut(client, facts, steps);
    await arrangeCopies(client);
    for (const text of [...FUNCTIONS, DELEGATION]) await client.query(text);
    say('a statement of one student is carried out where the rows are');
    return 0;
  } finally {
    await client.end();
  }
}
