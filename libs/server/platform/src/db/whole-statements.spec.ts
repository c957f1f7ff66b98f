import { createTestDatabase } from '../testing/database';
import { wholeStatementOf } from './whole-statement';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into subjects (name, slug, path) values ('Crase', 'c', '{1}');
    insert into questions (content_hash, kind, subject_id, subject_path, search)
      select n::text, 'questaomultiplaescolha', 1, '{1}', '' from generate_series(1, 3) n;
    insert into shared_texts (hash, html) values ('1', '<p>Texto</p>'), ('2', '<p>Leia.</p>'), ('3', '<p>Outro</p>')`);
});
afterAll(() => database.drop());

/** Adds a version with the texts of these ids, and the same two alternatives as any other. */
const add = async (question: number, version: number, statement: string, texts: number[]) => {
  const ofVersion = [question, version];
  const { pool } = database;
  await pool.query(
    "insert into question_versions (question_id, version, statement, content_hash) values ($1, $2, $3, '')",
    [...ofVersion, statement],
  );
  await pool.query(
    'insert into question_version_texts select $1::int, $2::int, place - 1, id from unnest($3::int[]) with ordinality as t (id, place)',
    [...ofVersion, texts],
  );
  await pool.query(
    "insert into alternatives (question_id, version, position, letter, text, correct) values ($1, $2, 1, 'A', 'Um', true), ($1, $2, 2, 'B', 'Dois', false)",
    ofVersion,
  );
};

const read = async () =>
  (
    await database.pool.query(
      'select question_id as q, version as v, whole_statement(v) as whole, wording, key_version from question_versions v order by 1, 2',
    )
  ).rows as unknown[];

it('a version is read as its shared texts in order and its own statement below', async () => {
  await add(1, 1, '<p>Assinale.</p>', [1, 2]);
  await add(2, 1, '<p>Marque.</p>', []);
  expect(await read()).toMatchObject([
    { q: 1, whole: '<p>Texto</p><p>Leia.</p><p>Assinale.</p>' },
    { q: 2, whole: '<p>Marque.</p>' },
  ]);
});

it('queries read the same statement that triggers compare', async () => {
  const both = await database.pool.query(
    `select whole_statement(v) as compared, ${wholeStatementOf('v')} as read from question_versions v order by 1`,
  );
  const rows = both.rows as { compared: string; read: string }[];
  expect(rows.map(({ read }) => read)).toEqual(rows.map(({ compared }) => compared));
  expect(rows).toHaveLength(2);
});

it('a version with the same words, one text stored apart, is the same wording; another text is another', async () => {
  await add(3, 1, '<p>Texto</p><p>Julgue.</p>', []);
  await add(3, 2, '<p>Julgue.</p>', [1]);
  await add(3, 3, '<p>Julgue.</p>', [3]);
  const third = (await read()).slice(2);
  expect(third).toMatchObject([
    { v: 1, whole: '<p>Texto</p><p>Julgue.</p>', wording: 1 },
    { v: 2, whole: '<p>Texto</p><p>Julgue.</p>', wording: 1 },
    { v: 3, whole: '<p>Outro</p><p>Julgue.</p>', wording: 2 },
  ]);
});

it('a text is deleted with the last version that shows it', async () => {
  const texts = async () =>
    (await database.pool.query<{ id: number }>('select id from shared_texts order by id')).rows.map(({ id }) => id);
  await database.pool.query('delete from alternatives');
  await database.pool.query('delete from question_versions where question_id = 1');
  expect(await texts()).toEqual([1, 3]);
  await database.pool.query('delete from question_versions');
  expect(await texts()).toEqual([]);
});
