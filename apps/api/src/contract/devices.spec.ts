import fc from 'fast-check';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { storeNotebook } from '@mapa/server-study/testing';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const RUNS = 12;

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

/** What one device does; `n` picks a question. */
const step = fc.record({
  kind: fc.constantFrom('answer', 'answer', 'answer', 'repeat', 'reveal', 'reset', 'remove', 'choose', 'drop', 'list'),
  n: fc.nat({ max: 5 }),
  isRight: fc.boolean(),
  inNotebook: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Device extends Entered {
  notebook: string;
  /** Answers that the server confirmed, by uuid. */
  confirmed: Map<string, { counted: boolean }>;
  /** The uuid that a step repeats. */
  repeated: string;
}

async function take(device: Device, { kind, n, isRight, inNotebook }: Step): Promise<number> {
  const { token, notebook } = device;
  const question = content.questions[n];
  if (!question) throw new Error('no such question');
  const place = inNotebook ? { caderno_id: notebook } : { mapa_id: content.map.id };
  const call = async (...args: Parameters<TestApp['call']>) => (await api.call(...args)).status;
  const answer = async (uuid: string, body: Record<string, unknown>) => {
    const { status, body: told } = await api.call('POST /api/customer-area/question/answer', { uuid, ...body }, token);
    if (status === 200) device.confirmed.set(uuid, { counted: told['contabilizada'] === true });
    return status;
  };
  switch (kind) {
    case 'repeat':
      return answer(device.repeated, {
        questao_id: content.questions[0]?.id,
        alternativa_id: content.questions[0]?.right,
      });
    case 'reveal':
      return answer(crypto.randomUUID(), { questao_id: question.id, revelada: true, ...place });
    case 'reset':
      return inNotebook
        ? call('POST /api/customer-area/question-notebook/reset', { caderno_id: notebook }, token)
        : call('POST /api/customer-area/question-map/reset', { mapa_id: content.map.id }, token);
    case 'remove':
      return call('DELETE /api/customer-area/question-map/{id}', { id: content.map.id }, token);
    case 'choose':
      return call('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
    case 'drop':
      return call('DELETE /api/customer-area/question-notebook/{id}', { id: notebook }, token);
    case 'list':
      return call('GET /api/customer-area/question-map/questions', { id: content.map.id }, token);
    default:
      return answer(crypto.randomUUID(), {
        questao_id: question.id,
        alternativa_id: question[isRight ? 'right' : 'wrong'],
        ...place,
      });
  }
}

/** Invariants of a student's rows; each query returns the rows that violate one. */
const BROKEN: Readonly<Record<string, string>> = {
  'a counted answer without its place in the map, though the epoch is current': `
    select a.id from answers a join student_maps m on m.student_id = a.student_id and m.map_id = a.map_id and m.epoch = a.epoch
    where a.student_id = $1 and a.counted and not exists (
      select from map_answers p where p.student_id = a.student_id and p.map_id = a.map_id and p.answer_id = a.id)`,
  'a counted answer without its place in the notebook, though the epoch is current': `
    select a.id from answers a join notebooks b on b.student_id = a.student_id and b.id = a.notebook_id and b.epoch = a.epoch
    where a.student_id = $1 and a.counted and not exists (
      select from notebook_answers p where p.student_id = a.student_id and p.notebook_id = a.notebook_id and p.answer_id = a.id)`,
  'a place whose answer is not in the history': `
    select p.answer_id from (select student_id, answer_id from map_answers union all select student_id, answer_id from notebook_answers) p
    where p.student_id = $1 and not exists (select from answers a where a.student_id = p.student_id and a.id = p.answer_id)`,
  'two counted answers of one question in one epoch': `
    select question_id from answers where student_id = $1 and counted and (map_id is not null or notebook_id is not null)
    group by map_id, notebook_id, epoch, question_id having count(*) > 1`,
  'a latest answer that is not in the history': `
    select q.answer_id from student_questions q where q.student_id = $1
      and not exists (select from answers a where a.student_id = q.student_id and a.id = q.answer_id)`,
  'an answer of an epoch that is still to come': `
    select a.id from answers a join student_maps m on m.student_id = a.student_id and m.map_id = a.map_id
    where a.student_id = $1 and a.epoch > m.epoch`,
};

async function brokenRules(studentId: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(BROKEN).map(async ([rule, query]) =>
      (await api.pool.query(query, [studentId])).rowCount ? [rule] : [],
    ),
  );
  return found.flat();
}

describe('two devices of one student at once', () => {
  it('leave a consistent state, and lose no confirmed answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.array(step, { minLength: 4, maxLength: 14 }),
        async (phone, laptop) => {
          const student = await enter(api);
          await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, student.token);
          const notebook = await storeNotebook(
            api,
            student.id,
            content.questions.map(({ id }) => id),
          );
          const device: Device = { ...student, notebook, confirmed: new Map(), repeated: crypto.randomUUID() };
          const work = async (steps: Step[]) => {
            const statuses = [];
            for (const one of steps) statuses.push(await take(device, one));
            return statuses;
          };
          const statuses = (await Promise.all([work(phone), work(laptop), work(phone.toReversed())])).flat();
          expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
          const { rows } = await api.pool.query<{ id: string; counted: boolean }>(
            'select id, counted from answers where student_id = $1',
            [student.id],
          );
          expect(rows.map(({ id }) => id).sort()).toEqual([...device.confirmed.keys()].sort());
          for (const { id, counted } of rows) expect([id, device.confirmed.get(id)?.counted]).toEqual([id, counted]);
          expect(await brokenRules(student.id)).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('leave no row and cause no 5xx when one of them deletes the account', async () => {
    const student = await enter(api);
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, student.token);
    const notebook = await storeNotebook(
      api,
      student.id,
      content.questions.map(({ id }) => id),
    );
    const device: Device = { ...student, notebook, confirmed: new Map(), repeated: crypto.randomUUID() };
    const steps = content.questions.map((_, n): Step => ({
      kind: 'answer',
      n,
      isRight: true,
      inNotebook: n % 2 === 0,
    }));
    const remove = async () => (await api.call('POST /api/customer-area/user/delete', {}, student.token)).status;
    const statuses = await Promise.all([
      ...steps.map((one) => take(device, one)),
      remove(),
      ...steps.map((one) => take(device, one)),
    ]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { rows } = await api.pool.query(
      'select 1 from answers where student_id = $1 union all select 1 from map_answers where student_id = $1',
      [student.id],
    );
    expect(rows).toEqual([]);
  });
});
