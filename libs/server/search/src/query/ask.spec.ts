import { createTestDatabase } from '@mapa/server-platform/testing';
import { createRandomQuestions } from '../testing/random-questions';
import { askIndex } from './ask';
import { papersIn } from './catalogue';
import { newSearchIndex } from './search';

const silent = { info: () => undefined, warn: () => undefined };

it('reads the index only for what was committed before the call, whether or not it was built meanwhile', async () => {
  const database = await createTestDatabase();
  await createRandomQuestions(database.db, 5);
  const index = newSearchIndex({ pool: database.pool, log: silent });
  const { rows } = await database.pool.query<{ papers: number }>(
    'select count(*)::int as papers from exams where given',
  );
  const papers = rows[0]?.papers ?? 0;

  // Built from a snapshot that may be older than the call.
  expect(await askIndex(index, index.start(), papersIn)).toEqual({ read: undefined, told: null });
  expect(await askIndex(index, Promise.resolve('read'), papersIn)).toEqual({ read: 'read', told: papers });
  await database.pool.query("insert into exams (name, slug) values ('Nova', 'nova')");
  expect((await askIndex(index, Promise.resolve(null), papersIn)).told).toBe(papers + 1);

  await index.close();
  await database.drop();
});
