import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@mapa/server-platform/testing';
import type { SearchIndex } from '../search-index/search-index';
import { createStatements } from '../testing/statements';
import { TABLE_GROUPS } from '../testing/table-queries';
import { TABLE_STATEMENTS } from '../testing/table-statements';
import { newSearchIndex } from './search';
import { searchInDatabase } from './search-in-database';
import { searchInIndex } from './search-in-index';

const QUERIES = 110;
const LEAST_RIGHT = 105;
const FIRST = 10;
const PAGE = { page: 1, perPage: 1_000, offset: 0 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: SearchIndex;
let ids: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await createStatements(database.db, TABLE_STATEMENTS);
  index = newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });
  await index.start();
  // As in a bank of many texts.
  await (await index.fresh())?.facts.texts.indexPairs(1);
});

afterAll(async () => {
  await index.close();
  await database.drop();
});

/** Whether a statement contains an expression as whole words; this does not use the product's parser. */
function holds(statement: string, expression: string): boolean {
  const literal = expression.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}]|,\\d)`, 'iu').test(statement);
}

const wantedIds = (expressions: readonly string[]): Set<number> =>
  new Set(ids.filter((_, at) => expressions.some((expression) => holds(TABLE_STATEMENTS[at] ?? '', expression))));

/** The first ten, or as many as are wanted, are wanted ones; some queries find nothing else. */
function isRight(found: readonly number[], wanted: ReadonlySet<number>, nothingElse: boolean): boolean {
  const first = found.slice(0, Math.min(FIRST, wanted.size));
  return (
    first.length === Math.min(FIRST, wanted.size) &&
    first.every((id) => wanted.has(id)) &&
    (!nothingElse || found.length === wanted.size)
  );
}

const ways = {
  'the index': async (busca: string) => (await searchInIndex(index, { busca }, null, PAGE))?.ids ?? [],
  'the database': async (busca: string) => (await searchInDatabase(database.db, { busca }, null, PAGE)).ids,
};

async function measured(find: (busca: string) => Promise<number[]>) {
  const wrong: string[] = [];
  const rows: { name: string; right: number; of: number }[] = [];
  for (const { name, nothingElse = false, queries } of TABLE_GROUPS) {
    const asked = Object.entries(queries);
    let right = 0;
    for (const [busca, expressions] of asked) {
      const found = await find(busca);
      if (isRight(found, wantedIds(expressions), nothingElse)) right += 1;
      else
        wrong.push(
          `${busca}: ${found
            .slice(0, FIRST)
            .map((id) => TABLE_STATEMENTS[ids.indexOf(id)])
            .join(' | ')}`,
        );
    }
    rows.push({ name, right, of: asked.length });
  }
  return { wrong, rows };
}

describe('the table of 110 queries', () => {
  it('has 110 queries, each for existing statements, except one that finds nothing', () => {
    const asked = TABLE_GROUPS.flatMap(({ queries }) => Object.entries(queries));
    expect(new Set(asked.map(([busca]) => busca)).size).toBe(QUERIES);
    expect(asked.filter(([, wanted]) => wantedIds(wanted).size === 0).map(([busca]) => busca)).toEqual(['zebra']);
  });

  it.each(Object.entries(ways))('has as many wanted first results from %s as its page says', async (_, find) => {
    const { wrong, rows } = await measured(find);
    // Prints the wrong ones if they are too many.
    expect(wrong.length > QUERIES - LEAST_RIGHT ? wrong : []).toEqual([]);
    const page = await readFile(join(import.meta.dirname, '../../../../../docs/search.md'), 'utf8');
    const total = { name: '**all**', right: QUERIES - wrong.length, of: QUERIES };
    for (const { name, right, of } of [...rows, total]) expect(page).toContain(`| ${name} | ${of} | ${right} |\n`);
  });
});
