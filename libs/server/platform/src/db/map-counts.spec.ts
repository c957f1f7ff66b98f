import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createTestDatabase } from '../testing/database';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

/** Two maps and four subjects with the ids from 1 on, and ten questions, seven of them in the first map. */
const CONTENT = `
  insert into subjects (name, slug, path)
    values ('Crase', 'c', '{4,1}'), ('Regência', 'r', '{4,2}'), ('Línguas', 'l', '{3}'), ('Português', 'p', '{4}');
  insert into question_maps (name, slug) values ('Mapa X', 'x'), ('Mapa Z', 'z');
  insert into questions (content_hash, kind, subject_id, subject_path, search)
    select at::text, 'questaovf', 1, '{1}', '' from generate_series(1, 10) at;
  insert into map_questions (map_id, question_id, subject_id, slot)
    select 1, id, 1 + id % 3, least(id, 6) from questions where id <= 7`;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(CONTENT);
});
afterEach(() => database.drop());

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database.pool.query(text, values)).rows;

interface Count {
  map: number;
  subject: number;
  questions: number;
  rank: number;
}

/** The stored counts, in the order of each map. */
const readKept = () =>
  query<Count>(
    'select map_id as map, subject_id as subject, questions, rank from map_subjects order by map_id, rank, subject_id',
  );

/** The stored counts, the heaviest subject of each map first. */
const readByIncidence = () =>
  query<Count>(
    'select map_id as map, subject_id as subject, questions, incidence_rank as rank from map_subjects order by map_id, incidence_rank, subject_id',
  );

/** A recount: the heaviest first, equal ones by name; a number in two languages counts once. */
const recount = () =>
  query<Count & { matter: number }>(`
    select mq.map_id as map, mq.subject_id as subject, s.path[1] as matter, count(distinct mq.slot)::int as questions,
      (row_number() over (partition by mq.map_id order by count(distinct mq.slot) desc, s.name, mq.subject_id))::int as rank
    from map_questions mq join subjects s on s.id = mq.subject_id
    group by mq.map_id, mq.subject_id, s.name, s.path[1] order by mq.map_id, rank`);

interface Placed {
  map: number;
  is_matter: boolean;
  subject: number;
  place: number;
}

/** The recount by the order of each map: matérias as placed by hand, then assuntos in them, the others by incidence. */
async function recountInOrder(): Promise<Count[]> {
  const rows = await recount();
  const placed = await query<Placed>('select map_id as map, is_matter, subject_id as subject, place from map_orders');
  const placeOf = (map: number, isMatter: boolean, subject: number): number =>
    placed.find((one) => one.map === map && one.is_matter === isMatter && one.subject === subject)?.place ?? 1e6;
  const keyOf = ({ map, matter, subject, rank }: (typeof rows)[number]): number[] => {
    if (!placed.some((one) => one.map === map)) return [map, rank];
    const first = Math.min(...rows.flatMap((row) => (row.map === map && row.matter === matter ? row.rank : [])));
    return [map, placeOf(map, true, matter), first, placeOf(map, false, subject), rank];
  };
  const sorted = rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    const at = a.findIndex((part, place) => part !== b[place]);
    return (a[at] ?? 0) - (b[at] ?? 0);
  });
  return sorted.map(({ matter: _, ...row }, at) => ({
    ...row,
    rank: at + 1 - sorted.findIndex(({ map }) => map === row.map),
  }));
}

const SUMS = {
  kept: 'select id, question_count as questions, subject_count as subjects from question_maps order by id',
  anew: `
    select m.id, count(distinct mq.slot)::int as questions, count(distinct mq.subject_id)::int as subjects
    from question_maps m left join map_questions mq on mq.map_id = m.id group by m.id order by m.id`,
};

async function expectTheCounts(): Promise<Count[]> {
  const kept = await readKept();
  expect(kept).toEqual(await recountInOrder());
  expect(await query(SUMS.kept)).toEqual(await query(SUMS.anew));
  return kept;
}

/** Changes of maps as made by an import, an edition, a renamed or moved subject, an order and a failing transaction. */
const change = (() => {
  const maps = fc.constantFrom(1, 2);
  const subject = fc.constantFrom(1, 2, 3);
  const slot = fc.integer({ min: 1, max: 7 });
  const some = fc.integer({ min: 1, max: 4 });
  return fc.oneof(
    fc.tuple(maps, subject, slot, some).map(
      ([into, of, at, part]) => `
        insert into map_questions (map_id, question_id, subject_id, slot)
        select ${into}, id, ${of}, ${at} + id % ${part} from questions where id % ${part} = 0 on conflict do nothing`,
    ),
    fc
      .tuple(maps, subject, some)
      .map(
        ([of, to, part]) => `update map_questions set subject_id = ${to} where map_id = ${of} and slot % ${part} = 0`,
      ),
    fc
      .tuple(maps, slot, slot)
      .map(([of, from, to]) => `update map_questions set slot = ${to} where map_id = ${of} and slot = ${from}`),
    fc.tuple(maps, maps, some).map(
      ([from, to, part]) => `
        update map_questions set map_id = ${to} where map_id = ${from} and question_id % ${part} = 0
          and question_id not in (select question_id from map_questions where map_id = ${to})`,
    ),
    fc.tuple(maps, slot).map(([of, at]) => `delete from map_questions where map_id = ${of} and slot >= ${at}`),
    fc
      .tuple(subject, fc.constantFrom('Acento', 'Crase', 'Zeugma'))
      .map(([of, name]) => `update subjects set name = '${name}' where id = ${of}`),
    fc
      .tuple(subject, fc.constantFrom(3, 4))
      .map(([of, root]) => `update subjects set path = array[${root}, id] where id = ${of}`),
    fc.tuple(maps, fc.boolean(), fc.integer({ min: 1, max: 4 }), slot).map(
      ([of, isMatter, placed, at]) => `
        insert into map_orders (map_id, is_matter, subject_id, place) values (${of}, ${isMatter}, ${placed}, ${at})
        on conflict (map_id, is_matter, subject_id) do update set place = excluded.place`,
    ),
    fc
      .tuple(maps, some)
      .map(([of, part]) => `delete from map_orders where map_id = ${of} and subject_id % ${part} = 0`),
    fc.constant('truncate map_questions'),
  );
})();

describe('the stored counts of a map', () => {
  it('equal a recount, after any writes, committed or not', async () => {
    let counted = 0;
    const changes = fc.array(fc.tuple(change, fc.boolean()), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(changes, async (written) => {
        for (const [text, stays] of written) {
          const client = await database.pool.connect();
          await client.query('begin');
          await client.query(text);
          await client.query(stays ? 'commit' : 'rollback');
          client.release();
          counted += (await expectTheCounts()).length;
          expect(await readByIncidence()).toEqual((await recount()).map(({ matter: _, ...row }) => row));
        }
      }),
      { numRuns: 40, seed: 7 },
    );
    expect(counted).toBeGreaterThan(20);
  });

  it('touch no row that is right', async () => {
    const written = () =>
      query(
        'select map_id, subject_id, xmin::text from map_subjects union all select id, 0, xmin::text from question_maps order by 1, 2',
      );
    const before = await written();
    await query('select arrange_maps(array(select id from question_maps))');
    expect(await written()).toEqual(before);
  });

  it('exist for maps that are older than the counts', async () => {
    const before = await readKept();
    const file = join(import.meta.dirname, '../../migrations/0029_map_subjects.sql');
    const migration = readFileSync(file, 'utf8');
    await query(`
      drop trigger arrange_emptied on map_questions;
      drop function empty_maps;
      drop index questions_annulled;
      drop table map_subjects;
      alter table question_maps drop column question_count, drop column subject_count`);
    for (const text of migration.split('--> statement-breakpoint')) await query(text);
    expect(await expectTheCounts()).toEqual(before);
  });
});

it('are computed by one function, whichever text of its migration a database has run', () => {
  const functionIn = (tag: string) =>
    /CREATE OR REPLACE FUNCTION arrange_maps.*?\n\$\$;/s.exec(
      readFileSync(join(import.meta.dirname, '../../migrations', `${tag}.sql`), 'utf8'),
    )?.[0];
  expect(functionIn('0029_map_subjects')).toContain('NOT EXISTS');
  expect(functionIn('0043_arrange_maps_on_15')).toBe(functionIn('0029_map_subjects'));
});
