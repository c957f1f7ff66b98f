import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../testing/database';
import { followReplica, type LogPositions, positionsOf } from './replica';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let primary: TestDatabase;
let other: TestDatabase;
let position: { primary: bigint; replica: bigint | null };
let now: number;
let lines: string[];
let opened: ReturnType<typeof followReplica>[] = [];

const follow = (setting: Partial<Parameters<typeof followReplica>[0]> = {}) => {
  const positions = (): LogPositions => ({
    primary: async () => position.primary,
    replica: async () => position.replica,
  });
  const write = (line: string) => void lines.push(line);
  const replica = followReplica({
    primary: primary.pool,
    url: other.url,
    log: { info: write, warn: write },
    positions,
    now: () => now,
    ...setting,
  });
  opened.push(replica);
  return replica;
};

beforeAll(async () => {
  [primary, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
beforeEach(() => {
  position = { primary: 100n, replica: 100n };
  now = 0;
  lines = [];
});
afterEach(async () => {
  for (const replica of opened) await replica.stop();
  opened = [];
});
afterAll(async () => {
  await Promise.all([primary.drop(), other.drop()]);
});

describe('A replica', () => {
  it('is used while it is at most five seconds behind, and again when it has caught up', async () => {
    const replica = follow();
    await replica.check();
    expect(replica.current()).not.toBeNull();
    await expect(replica.current()?.execute(sql`select current_database() as name`)).resolves.toMatchObject({
      rows: [{ name: new URL(other.url).pathname.slice(1) }],
    });
    position.primary = 200n;
    now = 4_900;
    await replica.check();
    expect(replica.current()).not.toBeNull();
    now = 5_100;
    await replica.check();
    expect(replica.current()).toBeNull();
    position.replica = 200n;
    await replica.check();
    expect([replica.current() !== null, replica.lagMs()]).toEqual([true, 0]);
    expect(lines).toEqual([
      'the replica answers lists for visitors',
      'the primary answers lists for visitors: the replica is more than 5 s behind',
      'the replica answers lists for visitors',
    ]);
  });

  it('is not used once it has been promoted', async () => {
    const replica = follow();
    await replica.check();
    position.replica = null;
    await replica.check();
    expect([replica.current(), replica.lagMs()]).toEqual([null, null]);
    expect(lines.at(-1)).toBe('the primary answers lists for visitors: DATABASE_READ_URL is not a replica');
  });

  it('is left after a failure of its own until the next check, and not after another error', async () => {
    const replica = follow();
    await replica.check();
    expect(replica.failed(new Error('no such column'))).toBe(false);
    expect(replica.current()).not.toBeNull();
    expect(replica.failed(Object.assign(new Error('canceling statement'), { code: '40001' }))).toBe(true);
    expect(replica.current()).toBeNull();
    await replica.check();
    expect(replica.current()).not.toBeNull();
  });

  it('that is a database of its own, by PostgreSQL’s functions, is never used', async () => {
    const replica = follow({ positions: positionsOf });
    await replica.check();
    expect(replica.current()).toBeNull();
    expect(lines).toEqual(['the primary answers lists for visitors: DATABASE_READ_URL is not a replica']);
  });

  it('that cannot be reached leaves the primary to answer', async () => {
    const replica = follow({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      positions: positionsOf,
    });
    await replica.check();
    expect(replica.current()).toBeNull();
    expect(lines[0]).toMatch(/^the primary answers lists for visitors: .*ECONNREFUSED/);
  });
});
