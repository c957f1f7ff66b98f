import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { runSampleCommand } from './command';
import { readSampleList, sampleOfDay, writeSampleList } from './list';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let database: TestDatabase;
let content: TestContent;
let ids: [number, number, number];
beforeAll(async () => {
  database = await createTestDatabase();
  content = await createContent(database.db);
  ids = content.questions.slice(0, 3).map(({ id }) => id) as typeof ids;
  await database.pool.query('update questions set commented = true');
});
afterAll(() => database.drop());
beforeEach(() => writeSampleList(database.db, []));

async function run(...argv: string[]) {
  let output = '';
  const code = await runSampleCommand(argv, { db: database.db, stdout: { write: (text) => (output += text) } });
  return { code, output };
}
const codes = (...some: number[]) => some.map((id) => `Q${id}`);
const ofDays = (...days: string[]) => Promise.all(days.map((day) => sampleOfDay(database.db, day)));

describe("the day's sample", () => {
  it('is each question of the list in turn, the same all day', async () => {
    const [first, second, third] = ids;
    await writeSampleList(database.db, [third, first, second]);
    expect(await ofDays('2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2025-12-31')).toEqual([
      third,
      first,
      second,
      third,
      second,
    ]);
  });

  it('is the next usable one in place of an unusable one', async () => {
    const [first, second, third] = ids;
    await writeSampleList(database.db, [first, second, third]);
    const outdate = (value: boolean) =>
      database.pool.query('update questions set outdated = $1 where id = any ($2)', [value, [second, third]]);
    await outdate(true);
    expect(await ofDays('2026-01-01', '2026-01-02', '2026-01-03')).toEqual([first, first, first]);
    await outdate(false);
  });

  it('is none while the list is empty', async () => {
    expect(await ofDays('2026-01-01')).toEqual([undefined]);
  });
});

describe('the command sample-questions', () => {
  it('sets the list in the order given, prints it, and empties it', async () => {
    const [first, second] = ids;
    const set = await run(`q${second}`, `${first}`, `Q${second}`);
    expect(set.code).toBe(0);
    expect(set.output).toContain(`2 questões sem conta, uma por dia: ${codes(second, first).join(', ')}\nhoje: Q`);
    expect(await readSampleList(database.db)).toEqual([second, first]);
    expect(await run()).toEqual(set);
    expect(await run('--nenhuma')).toEqual({ code: 0, output: 'nenhuma questão se responde sem conta\n' });
    expect(await readSampleList(database.db)).toEqual([]);
  });

  it('changes nothing for a question that does not exist or has no comment', async () => {
    const [first, second] = ids;
    await run(`Q${first}`);
    await database.pool.query('update questions set commented = false where id = $1', [second]);
    const { code, output } = await run(...codes(first, second, 999_999));
    expect([code, output]).toEqual([1, expect.stringContaining(`está desatualizada: Q${second}, Q999999\n`)]);
    expect(await readSampleList(database.db)).toEqual([first]);
  });

  it.each([['Q12x'], ['Q0'], ['Q99999999999'], ['--tudo'], ['Q1', '--nenhuma']])(
    'prints its usage for %s %s',
    async (...argv) => {
      expect(await run(...argv)).toEqual({ code: 2, output: expect.stringContaining('Uso: npm run sample-questions') });
    },
  );
});
