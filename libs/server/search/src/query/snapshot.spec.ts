import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { QUESTION_FILTER_NAMES } from '@mapa/domain';
import type { QuestionQuery } from '../filters/filters';
import type { SearchIndex } from '../search-index/search-index';
import { readSnapshot, writeSnapshot } from '../search-index/snapshot-file';
import { FILTER_SAMPLES } from '../testing/filter-samples';
import { createRandomQuestions } from '../testing/random-questions';
import { paperIn } from './catalogue';
import { newSearchIndex } from './search';
import { countInIndex, incidenceInIndex, searchInIndex } from './search-in-index';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
const open: SearchIndex[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  await createRandomQuestions(database.db, 150);
  folder = await mkdtemp(join(tmpdir(), 'mapa-index-'));
});

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A process's index as it starts, and its log. */
async function start(place: string | null = folder, pool = database.pool) {
  const told: { from?: string; reason?: unknown; err?: Error }[] = [];
  const tell = (fields: unknown) => void told.push(fields as (typeof told)[number]);
  const index = newSearchIndex({
    pool,
    log: { info: tell, warn: tell },
    ...(place && { snapshots: { folder: place, fromQuestions: 1 } }),
  });
  open.push(index);
  await index.start();
  await index.save();
  return { index, told, from: told.find((each) => each.from)?.from };
}

const onlyFile = async (): Promise<string> => {
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^[\da-f]{16}\.index$/)]);
  return join(folder, names[0] ?? '');
};

const samples = QUESTION_FILTER_NAMES.filter((name) => name !== 'estado' && name !== 'ocultas').flatMap((name) =>
  FILTER_SAMPLES[name].map((value): QuestionQuery => ({ [name]: value })),
);

const everything = async (index: SearchIndex) => {
  const page = { page: 1, perPage: 500, offset: 0 };
  const data = await index.fresh();
  const { rows: exams } = await index.pool.query<{ id: number }>('select id from exams order by id');
  const answers: object[] = exams.map(({ id }) => ({ id, paper: data && paperIn(data, id) }));
  for (const query of samples)
    answers.push({
      query,
      list: await searchInIndex(index, query, null, page),
      count: await countInIndex(index, query, null),
      incidence: await incidenceInIndex(index, query, null),
    });
  return answers;
};

const CHANGES = [
  'update questions set annulled = not annulled where id % 7 = 0',
  'update questions set year = 2030, difficulty = null where id % 11 = 0',
  "update questions set search = 'novidad:1', search_words = 'novidade' where id % 5 = 0",
  'delete from exam_questions where question_id % 9 = 0',
  'update exam_questions set slot = slot + 100 where question_id % 4 = 0',
  "update exam_questions set slot = 500 + question_id % 5, variant = (array['azul', 'Água'])[1 + question_id % 2] where question_id % 3 = 0",
  "update exams set state = 'ac' where id % 2 = 0",
  "update subjects set name = name || ' e mais' where id % 2 = 0",
  "update questions set position = 'Médico legista' where id % 13 = 0",
];

describe('an index that is read from a snapshot', () => {
  it('equals, with the changes since then, an index that is read from the database', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(CHANGES), fc.subarray(CHANGES), async (before, after) => {
        for (const text of before) await database.pool.query(text);
        const first = await start();
        expect(first.from).toBe('database');
        for (const text of after) await database.pool.query(text);
        const second = await start();
        expect(second.from).toBe('snapshot');
        expect(await everything(second.index)).toEqual(await everything((await start(null)).index));
        for (const one of open.splice(0)) await one.close();
        await rm(await onlyFile());
      }),
      { numRuns: 2, seed: 3 },
    );
  }, 120_000);

  it('includes changes in progress when it was taken', async () => {
    const writer = await database.pool.connect();
    await writer.query('begin');
    await writer.query('update questions set year = 2035 where id % 3 = 0');
    // Later changes are committed first, and are in the snapshot.
    await database.pool.query('update questions set difficulty = 5 where id % 10 = 1 and id % 3 <> 0');
    await start();
    await writer.query('commit');
    writer.release();
    const { from, index } = await start();
    expect(from).toBe('snapshot');
    const written = await database.pool.query('select from questions where year = 2035');
    const found = await countInIndex(index, { ano: [2035], anuladas: 'incluir', desatualizadas: 'incluir' }, null);
    expect(found?.total).toBe(written.rowCount);
    expect(found?.total).toBeGreaterThan(20);
    expect(await everything(index)).toEqual(await everything((await start(null)).index));
  });

  it('is readable by its owner only, and written whole by two concurrent processes', async () => {
    await Promise.all([start(), start()]);
    const file = await onlyFile();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await start()).from).toBe('snapshot');
  });
});

/** Writes the same bytes with another directory and a valid check sum. */
async function rewrite(change: (directory: Record<string, unknown>) => object): Promise<void> {
  const file = await onlyFile();
  const whole = await readFile(file);
  const written = await readSnapshot(file, ({ directory }) => Promise.resolve(directory as Record<string, unknown>));
  if (!written) throw new Error('no snapshot');
  function* pieces() {
    yield whole.subarray(8, whole.lastIndexOf('{"base":'));
    return change(written ?? {});
  }
  await writeSnapshot(file, pieces(), () => true);
}

const withWitness = (witness: object) => (directory: Record<string, unknown>) => ({
  ...directory,
  witness: { ...(directory['witness'] as object), ...witness },
});
const keyed = (key: object) => (directory: Record<string, unknown>) => ({
  ...directory,
  key: { ...(directory['key'] as object), ...key },
});
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const REFUSED: [string, string, () => Promise<unknown>][] = [
  ['is cut off', 'the checksum differs', async () => truncate(await onlyFile(), 2_000)],
  ['is empty', 'not a snapshot', async () => truncate(await onlyFile(), 0)],
  ['is another file', 'not a snapshot', async () => writeFile(await onlyFile(), 'x'.repeat(5_000))],
  [
    'has one changed byte',
    'the checksum differs',
    async () => {
      const file = await onlyFile();
      const bytes = await readFile(file);
      bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
      await writeFile(file, bytes);
    },
  ],
  ['is of another format', 'its origin', () => rewrite(keyed({ format: 0 }))],
  ['is of another normaliser', 'its origin', () => rewrite(keyed({ normaliser: 0 }))],
  ['is of another database', 'its origin', () => rewrite(keyed({ database: 'x' }))],
  ['is of another timeline', 'its origin', () => rewrite(keyed({ timeline: '000000FF' }))],
  ['is older than a week', 'its age', () => rewrite(withWitness({ takenAt: daysAgo(7.01) }))],
  ['comes from the future', 'its age', () => rewrite(withWitness({ takenAt: daysAgo(-1) }))],
  [
    'is of a server that was taken back in time',
    'a server taken back in time',
    () => rewrite((directory) => ({ ...directory, snapshot: '999999999:999999999:' })),
  ],
  [
    'is older than the changes that are kept',
    'changes since then are not kept',
    () => database.pool.query('delete from bank_changes'),
  ],
];

describe('a snapshot', () => {
  it.each(REFUSED)('that %s is refused, logged, and written anew', async (_what, reason, spoil) => {
    await start();
    await spoil();
    const { told, from, index } = await start();
    expect(told).toContainEqual({ reason });
    expect(from).toBe('database');
    expect(await countInIndex(index, {}, null)).not.toBeNull();
    expect((await start()).from).toBe('snapshot');
  });

  it('of another server is refused', async () => {
    await start();
    const file = await onlyFile();
    const other = await createTestDatabase();
    await createRandomQuestions(other.db, 5);
    const elsewhere = await mkdtemp(join(tmpdir(), 'mapa-index-'));
    await start(elsewhere, other.pool);
    const [name = ''] = await readdir(elsewhere);
    await copyFile(file, join(elsewhere, name));
    const { told, index } = await start(elsewhere, other.pool);
    expect(told).toContainEqual({ reason: 'its origin' });
    expect(await everything(index)).toEqual(await everything((await start(null, other.pool)).index));
    for (const one of open.splice(0)) await one.close();
    await other.drop();
    await rm(elsewhere, { recursive: true });
  });

  it('that cannot be written is logged, and leaves the earlier one and no draft', async () => {
    await start();
    const file = await onlyFile();
    const before = await readFile(file);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    function* pieces(): Generator<Uint8Array, object> {
      yield new Uint8Array(3_000_000);
      throw full;
    }
    await expect(writeSnapshot(file, pieces(), () => true)).rejects.toBe(full);
    let asked = 0;
    function* changing(): Generator<Uint8Array, object> {
      yield new Uint8Array(3_000_000);
      return {};
    }
    await expect(writeSnapshot(file, changing(), () => (asked += 1) < 2)).rejects.toThrow('changed');
    expect(await readFile(await onlyFile())).toEqual(before);
    const { told, index } = await start(join(file, 'below-a-file'));
    expect(told.some(({ err }) => err)).toBe(true);
    expect(await countInIndex(index, {}, null)).not.toBeNull();
  });
});
