import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { answers, mapAnswers, studentMaps, studentQuestions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const ANSWER = 'POST /api/customer-area/question/answer';
const RUNS = 25;
const QUESTIONS = 3;

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

/** `uuid` picks one of a few, so that devices repeat each other's answers; `epoch` is what the device believes. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      uuid: fc.nat({ max: 9 }),
      question: fc.nat({ max: QUESTIONS - 1 }),
      right: fc.boolean(),
      inMap: fc.boolean(),
      epoch: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reveal' as const),
      uuid: fc.integer({ min: 10, max: 12 }),
      question: fc.nat({ max: QUESTIONS - 1 }),
      inMap: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function bodyOf(each: Exclude<Step, { kind: 'reset' }>, uuids: string[]) {
  const { id, right, wrong } = content.questions[each.question] as TestContent['questions'][number];
  const shared = { uuid: uuids[each.uuid], questao_id: id, mapa_id: each.inMap ? content.map.id : null };
  return each.kind === 'reveal'
    ? { ...shared, revelada: true }
    : { ...shared, alternativa_id: each.right ? right : wrong, epoca: each.epoch };
}

async function study(devices: Step[][]) {
  const { user, token } = await api.createStudent();
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
  const uuids = Array.from({ length: 13 }, () => crypto.randomUUID());
  const confirmed: { uuid: unknown; body: string }[] = [];
  const study = async (steps: Step[]) => {
    for (const each of steps) {
      if (each.kind === 'reset') {
        await api.ok('POST /api/customer-area/question-map/reset', { mapa_id: content.map.id }, token);
        continue;
      }
      const { status, body } = await api.call(ANSWER, await bodyOf(each, uuids), token);
      expect([200, 422]).toContain(status);
      // The state of its place may change between two responses; the verdict may not.
      const { mudanca: _mudanca, ...verdict } = body;
      if (status === 200) confirmed.push({ uuid: body['uuid'], body: JSON.stringify(verdict) });
      else expect(body).toEqual({ uuid: ['Este identificador já foi usado em outra resposta.'] });
    }
  };
  await Promise.all(devices.map(study));
  const [history, places, words, [map]] = await Promise.all([
    api.db.select().from(answers).where(eq(answers.studentId, user.id)),
    api.db.select().from(mapAnswers).where(eq(mapAnswers.studentId, user.id)),
    api.db.select().from(studentQuestions).where(eq(studentQuestions.studentId, user.id)),
    api.db
      .select()
      .from(studentMaps)
      .where(and(eq(studentMaps.studentId, user.id), eq(studentMaps.mapId, content.map.id))),
  ]);
  return { confirmed, history, places, words, epoch: map?.epoch };
}

type Studied = Awaited<ReturnType<typeof study>>;

/** One verdict per uuid for both devices, and one stored row. */
function expectOnce({ confirmed, history }: Studied) {
  expect(new Set(history.map((row) => row.id)).size).toBe(history.length);
  expect(new Set(confirmed.map((each) => each.uuid))).toEqual(new Set(history.map((row) => row.id)));
  expect(new Set(confirmed.map((each) => each.body)).size).toBe(history.length);
}

/** In each epoch of the map one answer of a question has the place, and only it may count. */
function expectPlaces({ history, places, epoch }: Studied) {
  for (const { questionId, epoch: taken, answerId } of places) {
    const rivals = history.filter((row) => row.mapId !== null && row.questionId === questionId && row.epoch === taken);
    expect(rivals.map((row) => row.id)).toContain(answerId);
    expect(rivals.filter((row) => row.counted && row.id !== answerId)).toEqual([]);
  }
  const answered = new Set(
    history.filter((row) => row.mapId !== null && row.epoch === epoch).map((row) => row.questionId),
  );
  expect(new Set(places.filter((place) => place.epoch === epoch).map((place) => place.questionId))).toEqual(answered);
  expect(history.filter((row) => row.epoch > (epoch ?? 0))).toEqual([]);
}

/** The latest answer is one of the student's, and includes every counted attempt; after a reveal none counts. */
function expectWords({ history, words }: Studied) {
  for (const word of words) {
    const own = history.filter((row) => row.questionId === word.questionId);
    expect(own.map((row) => row.id)).toContain(word.answerId);
    expect(word.attempts).toBeGreaterThanOrEqual(own.filter((row) => row.counted).length);
    expect(own.filter((row) => row.counted && row.revealed)).toEqual([]);
  }
}

describe('two devices that answer, reveal, repeat and reset at the same time', () => {
  it('store each answer once, one place per question and epoch, and give both devices the same verdict', async () => {
    const device = fc.array(step, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(device, device), async (devices) => {
        const studied = await study(devices);
        expectOnce(studied);
        expectPlaces(studied);
        expectWords(studied);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Resolves when this many transactions of this test's database wait for a lock. */
async function waiting(count: number): Promise<void> {
  const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; (await api.pool.query(sql)).rowCount !== count; tries += 1) {
    if (tries > 2_000) throw new Error(`${count} transactions were expected to wait`);
  }
}

/** Starts `statement`, makes the calls while it is open, and commits once all calls wait for it. */
async function during(statement: string, id: string, calls: () => ReturnType<TestApp['call']>[]) {
  const other = await api.pool.connect();
  await other.query('begin');
  await other.query(statement, [id]);
  const arriving = calls();
  await waiting(arriving.length);
  await other.query('commit');
  other.release();
  return Promise.all(arriving);
}

describe('an answer that meets another transaction', () => {
  const inMap = (more = {}) => ({
    questao_id: content.questions[0]?.id,
    alternativa_id: content.questions[0]?.right,
    mapa_id: content.map.id,
    ...more,
  });
  const student = async () => {
    const made = await api.createStudent();
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, made.token);
    return made;
  };

  it('is stored once when the same answer arrives several times at once', async () => {
    const { user, token } = await student();
    const body = inMap({ uuid: crypto.randomUUID() });
    const twins = await during('select from student_maps where student_id = $1 for update', user.id, () =>
      [1, 2, 3].map(() => api.call(ANSWER, body, token)),
    );
    expect(twins.map(({ status, body: answer }) => [status, answer])).toEqual(twins.map(() => [200, twins[0]?.body]));
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(1);
  });

  it('counts in the new epoch if it waited for a reset, and not if it belongs to the old epoch', async () => {
    const { user, token } = await student();
    const results = await during('update student_maps set epoch = 2 where student_id = $1', user.id, () => [
      api.call(ANSWER, inMap(), token),
      api.call(
        ANSWER,
        inMap({ questao_id: content.questions[1]?.id, alternativa_id: content.questions[1]?.right, epoca: 1 }),
        token,
      ),
    ]);
    expect(results.map(({ body }) => [body['epoca'], body['contabilizada']])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it.each([true, false])('is refused with 401 while its account is being deleted (in a map: %s)', async (isInMap) => {
    const { user, token } = await student();
    const mapa_id = isInMap ? content.map.id : null;
    const [answer] = await during('delete from users where id = $1', user.id, () => [
      api.call(ANSWER, inMap({ mapa_id }), token),
    ]);
    expect(answer?.status).toBe(401);
  });

  it('leaves no row when its account is deleted while answers arrive', async () => {
    const { user, token } = await student();
    const arrive = Array.from({ length: 12 }, (_, index) =>
      api.call(ANSWER, inMap({ mapa_id: index % 2 ? content.map.id : null }), token),
    );
    const [deleted, ...answered] = await Promise.all([
      api.call('POST /api/customer-area/user/delete', { password: 'Estudar#2026' }, token),
      ...arrive,
    ]);
    expect(deleted.status).toBe(200);
    expect(answered.filter(({ status }) => ![200, 401].includes(status))).toEqual([]);
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(0);
  });
});
