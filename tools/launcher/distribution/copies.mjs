import { TRIGGER_FUNCTIONS } from './classes.mjs';

/** Schema in which a node's own copies of reference tables have the names of the tables. */
const SCHEMA = 'mapa_copies';

const literal = (text) => `'${text.replaceAll("'", "''")}'`;
const executed = (statement) => `execute ${literal(statement)};`;

/** A function as it is, in the schema of the copies, where its tables are the node's own copies. */
const copiedFunction = (definition) => definition.replace(/FUNCTION public\./, `FUNCTION ${SCHEMA}.`);

/** A trigger of a reference table, on the node's copy of the table. */
function copiedTrigger({ table, definition }, shard) {
  return definition
    .replace(` ON public.${table} `, ` ON public.${table}_${shard} `)
    .replace(/EXECUTE FUNCTION (public\.)?/, `EXECUTE FUNCTION ${SCHEMA}.`);
}

/**
 * One statement that gives a node's copies of reference tables the triggers that the tables had: their functions run on
 * the node's own copies. Carried out again, it makes everything anew.
 *
 * @param facts of `readFacts`, after the tables were distributed
 * @param {boolean} isCoordinator its copies alone have the triggers that write to tables of the coordinator
 */
export function copiesStatement({ shards, functions, kept }, isCoordinator) {
  const shardOf = new Map(shards.map(({ table, shard }) => [table, shard]));
  const here = kept.filter((trigger) => isCoordinator || TRIGGER_FUNCTIONS.get(trigger.function) === 'copies');
  const called = functions.filter(({ name }) => isCoordinator || TRIGGER_FUNCTIONS.get(name) !== 'once');
  const entries = called.filter(({ name }) => TRIGGER_FUNCTIONS.has(name));
  return `do $mapa$ begin
perform set_config('citus.enable_ddl_propagation', 'off', true), set_config('citus.enable_manual_changes_to_shards', 'on', true);
perform set_config('check_function_bodies', 'off', true), set_config('client_min_messages', 'warning', true);
${[
  `drop schema if exists ${SCHEMA} cascade`,
  `create schema ${SCHEMA}`,
  ...shards.map(({ table, shard }) => `create view ${SCHEMA}.${table} as select * from public.${table}_${shard}`),
]
  .map(executed)
  .join('\n')}
perform set_config('search_path', '${SCHEMA}, public', true);
${[
  ...called.map(({ definition }) => copiedFunction(definition)),
  ...entries.map(({ name }) => `alter function ${SCHEMA}.${name}() set search_path to ${SCHEMA}, public`),
  ...here.map((trigger) => copiedTrigger(trigger, shardOf.get(trigger.table))),
]
  .map(executed)
  .join('\n')}
end $mapa$`;
}
