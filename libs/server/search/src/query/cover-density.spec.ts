import fc from 'fast-check';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { parseRanking, rankingOf, searchColumns } from '@mapa/server-text';
import { WordTexts } from '../search-index/texts/word-texts';
import { ranked } from './rank';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const WORDS = ['crase', 'crases', 'lei', 'leis', 'verbo', 'de', 'a', 'não', '8.112', 'τριων'];

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(' '));
const question = fc.array(text, { minLength: 1, maxLength: 4 });
const query = fc
  .array(fc.constantFrom('crase', 'lei', 'verbo', '8112', '"lei de"', '"a crase"', '-verbo', 'or', 'zeugma'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(' '));

/** PostgreSQL's ranking of texts; equal ones in the given order. */
async function orderInDatabase(vectors: string[], ranking: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ at: string }>(
    `select at from unnest($1::text[]) with ordinality as made (search, at)
     order by ts_rank_cd(search::tsvector, $2::tsquery) desc, at`,
    [vectors, ranking],
  );
  return rows.map(({ at }) => Number(at));
}

async function expectSameOrder(questions: string[][], asked: string): Promise<void> {
  const ranking = parseRanking(asked);
  if (!ranking) return;
  const columns = questions.map(searchColumns);
  const texts = new WordTexts();
  for (const [at, { searchWords }] of columns.entries()) texts.set(at + 1, searchWords);
  const ids = questions.map((_, at) => at + 1);
  const expected = await orderInDatabase(
    columns.map(({ search }) => search),
    rankingOf(asked),
  );
  expect({ asked, order: ranked(texts, ids, ranking) }).toEqual({ asked, order: expected });
}

describe('relevance', () => {
  it('orders texts as PostgreSQL does', async () => {
    await fc.assert(fc.asyncProperty(fc.array(question, { minLength: 2, maxLength: 12 }), query, expectSameOrder), {
      seed: Number(process.env['RANDOM_SEED'] ?? 1),
      numRuns: 200,
    });
  });

  it('counts as many positions of a term as PostgreSQL', async () => {
    const often = (count: number) => [`${'lei '.repeat(count)}verbo`, 'crase lei'];
    await expectSameOrder([often(254), often(255), often(256), often(400), ['lei verbo']], 'lei');
    await expectSameOrder([often(254), often(255), often(256), often(400), ['lei a verbo']], 'lei verbo');
  });
});
