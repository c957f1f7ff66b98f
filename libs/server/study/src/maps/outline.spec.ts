import { type Database, openDatabase } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent } from '@mapa/server-search/testing';
import fc from 'fast-check';
import { findOutlines, type MapRevision } from './outline';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await createContent(database.db);
  // The body of the first map, and a question of the other.
  await database.pool.query(`
    insert into institutions (kind, acronym, name, slug) values ('orgao', 'TRE', 'Tribunal', 'tre'), ('orgao', 'MPU', 'Ministério', 'mpu');
    update question_maps set institution_id = (select id from institutions where slug = 'tre') where slug <> 'mapa-z';
    insert into map_questions (map_id, question_id, subject_id, slot)
      select m.id, q.question_id, q.subject_id, 9 from question_maps m, map_questions q where m.slug = 'mapa-z' order by q.question_id limit 1`);
});
afterEach(() => database.drop());

const readRevisions = async (): Promise<MapRevision[]> =>
  (await database.pool.query('select id as map_id, content_revision as revision from question_maps order by id')).rows;

const outlinesIn = async (db: Database) =>
  [...(await findOutlines(db, await readRevisions())).values()].sort((one, other) => one.map.id - other.map.id);

/** The reading of a process without a cache. */
async function outlinesAnew() {
  const { db, pool } = openDatabase(database.url, { max: 1 });
  const found = await outlinesIn(db);
  await pool.end();
  return found;
}

/** All data of a map, as imports and manual corrections of names change them. */
const change = (() => {
  const map = fc
    .constantFrom('mapa-x', 'mapa-z')
    .map((slug) => `(select id from question_maps where slug = '${slug}')`);
  const subject = fc
    .integer({ min: 1, max: 4 })
    .map((at) => `(select id from subjects order by id limit 1 offset ${at - 1})`);
  const slot = fc.integer({ min: 1, max: 9 });
  const word = fc.constantFrom('Acento', 'Crase', 'Zeugma', 'Banca');
  return fc.oneof(
    fc.tuple(map, subject, slot).map(
      ([into, of, at]) => `
        insert into map_questions (map_id, question_id, subject_id, slot, variant)
        select ${into}, q.id, ${of}, ${at}, 'ingles' from questions q order by q.id % ${at}, q.id limit 2 on conflict do nothing`,
    ),
    fc
      .tuple(map, subject)
      .map(([of, to]) => `update map_questions set subject_id = ${to} where map_id = ${of} and slot < 4`),
    fc
      .tuple(map, slot, slot)
      .map(([of, from, to]) => `update map_questions set slot = ${to} where map_id = ${of} and slot = ${from}`),
    fc
      .tuple(map, slot)
      .map(([of, at]) => `update map_questions set variant = 'a' where map_id = ${of} and slot >= ${at}`),
    fc.tuple(map, slot).map(
      ([of, at]) => `
        update map_questions set question_id = (select max(id) from questions) where map_id = ${of} and slot = ${at}
          and 1 = (select count(*) from map_questions o where o.map_id = map_questions.map_id and o.slot = ${at})
          and not exists (select from map_questions o where o.map_id = map_questions.map_id and o.question_id = (select max(id) from questions))`,
    ),
    fc.tuple(map, slot).map(([of, at]) => `delete from map_questions where map_id = ${of} and slot = ${at}`),
    fc.tuple(subject, word).map(([of, name]) => `update subjects set name = '${name}' where id = ${of}`),
    fc.tuple(subject, subject).map(([of, root]) => `update subjects set path = array[${root}, id] where id = ${of}`),
    fc.tuple(map, fc.boolean(), subject, slot).map(
      ([of, isMatter, placed, at]) => `
        insert into map_orders (map_id, is_matter, subject_id, place) values (${of}, ${isMatter}, ${placed}, ${at})
        on conflict (map_id, is_matter, subject_id) do update set place = excluded.place`,
    ),
    map.map((of) => `delete from map_orders where map_id = ${of}`),
    word.map((name) => `update institutions set name = '${name}'`),
    word.map((name) => `update institutions set acronym = '${name}' where kind = 'orgao'`),
    fc.tuple(map, word).map(([of, name]) => `update question_maps set name = '${name}' where id = ${of}`),
    map.map(
      (of) =>
        `update question_maps set institution_id = (select id from institutions where slug = 'mpu') where id = ${of}`,
    ),
  );
})();

describe('the cached outlines of maps', () => {
  it('equal a new reading, after any writes, committed or not', async () => {
    const changes = fc.array(fc.tuple(change, fc.boolean()), { minLength: 1, maxLength: 8 });
    let differing = 0;
    await fc.assert(
      fc.asyncProperty(changes, async (written) => {
        for (const [text, stays] of written) {
          const before = await outlinesIn(database.db);
          await database.pool.query(`begin; ${text}; ${stays ? 'commit' : 'rollback'}`);
          const kept = await outlinesIn(database.db);
          expect(kept).toEqual(await outlinesAnew());
          differing += kept.filter((outline, at) => outline !== before[at]).length;
        }
      }),
      { numRuns: 15, seed: 11 },
    );
    expect(differing).toBeGreaterThan(10);
  });

  it('are not read again without a change, and then only for the changed map', async () => {
    const [first, second] = await outlinesIn(database.db);
    const [again, other] = await outlinesIn(database.db);
    expect(again).toBe(first);
    expect(other).toBe(second);
    await database.pool.query("update question_maps set name = 'Mapa novo' where slug = 'mapa-z'");
    const [same, changed] = await outlinesIn(database.db);
    expect(same).toBe(first);
    expect(changed?.map.nome).toBe('Mapa novo');
  });

  it('are empty for maps whose questions were all removed at once', async () => {
    await outlinesIn(database.db);
    await database.pool.query('truncate map_questions');
    const emptied = await outlinesIn(database.db);
    expect(emptied.map(({ steps, map }) => [steps, map.questoes])).toEqual([
      [[], 0],
      [[], 0],
    ]);
    expect(emptied).toEqual(await outlinesAnew());
  });
});
