import { CALLED_FUNCTIONS, CLASSES, DISTRIBUTED_BY, TRIGGER_FUNCTIONS } from './classes.mjs';

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
const literal = (text) => `'${text.replaceAll("'", "''")}'`;

const isMoved = (name) => CLASSES.get(name) !== 'local';

/** Why the database is refused: a sentence for each thing that has no class, or another one than it should have. */
export function refusalsOf({ tables, triggers }) {
  const names = tables.map(({ name }) => name);
  const unknown = names.filter((name) => !CLASSES.has(name));
  const missing = [...CLASSES.keys()].filter((name) => !names.includes(name));
  const otherwise = tables.filter(({ name, kind, by }) => {
    const wanted = CLASSES.get(name);
    return wanted && kind !== 'local' && (kind !== wanted || (kind === 'student' && by !== DISTRIBUTED_BY));
  });
  const strange = triggers.filter(
    ({ table, function: name }) => isMoved(table) && CLASSES.has(table) && !TRIGGER_FUNCTIONS.has(name),
  );
  return [
    ...unknown.map((name) => `the table ${name} has no class (tools/launcher/distribution/classes.mjs)`),
    ...missing.map((name) => `there is no table ${name}: is the database migrated to this version?`),
    ...otherwise.map(({ name, kind }) => `the table ${name} is ${kind} already, and should be ${CLASSES.get(name)}`),
    ...strange.map(({ table, name }) => `the trigger ${name} of ${table} calls a function without a class`),
    ...triggers
      .filter(({ table }) => CLASSES.get(table) === 'student')
      .map(({ table, name }) => `the trigger ${name} is on ${table}, whose rows stand on several nodes`),
  ];
}

/**
 * An integer identity becomes a default of the same sequence, because the engine accepts identities of bigint only. The
 * sequence is owned by its column, so that it gets a new one with the same name and position.
 */
function sequenceSteps({ table, column, sequence }) {
  const name = sequence.replace(/^public\./, '');
  const at = `alter table ${quoted(table)} alter column ${quoted(column)}`;
  return [
    `do $mapa$ declare reached bigint; used boolean; begin
  select last_value, is_called into reached, used from ${sequence};
  execute ${literal(`${at} drop identity`)};
  execute ${literal(`create sequence ${quoted(name)} as integer`)};
  execute ${literal(`${at} set default nextval('${name}')`)};
  execute ${literal(`alter sequence ${quoted(name)} owned by ${quoted(table)}.${quoted(column)}`)};
  perform setval(${literal(name)}, reached, used);
end $mapa$`,
  ];
}

/** Names of tables, those that others refer to first. */
export function referredFirst(names, foreignKeys) {
  const placed = [];
  const place = (name, above) => {
    if (placed.includes(name) || above.includes(name)) return;
    for (const { table, to } of foreignKeys) if (table === name && names.includes(to)) place(to, [...above, name]);
    placed.push(name);
  };
  for (const name of names) place(name, []);
  return placed;
}

/**
 * The steps that distribute a database, each with what it is for people and its statements; all of them belong in one
 * transaction. Empty where nothing is left to do.
 *
 * @param facts of `readFacts`, without a refusal
 * @returns {{ what: string, statements: string[] }[]}
 */
export function stepsOf({ tables, identities, foreignKeys, triggers }) {
  const pending = tables.filter(({ name, kind }) => isMoved(name) && kind === 'local').map(({ name }) => name);
  if (pending.length === 0) return [];
  const touched = foreignKeys.filter(({ table, to }) => pending.includes(table) || pending.includes(to));
  const numbered = identities.filter(
    ({ table }) => pending.includes(table) || touched.some((key) => key.table === table),
  );
  const ordered = referredFirst(pending, foreignKeys);
  const ofClass = (kind) => ordered.filter((name) => CLASSES.get(name) === kind);
  const [first] = tables.filter(({ kind }) => kind === 'student').map(({ name }) => name);
  const along = (name, at) => {
    const beside = first ?? (at === 0 ? 'none' : ofClass('student')[0]);
    return `select create_distributed_table(${literal(name)}, ${literal(DISTRIBUTED_BY)}, colocate_with => ${literal(beside)})`;
  };
  const taken = triggers.filter(({ table }) => CLASSES.get(table) === 'reference' && pending.includes(table));
  return [
    {
      what: `${taken.length} triggers wait until their tables are copied`,
      statements: taken.map(({ table, name }) => `drop trigger ${quoted(name)} on ${quoted(table)}`),
    },
    {
      what: `${touched.length} foreign keys are lifted`,
      statements: touched.map(({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)}`),
    },
    {
      what: `${numbered.length} integer identities become defaults of sequences`,
      statements: numbered.flatMap(sequenceSteps),
    },
    {
      what: `a copy on every node: ${ofClass('reference').join(', ')}`,
      statements: ofClass('reference').map((name) => `select create_reference_table(${literal(name)})`),
    },
    {
      what: `distributed by ${DISTRIBUTED_BY}: ${ofClass('student').join(', ')}`,
      statements: ofClass('student').map(along),
    },
    {
      what: `${touched.length} foreign keys hold again`,
      statements: touched.map(
        ({ table, name, definition }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
      ),
    },
  ].filter(({ statements }) => statements.length > 0);
}

/** Functions that the copies of reference tables need. */
export const COPIED_FUNCTIONS = [...[...TRIGGER_FUNCTIONS].map(([name]) => name), ...CALLED_FUNCTIONS];
