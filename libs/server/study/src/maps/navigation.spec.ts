import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { createContent } from '@mapa/server-search/testing';
import { createTestDatabase } from '@mapa/server-platform/testing';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let content: Awaited<ReturnType<typeof createContent>>;
beforeEach(async () => {
  database = await createTestDatabase();
  content = await createContent(database.db);
});
afterEach(() => database.drop());

interface Row {
  question_id: number;
  subject_id: number;
  subject: string;
  slot: number;
  step: number;
}

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database.pool.query(text, values)).rows;

const readMap = (mapId: number) =>
  query<Row>(
    'select mq.*, s.name as subject from map_questions mq join subjects s on s.id = mq.subject_id where map_id = $1 order by question_id',
    [mapId],
  );

/** The rule once more: the heaviest subject first, then the paper's order; a number counts once in a subject. */
function stepsByTheRule(rows: Row[]): number[] {
  const weight = (row: Row) =>
    new Set(rows.flatMap((each) => (each.subject_id === row.subject_id ? each.slot : []))).size;
  const sorted = rows.toSorted(
    (a, b) =>
      weight(b) - weight(a) ||
      a.subject.localeCompare(b.subject, 'pt-BR') ||
      a.subject_id - b.subject_id ||
      a.slot - b.slot,
  );
  const keyOf = (row: Row) => `${row.subject_id}/${row.slot}`;
  const keys = [...new Set(sorted.map(keyOf))];
  return rows.map((row) => keys.indexOf(keyOf(row)) + 1);
}

async function expectTheRule(mapId: number): Promise<number[]> {
  const rows = await readMap(mapId);
  const steps = rows.map(({ step }) => step);
  expect(steps).toEqual(stepsByTheRule(rows));
  return steps;
}

describe('the stored steps of a map', () => {
  it('follow the rule when its questions are added, all at once or one by one', async () => {
    expect(await expectTheRule(content.map.id)).toEqual([1, 2, 3, 5, 4, 4]);
    const { map, otherMap } = content;
    await query(
      'insert into map_questions (map_id, question_id, subject_id, slot, variant) select $1, question_id, subject_id, slot, variant from map_questions where map_id = $2',
      [otherMap.id, map.id],
    );
    expect(await readMap(otherMap.id)).toHaveLength(7);
    await expectTheRule(otherMap.id);
  });

  it('follow it when a question changes its subject, its number or its map, or leaves', async () => {
    const { map, otherMap, regency, questions } = content;
    await query('update map_questions set subject_id = $1 where map_id = $2 and slot in (1, 2)', [regency.id, map.id]);
    expect(await expectTheRule(map.id)).toEqual([1, 2, 4, 3, 5, 5]);
    await query('update map_questions set slot = 7 where map_id = $1 and slot = 1', [map.id]);
    expect(await expectTheRule(map.id)).toEqual([3, 1, 4, 2, 5, 5]);
    await query('update map_questions set map_id = $1 where map_id = $2 and question_id = $3', [
      otherMap.id,
      map.id,
      questions[1]?.id,
    ]);
    expect(await expectTheRule(map.id)).toEqual([2, 3, 1, 4, 4]);
    await expectTheRule(otherMap.id);
    await query('delete from map_questions where map_id = $1 and slot in (4, 7)', [map.id]);
    expect(await expectTheRule(map.id)).toEqual([1, 2, 2]);
  });

  it('follow it when a subject is renamed among its equals', async () => {
    await query("update subjects set name = 'Acentuação' where id = $1", [content.regency.id]);
    expect(await expectTheRule(content.map.id)).toEqual([1, 2, 3, 4, 5, 5]);
  });

  it('follow an order by hand, matéria by matéria, and the rule again without it', async () => {
    const { map, regency, crasis, languages } = content;
    await query(
      `insert into map_orders (map_id, is_matter, subject_id, place) values
        ($1, true, $2, 1), ($1, true, $3, 2), ($1, false, $4, 1), ($1, false, $5, 2)`,
      [map.id, languages.id, regency.path[0], regency.id, crasis.id],
    );
    expect((await readMap(map.id)).map(({ step }) => step)).toEqual([3, 4, 5, 2, 1, 1]);
    await query('delete from map_orders');
    expect(await expectTheRule(map.id)).toEqual([1, 2, 3, 5, 4, 4]);
  });

  it('touch no row that is right', async () => {
    const written = () => query('select question_id, xmin::text, ctid::text from map_questions order by 1');
    const before = await written();
    await query('select arrange_maps(array(select id from question_maps))');
    expect(await written()).toEqual(before);
  });

  it('follow it when two processes write into one map at once', async () => {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()];
    const insert = 'insert into map_questions (map_id, question_id, subject_id, slot) values ($1, $2, $3, $4)';
    const { otherMap, questions, crasis } = content;
    await one.query('begin');
    await one.query(insert, [otherMap.id, questions[0]?.id, crasis.id, 3]);
    const waiting = other.query(insert, [otherMap.id, questions[1]?.id, crasis.id, 2]);
    await one.query('commit');
    await waiting;
    one.release();
    other.release();
    expect(await expectTheRule(otherMap.id)).toEqual([2, 1, 3]);
  });

  it('follow it after an import, after a second one that moves questions, and in the next edition', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mapa-walk-'));
    const options = { pool: database.pool, db: database.db, stdout: { write: () => true }, cwd: folder };
    const gift = (...subjects: string[]) =>
      subjects
        .map(
          (subject, index) =>
            `$CATEGORY: top/Direito/${subject}\n\n::OAB Q${index + 1}::Pergunta ${index + 1}? {=sim ~não}\n`,
        )
        .join('\n');
    const load = async (name: string, ...subjects: string[]) => {
      await writeFile(join(folder, 'p.gift'), gift(...subjects));
      expect(await runImport(['p.gift', '--prova', name], options)).toBe(0);
      const [map] = await query<{ id: number }>('select id from question_maps where name = $1', [name]);
      return expectTheRule(map?.id ?? 0);
    };
    expect(await load('OAB 2023', 'Penal', 'Civil', 'Ética', 'Civil')).toEqual([4, 1, 3, 2]);
    await load('OAB 2023', 'Penal', 'Penal', 'Penal', 'Civil');
    await load('OAB 2024', 'Ética', 'Civil', 'Ética', 'Penal', 'Penal', 'Penal');
    await rm(folder, { recursive: true });
  });
});
