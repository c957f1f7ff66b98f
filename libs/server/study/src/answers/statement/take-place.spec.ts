import { createTestDatabase } from '@mapa/server-platform/testing';
import { createContent, createVersion } from '@mapa/server-search/testing';
import { takeOwnPlace, takePlaceInNewEdition } from './take-place';
import { createStudent, runRule, uuidOf } from './testing';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let content: Awaited<ReturnType<typeof createContent>>;
let question: number;
beforeAll(async () => {
  database = await createTestDatabase();
  content = await createContent(database.db);
  if (!content.questions[0]) throw new Error('no question');
  question = content.questions[0].id;
  await createVersion(database.db, question, { statement: 'Outro enunciado', alternatives: ['*Certa', 'Errada'] });
});
afterAll(() => database.drop());

interface Given {
  epoch?: number;
  /** The present epoch of the collection. */
  currentEpoch?: number;
  version?: number;
  isReveal?: boolean;
  arrival?: string;
}

const MAP = 7;
const at = (time: string) => new Date(`2026-11-27T${time}Z`);

const valuesOf = (student: string, number: number, { isReveal = false, arrival = '15:00:00' }: Given) => ({
  student,
  question,
  uuid: uuidOf(number),
  collection: String(MAP),
  isReveal,
  recordedAt: at(arrival),
});
const queriesOf = ({ epoch = 1, currentEpoch = epoch, version = 1, isReveal = false }: Given) => ({
  fresh: `select ${version} as version, ${isReveal ? 'null::boolean' : 'true'} as correct, ${epoch} as epoch, ${currentEpoch} as current_epoch`,
  given: `select '2026-11-27T12:00:00Z'::timestamptz as answered_at`,
});

/** Answers of a new student in order of arrival. Returns whether the last one took the place, and which one has it. */
async function placeAfter(answers: Given[]) {
  const student = await createStudent(database.db);
  let took: Record<string, unknown>[] = [];
  for (const [index, answer] of answers.entries())
    took = await runRule(
      database,
      takeOwnPlace('map_answers', 'map_id'),
      valuesOf(student, index, answer),
      queriesOf(answer),
      { collection: 'int' },
    );
  const { rows } = await database.pool.query(
    `select right(answer_id::text, 1)::int as holder, epoch, version, revealed, arrived_at from map_answers where student_id = $1`,
    [student],
  );
  return { took: took.length > 0, place: rows[0] };
}

it('the first answer of an epoch takes the place, and later ones to the same wording get none', async () => {
  expect(await placeAfter([{}])).toMatchObject({ took: true, place: { holder: 0, epoch: 1 } });
  expect(await placeAfter([{}, {}])).toMatchObject({ took: false, place: { holder: 0 } });
});

it('an answer to a later wording replaces an earlier one, and keeps the first arrival', async () => {
  expect(await placeAfter([{ arrival: '13:00:00' }, { version: 2 }])).toMatchObject({
    took: true,
    place: { holder: 1, version: 2, arrived_at: at('13:00:00') },
  });
  expect(await placeAfter([{ version: 2 }, { version: 1 }])).toMatchObject({ took: false, place: { holder: 0 } });
});

it('a revealed key keeps the place, and a reveal does not replace an answer', async () => {
  expect(await placeAfter([{ isReveal: true }, { version: 2 }])).toMatchObject({
    took: false,
    place: { holder: 0, revealed: true },
  });
  expect(await placeAfter([{}, { isReveal: true, version: 2 }])).toMatchObject({
    took: false,
    place: { holder: 0, revealed: false },
  });
});

it('a new epoch frees the place, and an answer of an earlier epoch gets none', async () => {
  expect(await placeAfter([{}, { epoch: 2, arrival: '16:00:00' }])).toMatchObject({
    took: true,
    place: { holder: 1, epoch: 2, arrived_at: at('16:00:00') },
  });
  expect(await placeAfter([{ epoch: 2 }, { epoch: 1, currentEpoch: 2, version: 2 }])).toMatchObject({
    took: false,
    place: { holder: 0, epoch: 2 },
  });
});

it('an answer follows to the new edition of its map if it took its place and that has the question', async () => {
  const { rows } = await database.pool.query('select map_id from map_questions where question_id = $1 limit 1', [
    question,
  ]);
  const edition: number = rows[0].map_id;
  const follow = async (movedTo: number | null, takes = true) => {
    const student = await createStudent(database.db);
    return runRule(database, takePlaceInNewEdition, valuesOf(student, 1, {}), {
      ...queriesOf({}),
      taken: `select 1 as held where ${takes}`,
      collection: `select ${movedTo ?? 'null::int'} as migrated_to, 3 as migrated_epoch`,
    });
  };
  expect(await follow(edition)).toEqual([{ collection_id: edition, epoch: 3 }]);
  expect(await follow(edition, false)).toEqual([]);
  expect(await follow(edition + 1_000)).toEqual([]);
  expect(await follow(null)).toEqual([]);
});
