import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../core/root.mjs';
import { CLASSES, TRIGGER_FUNCTIONS } from './classes.mjs';
import { copiesStatement } from './copies.mjs';
import { readArguments } from './distribute.mjs';
import { COPIED_FUNCTIONS, referredFirst, refusalsOf, stepsOf } from './plan.mjs';

const migrations = join(root, 'libs/server/platform/migrations');
const snapshots = join(migrations, 'meta');
const latest = readdirSync(snapshots)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .at(-1);
const schema = Object.values(JSON.parse(readFileSync(join(snapshots, latest), 'utf8')).tables);
const statements = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .flatMap((name) => readFileSync(join(migrations, name), 'utf8').split('--> statement-breakpoint'));

describe('the schema of the migrations', () => {
  it('has a class for each of its tables, and no other table has one', () => {
    expect([...CLASSES.keys()].sort()).toEqual(schema.map(({ name }) => name).sort());
  });

  it('keys of students’ tables start with the student, so that they can be distributed', () => {
    const others = schema.filter(({ name, columns, compositePrimaryKeys }) => {
      const [key] = Object.values(compositePrimaryKeys);
      const first = key?.columns[0] ?? Object.values(columns).find(({ primaryKey }) => primaryKey)?.name;
      return CLASSES.get(name) === 'student' && first !== 'student_id';
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('unique keys of students’ tables include the student', () => {
    const others = schema.flatMap(({ name, indexes, uniqueConstraints }) =>
      CLASSES.get(name) === 'student'
        ? [
            ...Object.values(indexes).filter(
              ({ isUnique, columns }) => isUnique && !columns.some(({ expression }) => expression === 'student_id'),
            ),
            ...Object.values(uniqueConstraints).filter(({ columns }) => !columns.includes('student_id')),
          ]
        : [],
    );
    expect(others).toEqual([]);
  });

  it('rows on several nodes refer to copies, and to rows of the same student', () => {
    const others = schema.flatMap(({ name, foreignKeys }) =>
      Object.values(foreignKeys).filter(({ tableTo, columnsFrom, columnsTo }) => {
        const [from, to] = [CLASSES.get(name), CLASSES.get(tableTo)];
        if (from === 'student' && to === 'student')
          return !columnsFrom.includes('student_id') || !columnsTo.includes('student_id');
        return from !== 'local' && to !== 'reference' && !(from === 'reference' && tableTo === 'documents');
      }),
    );
    expect(others).toEqual([]);
  });

  it('has a class for each function that a trigger of a copied table calls', () => {
    const triggers = statements.flatMap((statement) => {
      const [, table, name] =
        /CREATE (?:CONSTRAINT )?TRIGGER .*?\bON "?(\w+)"?[\s(].*EXECUTE FUNCTION "?(\w+)"?/s.exec(statement) ?? [];
      return table ? [{ table, name }] : [];
    });
    const called = triggers.filter(({ table }) => CLASSES.get(table) === 'reference').map(({ name }) => name);
    expect([...new Set(called)].sort()).toEqual([...TRIGGER_FUNCTIONS.keys()].sort());
    expect(triggers.filter(({ table }) => CLASSES.get(table) === 'student')).toEqual([]);
  });
});

const everyTable = [...CLASSES.keys()].map((name) => ({ name, kind: 'local', by: null }));
const key = (table, to) => ({ table, to, name: `${table}_fk`, definition: `FOREIGN KEY (id) REFERENCES ${to}(id)` });

describe('the plan', () => {
  const facts = {
    tables: everyTable,
    identities: [
      { table: 'exams', column: 'id', sequence: 'public.exams_id_seq' },
      { table: 'subject_acts', column: 'id', sequence: 'public.subject_acts_id_seq' },
    ],
    foreignKeys: [key('answers', 'users'), key('sitting_items', 'sittings'), key('desk_files', 'desk_papers')],
    triggers: [{ table: 'exams', name: 'note_bank_exam', function: 'note_bank_exam', definition: '' }],
  };

  it('lifts what stands between tables, distributes them, and sets it again', () => {
    const steps = stepsOf(facts);
    const of = (part) => steps.flatMap((step) => step.statements).filter((statement) => statement.includes(part));
    expect(of('create_reference_table')).toContain(`select create_reference_table('users')`);
    const [first, ...others] = of('create_distributed_table');
    expect(first).toBe(`select create_distributed_table('answers', 'student_id', colocate_with => 'none')`);
    expect(others.every((statement) => statement.endsWith(`colocate_with => 'answers')`))).toBe(true);
    expect(of('drop constraint')).toHaveLength(2);
    expect(of('add constraint')).toHaveLength(2);
    expect(of('drop identity')).toHaveLength(1);
    expect(of('drop trigger')).toEqual(['drop trigger "note_bank_exam" on "exams"']);
  });

  it('is empty where every table stands where it should', () => {
    const placed = everyTable.map(({ name }) => ({ name, kind: CLASSES.get(name), by: 'student_id' }));
    expect(stepsOf({ ...facts, tables: placed })).toEqual([]);
  });

  it('distributes a table of a later version beside the others', () => {
    const placed = everyTable.map(({ name }) => ({ name, kind: CLASSES.get(name), by: 'student_id' }));
    const tables = placed.map((table) => (table.name === 'favorites' ? { ...table, kind: 'local', by: null } : table));
    const [step] = stepsOf({ ...facts, tables });
    expect(step.statements).toEqual([
      `select create_distributed_table('favorites', 'student_id', colocate_with => 'answers')`,
    ]);
  });

  it('places a table after those that it refers to', () => {
    const keys = [key('a', 'b'), key('b', 'c'), key('c', 'c')];
    expect(referredFirst(['a', 'b', 'c'], keys)).toEqual(['c', 'b', 'a']);
  });
});

describe('a database is refused', () => {
  const fit = { tables: everyTable, triggers: [] };
  it.each([
    [
      'with a table that has no class',
      { tables: [...everyTable, { name: 'news', kind: 'local' }] },
      /news has no class/,
    ],
    ['that lacks a table', { tables: everyTable.filter(({ name }) => name !== 'answers') }, /no table answers/],
    [
      'with a table that is distributed otherwise',
      { tables: everyTable.map((table) => (table.name === 'users' ? { ...table, kind: 'student', by: 'id' } : table)) },
      /users is student already, and should be reference/,
    ],
    [
      'with a trigger of a copied table whose function has no class',
      { triggers: [{ table: 'users', name: 'greet', function: 'greet' }] },
      /greet of users/,
    ],
    [
      'with a trigger on rows of students',
      { triggers: [{ table: 'answers', name: 'count', function: 'count' }] },
      /count is on answers/,
    ],
  ])('%s', (_what, change, sentence) => {
    expect(refusalsOf(fit)).toEqual([]);
    expect(refusalsOf({ ...fit, ...change }).join()).toMatch(sentence);
  });
});

describe('triggers of copied tables', () => {
  const definition = (table, name) =>
    `CREATE TRIGGER t AFTER INSERT ON public.${table} REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`;
  const facts = {
    shards: [{ table: 'questions', shard: '102008' }],
    functions: COPIED_FUNCTIONS.map((name) => ({
      name,
      definition: `CREATE OR REPLACE FUNCTION public.${name}() RETURNS trigger LANGUAGE plpgsql AS $function$ it's $function$`,
    })),
    kept: [
      { table: 'questions', function: 'forget_texts', definition: definition('questions', 'forget_texts') },
      {
        table: 'questions',
        function: 'note_bank_questions',
        definition: definition('questions', 'note_bank_questions'),
      },
    ],
  };

  it('work on the node’s own copy, and those that write elsewhere on the coordinator alone', () => {
    const [coordinator, worker] = [copiesStatement(facts, true), copiesStatement(facts, false)];
    expect(worker).toContain('ON public.questions_102008 REFERENCING');
    expect(worker).toContain('EXECUTE FUNCTION mapa_copies.forget_texts()');
    expect(worker).not.toContain('note_bank');
    expect(coordinator).toContain('EXECUTE FUNCTION mapa_copies.note_bank_questions()');
    expect(coordinator).toContain(`it''s`);
  });
});

it.each([[[]], [['--plan', '--apply']], [['--all']]])('the command refuses %j', (argv) => {
  expect(() => readArguments(argv)).toThrow('--plan | --apply');
});
it('the command plans or applies', () => {
  expect([readArguments(['--plan']), readArguments(['--apply'])]).toEqual([{ isApplied: false }, { isApplied: true }]);
});
