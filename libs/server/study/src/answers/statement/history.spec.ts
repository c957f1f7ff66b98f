import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion } from '@mapa/server-search/testing';
import { addToHistory } from './history';
import { createStudent, runRule, uuidOf } from './testing';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let question: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const content = await createContent(database.db);
  if (!content.questions[0]) throw new Error('no question');
  question = content.questions[0].id;
  await createVersion(database.db, question, { statement: 'Outro enunciado', alternatives: ['*Certa', 'Errada'] });
});
afterAll(() => database.drop());

interface Given {
  student?: string;
  column?: Parameters<typeof addToHistory>[0];
  isReveal?: boolean;
  /** Whether it took the question's place. */
  takes?: boolean;
  /** Whether no key had been revealed when it took the place; null if it took none. */
  unseen?: boolean | null;
  version?: number;
  collection?: string;
}

/** The row that an answer inserts. */
async function added({
  student,
  column = null,
  isReveal = false,
  takes = true,
  unseen = true,
  version = 1,
  collection,
}: Given) {
  const [row] = await runRule(
    database,
    addToHistory(column),
    {
      student: student ?? (await createStudent(database.db)),
      question,
      uuid: uuidOf(1),
      isReveal,
      collection,
      recordedAt: '2026-11-27T15:00:00Z',
    },
    {
      fresh: `select ${version} as version, 2 as epoch, ${isReveal ? 'null::boolean' : 'true'} as correct`,
      given: `select '2026-11-27T12:00:00Z'::timestamptz as answered_at`,
      taken: `select 1 where ${takes}`,
      latest: unseen === null ? 'select true as unseen where false' : `select ${unseen} as unseen`,
    },
    { collection: column === 'map_id' ? 'int' : 'uuid' },
  );
  return row;
}

it('an answer is stored with its version, its epoch, its time and its arrival', async () => {
  expect(await added({})).toMatchObject({
    id: uuidOf(1),
    question_id: question,
    version: 1,
    epoch: 2,
    correct: true,
    revealed: false,
    answered_at: new Date('2026-11-27T12:00:00Z'),
    created_at: new Date('2026-11-27T15:00:00Z'),
  });
});

it('statistics count only answers that took their place before their key was revealed', async () => {
  const counted = async (given: Given) => (await added(given))?.['counted'];
  expect(await counted({ unseen: true })).toBe(true);
  expect(await counted({ unseen: false })).toBe(false);
  expect(await counted({ takes: false, unseen: null })).toBe(false);
  expect(await counted({ isReveal: true })).toBe(false);
});

it('it is stored whether the answer took its place', async () => {
  expect(await added({ takes: true })).toMatchObject({ took_place: true });
  expect(await added({ takes: false, unseen: null })).toMatchObject({ took_place: false });
});

it('an earlier release of the key to the same student, for the same wording, is recorded', async () => {
  const student = await createStudent(database.db);
  await database.pool.query(
    `insert into key_releases (student_id, notebook_id, epoch, question_id, version) values ($1, gen_random_uuid(), 1, $2, 1)`,
    [student, question],
  );
  const noted = async (given: Given) => {
    await database.pool.query('delete from answers where student_id = $1', [student]);
    return (await added({ student, ...given }))?.['key_released'];
  };
  expect(await noted({})).toBe(true);
  expect(await noted({ version: 2 })).toBe(false);
  expect(await noted({ isReveal: true })).toBe(false);
  expect(await added({})).toMatchObject({ key_released: false });
});

it('an answer names its map or its notebook, or neither outside both', async () => {
  expect(await added({ column: 'map_id', collection: '7' })).toMatchObject({ map_id: 7, notebook_id: null });
  expect(await added({ column: 'notebook_id', collection: uuidOf(9) })).toMatchObject({
    map_id: null,
    notebook_id: uuidOf(9),
  });
  expect(await added({})).toMatchObject({ map_id: null, notebook_id: null });
});
