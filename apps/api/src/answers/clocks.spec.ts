import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';
const MAP = 'GET /api/customer-area/question-map/detail';
const REVIEW = 'GET /api/customer-area/question/review';
const DAY_MS = 86_400_000;

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const question = (index: number) => content.questions[index] as TestContent['questions'][number];

/** A device whose clock is wrong by this many days; `saysSo` sends the time of sending, from which the server sees the error. */
function device(token: string, { wrongBy = 0, saysSo = true }: { wrongBy?: number; saysSo?: boolean } = {}) {
  const dispositivo = crypto.randomUUID();
  let sequencia = 0;
  const clock = (daysAgo: number) => new Date(Date.now() + (wrongBy - daysAgo) * DAY_MS).toISOString();
  return {
    skip: () => (sequencia += 1),
    answer: (
      index: number,
      choice: 'right' | 'wrong',
      { daysAgo = 0, ...more }: { daysAgo?: number; sequencia?: number; mapa_id?: number; confianca?: 'certeza' } = {},
    ) =>
      api.ok(
        ANSWER,
        {
          questao_id: question(index).id,
          alternativa_id: question(index)[choice],
          respondida_em: clock(daysAgo),
          ...(saysSo && { enviada_em: clock(0) }),
          dispositivo,
          sequencia: (sequencia += 1),
          ...more,
        },
        token,
      ),
  };
}

async function student() {
  const { token } = await api.createStudent();
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
  return {
    token,
    latestAnswer: async (index: number) => (await api.ok(ONE, { id: question(index).id }, token)).resposta,
  };
}

/** Days from now, to a tenth. */
const daysFromNow = (time: string | null | undefined) =>
  Math.round((Date.parse(time ?? '') - Date.now()) / (DAY_MS / 10)) / 10;

describe.each([
  ['a year behind', -365, true],
  ['a year ahead', 365, true],
  ['a year behind without saying so', -365, false],
  ['a year ahead without saying so', 365, false],
] as const)('a device whose clock is %s', (_what, wrongBy, saysSo) => {
  it('gives the latest answer when it answers last', async () => {
    const { token, latestAnswer } = await student();
    await device(token).answer(0, 'wrong');
    const result = await device(token, { wrongBy, saysSo }).answer(0, 'right');
    expect(daysFromNow(result.respondida_em)).toBeCloseTo(0);
    expect(await latestAnswer(0)).toMatchObject({ acertou: true, respondida_em: result.respondida_em });
    await device(token).answer(0, 'wrong');
    expect(await latestAnswer(0)).toMatchObject({ acertou: false });
  });

  it('continues a map from the question that was answered last', async () => {
    const { token } = await student();
    const mapa_id = content.map.id;
    await device(token).answer(0, 'right', { mapa_id });
    await device(token, { wrongBy, saysSo }).answer(1, 'right', { mapa_id });
    expect((await api.ok(MAP, { id: mapa_id }, token)).continuar?.questao_id).toBe(question(2).id);
  });

  it('schedules the review of its answers from the present, not at once', async () => {
    const { token } = await student();
    await device(token, { wrongBy, saysSo }).answer(0, 'right', { confianca: 'certeza' });
    const { data, proxima_em } = await api.ok(REVIEW, {}, token);
    expect(data).toEqual([]);
    expect(daysFromNow(proxima_em)).toBeGreaterThan(1);
    expect(daysFromNow(proxima_em)).toBeLessThan(60);
  });
});

describe('the order of answers', () => {
  it('follows the count of one device, whatever its clock says', async () => {
    const { token, latestAnswer } = await student();
    const { answer } = device(token, { saysSo: false });
    await answer(0, 'wrong');
    // The clock is set back by an hour, by a month, and by a minute.
    for (const [daysAgo, choice] of [
      [1 / 24, 'right'],
      [30, 'wrong'],
      [1 / 1440, 'right'],
    ] as const) {
      const { respondida_em } = await answer(0, choice, { daysAgo });
      expect(daysFromNow(respondida_em)).toBeCloseTo(0);
      expect(await latestAnswer(0)).toMatchObject({ acertou: choice === 'right' });
    }
  });

  it('follows the time of answering when answers waited two weeks while another device went on', async () => {
    const { token, latestAnswer } = await student();
    await device(token).answer(0, 'right');
    const waited = await device(token).answer(0, 'wrong', { daysAgo: 14 });
    expect(daysFromNow(waited.respondida_em)).toBe(-14);
    expect(await latestAnswer(0)).toMatchObject({ acertou: true });
  });

  it('follows the time of answering for a device that states by how much its clock is wrong', async () => {
    const { token, latestAnswer } = await student();
    const wrong = device(token, { wrongBy: -365 });
    const [first, second] = [
      await wrong.answer(0, 'wrong', { daysAgo: 14 }),
      await wrong.answer(1, 'right', { daysAgo: 13 }),
    ];
    expect([first, second].map(({ respondida_em }) => daysFromNow(respondida_em))).toEqual([-14, -13]);
    await device(token).answer(0, 'right', { daysAgo: 13.5 });
    expect(await latestAnswer(0)).toMatchObject({ acertou: true });
  });

  it('puts an answer that failed on the server before the device’s later answers', async () => {
    const { token, latestAnswer } = await student();
    const { answer, skip } = device(token);
    const stumbled = skip();
    await answer(0, 'right', { daysAgo: 2 });
    expect(daysFromNow((await answer(1, 'right', { daysAgo: 3, sequencia: stumbled })).respondida_em)).toBe(-3);
    expect(daysFromNow((await answer(0, 'wrong', { daysAgo: 1, sequencia: stumbled })).respondida_em)).toBe(-2);
    expect(await latestAnswer(0)).toMatchObject({ acertou: true });
  });

  it('goes by time alone if a body names no device, and ignores a time of a year ago', async () => {
    const { token, latestAnswer } = await student();
    const { id, right, wrong } = question(0);
    const give = (alternativa_id: number, daysAgo: number) =>
      api.ok(
        ANSWER,
        { questao_id: id, alternativa_id, respondida_em: new Date(Date.now() - daysAgo * DAY_MS).toISOString() },
        token,
      );
    await give(right, 1);
    await give(wrong, 14);
    expect(await latestAnswer(0)).toMatchObject({ acertou: true });
    await give(wrong, 365);
    expect(await latestAnswer(0)).toMatchObject({ acertou: false });
  });

  it('is separate for each student, even on one device', async () => {
    const [ana, bia] = [await student(), await student()];
    const dispositivo = crypto.randomUUID();
    const give = (token: string, sequencia: number, daysAgo: number) =>
      api.ok(
        ANSWER,
        {
          questao_id: question(0).id,
          alternativa_id: question(0).right,
          dispositivo,
          sequencia,
          respondida_em: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
        },
        token,
      );
    await give(ana.token, 1, 0);
    expect(daysFromNow((await give(bia.token, 2, 5)).respondida_em)).toBe(-5);
  });

  it('refuses an invalid device, count or time', async () => {
    const { token } = await student();
    const body = { questao_id: question(0).id, alternativa_id: question(0).right };
    for (const [field, value] of [
      ['dispositivo', 'x'],
      ['sequencia', 0],
      ['sequencia', 1e300],
      ['enviada_em', 'ontem'],
    ] as const) {
      const { status, body: refusal } = await api.call(ANSWER, { ...body, [field]: value }, token);
      expect([field, status, Object.keys(refusal)]).toEqual([field, 422, [field]]);
    }
  });
});
