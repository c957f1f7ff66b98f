import { eq } from 'drizzle-orm';
import { alternatives, answers, questions, questionVersions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const SELECT = 'POST /api/customer-area/question-map/select';
const DETAIL = 'GET /api/customer-area/question-map/detail';
const RESET = 'POST /api/customer-area/question-map/reset';
const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const question = (index: number) => {
  const found = content.questions[index];
  if (!found) throw new Error('no such question');
  return found;
};

const inMap = (index: number, choice: 'right' | 'wrong', more: Record<string, unknown> = {}) => ({
  questao_id: question(index).id,
  alternativa_id: question(index)[choice],
  mapa_id: content.map.id,
  ...more,
});

async function studentWithMap(plan = 'plano_gratis') {
  const student = await api.createStudent({ plan });
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  return { ...student, progress: async () => (await api.ok(DETAIL, { id: content.map.id }, student.token)).progresso };
}

describe('POST /api/customer-area/question/answer', () => {
  it('gives the verdict and the key with the answer', async () => {
    const { token } = await studentWithMap('plano_pago_primary');
    const uuid = crypto.randomUUID();
    expect(await api.ok(ANSWER, inMap(0, 'wrong', { uuid }), token)).toEqual({
      success: true,
      uuid,
      questao_id: question(0).id,
      alternativa_id: question(0).wrong,
      acertou: false,
      contabilizada: true,
      gabarito: { alternativa_id: question(0).right, letra: 'B', comentario: '<p>Comentário do professor.</p>' },
      epoca: 1,
      respondida_em: expect.any(String),
      versao: 1,
    });
  });

  it('replays a repeated uuid and counts it once, even if both arrive together', async () => {
    const { token, progress, user } = await studentWithMap();
    const body = inMap(0, 'right', { uuid: crypto.randomUUID() });
    const results = await Promise.all(Array.from({ length: 6 }, () => api.ok(ANSWER, body, token)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(1);
    expect((await progress()).respondidas).toBe(1);
  });

  it('refuses a repeated uuid with another answer, and keeps the first', async () => {
    const { token, progress } = await studentWithMap();
    const uuid = crypto.randomUUID();
    await api.ok(ANSWER, inMap(0, 'right', { uuid }), token);
    for (const changed of [
      inMap(0, 'wrong', { uuid }),
      inMap(1, 'right', { uuid }),
      { ...inMap(0, 'right', { uuid }), mapa_id: null },
    ]) {
      const { status, body } = await api.call(ANSWER, changed, token);
      expect([status, body]).toEqual([422, { uuid: ['Este identificador já foi usado em outra resposta.'] }]);
    }
    expect(await progress()).toMatchObject({ respondidas: 1, certas: 1 });
  });

  it("keeps one student's uuid apart from another's", async () => {
    const uuid = crypto.randomUUID();
    const [ana, bia] = [await studentWithMap(), await studentWithMap()];
    await api.ok(ANSWER, inMap(0, 'right', { uuid }), ana.token);
    await api.ok(ANSWER, inMap(0, 'wrong', { uuid }), bia.token);
    expect([(await ana.progress()).certas, (await bia.progress()).erradas]).toEqual([1, 1]);
  });

  it('counts the first answer of an epoch and keeps later ones as history', async () => {
    const { token, progress, user } = await studentWithMap();
    const together = await Promise.all([0, 1, 2].map((n) => api.ok(ANSWER, inMap(0, n ? 'wrong' : 'right'), token)));
    expect(together.filter((result) => result.contabilizada)).toHaveLength(1);
    expect((await progress()).respondidas).toBe(1);
    expect(await api.db.$count(answers, eq(answers.studentId, user.id))).toBe(3);
  });

  it('stays consistent during concurrent answers and resets', async () => {
    const { token, progress, user } = await studentWithMap();
    const work = [0, 1, 2, 3].flatMap((index) => [
      api.ok(ANSWER, inMap(index, 'right'), token),
      ...(index % 2 ? [api.ok(RESET, { mapa_id: content.map.id }, token)] : []),
    ]);
    await Promise.all(work);
    const detail = await api.ok(DETAIL, { id: content.map.id }, token);
    const current = (await api.db.select().from(answers).where(eq(answers.studentId, user.id))).filter(
      (row) => row.epoch === detail.epoca,
    );
    expect((await progress()).respondidas).toBe(current.length);
  });

  it('records a reveal, and counts no answer after it', async () => {
    const { token, progress } = await studentWithMap();
    const reveal = { questao_id: question(0).id, mapa_id: content.map.id, revelada: true };
    expect(await api.ok(ANSWER, reveal, token)).toMatchObject({
      acertou: null,
      contabilizada: false,
      gabarito: { letra: 'B' },
    });
    expect(await api.ok(ANSWER, inMap(0, 'right'), token)).toMatchObject({ acertou: true, contabilizada: false });
    expect((await progress()).respondidas).toBe(0);
  });

  it("accepts a question outside maps and finds it by the student's own state", async () => {
    const { token } = await api.createStudent();
    const { id, wrong, right } = content.outsider;
    expect(await api.ok(ANSWER, { questao_id: id, alternativa_id: wrong }, token)).toMatchObject({
      acertou: false,
      contabilizada: true,
      epoca: null,
    });
    const found = async (estado: string) =>
      (await api.ok('GET /api/question', { estado }, token)).data.map((one) => one.id);
    expect(await found('erradas')).toEqual([id]);
    await api.ok(ANSWER, { questao_id: id, alternativa_id: right }, token);
    expect([await found('erradas'), await found('certas')]).toEqual([[], [id]]);
    expect(await found('nao_respondidas')).not.toContain(id);
    expect((await api.ok('GET /api/question/count', { estado: 'respondidas' }, token)).total).toBe(1);
  });

  it('judges the version that the student saw', async () => {
    const { token } = await studentWithMap();
    const changed = await content.createQuestion({ slot: 30, subject: content.crasis, overrides: { examId: null } });
    await api.db
      .insert(questionVersions)
      .values({ questionId: changed.id, version: 2, statement: '<p>Novo</p>', contentHash: 'n' });
    await api.db.insert(alternatives).values(
      ['A', 'B'].map((letter, position) => ({
        questionId: changed.id,
        version: 2,
        position,
        letter,
        text: letter,
        correct: letter === 'A',
      })),
    );
    await api.db.update(questions).set({ currentVersion: 2 }).where(eq(questions.id, changed.id));
    expect((await api.ok(ANSWER, { questao_id: changed.id, alternativa_id: changed.right }, token)).acertou).toBe(true);
    const seen = await api.ok(ONE, { id: changed.id }, token);
    expect([seen.versao, seen.alternativas.length, seen.gabarito]).toEqual([2, 2, null]);
    expect([
      seen.redacao_anterior?.versao,
      seen.redacao_anterior?.alternativas.length,
      seen.redacao_anterior?.gabarito?.letra,
    ]).toEqual([1, 4, 'B']);
  });

  it('gives no verdict on an annulled question', async () => {
    const { token } = await api.createStudent();
    const annulled = await content.createQuestion({
      slot: 31,
      subject: content.crasis,
      overrides: { examId: null, annulled: true },
    });
    const result = await api.ok(ANSWER, { questao_id: annulled.id, alternativa_id: annulled.right }, token);
    expect([result.acertou, result.gabarito.alternativa_id]).toEqual([null, null]);
  });

  it('replaces a time in the future by the present', async () => {
    const { token, user } = await api.createStudent();
    await api.ok(
      ANSWER,
      { questao_id: question(0).id, alternativa_id: question(0).right, respondida_em: '2999-01-01T00:00:00Z' },
      token,
    );
    const [row] = await api.db.select().from(answers).where(eq(answers.studentId, user.id));
    expect(row?.answeredAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('accepts an older body without a uuid', async () => {
    const { token } = await studentWithMap();
    const result = await api.ok(
      ANSWER,
      { questao_id: question(1).id, alternativa_id: question(1).right, mapa_id: content.map.id },
      token,
    );
    expect(result.uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps an answer to a question that left the map meanwhile, and excludes it from the map', async () => {
    const { token, progress } = await studentWithMap();
    const { id, right } = content.outsider;
    const late = { questao_id: id, alternativa_id: right, mapa_id: content.map.id };
    expect(await api.ok(ANSWER, late, token)).toMatchObject({
      acertou: true,
      contabilizada: true,
      gabarito: { letra: 'B' },
    });
    expect((await progress()).respondidas).toBe(0);
    expect((await api.ok(ONE, { id }, token)).resposta).toMatchObject({ acertou: true });
  });

  it('refuses an invalid answer, with a sentence for each fault', async () => {
    const { token } = await studentWithMap();
    const cases: [Record<string, unknown>, number, string][] = [
      [{ ...inMap(0, 'right'), alternativa_id: question(1).right }, 422, 'alternativa_id'],
      [{ questao_id: question(0).id }, 422, 'alternativa_id'],
      [{ ...inMap(0, 'right'), mapa_id: content.otherMap.id }, 404, 'erro'],
      [{ ...inMap(0, 'right'), mapa_id: 9999 }, 404, 'erro'],
      [{ questao_id: 999_999, alternativa_id: 1 }, 404, 'erro'],
      [inMap(0, 'right', { uuid: 'x' }), 422, 'uuid'],
      [inMap(0, 'right', { tempo_ms: -1 }), 422, 'tempo_ms'],
      [inMap(0, 'right', { confianca: 'total' }), 422, 'confianca'],
      [inMap(0, 'right', { respondida_em: 'ontem' }), 422, 'respondida_em'],
      [{ questao_id: '1', alternativa_id: 1 }, 422, 'questao_id'],
      [{}, 422, 'questao_id'],
    ];
    for (const [body, status, field] of cases) {
      const answer = await api.call(ANSWER, body, token);
      expect([body, answer.status, Object.keys(answer.body)]).toEqual([body, status, [field]]);
    }
    expect((await api.call(ANSWER, inMap(0, 'right'))).status).toBe(401);
  });

  it('ignores fields that a client may not set', async () => {
    const { token, user } = await studentWithMap();
    const other = await api.createStudent();
    await api.ok(
      ANSWER,
      inMap(0, 'wrong', { acertou: true, correct: true, aluno_id: other.user.id, student_id: other.user.id }),
      token,
    );
    const [row] = await api.db.select().from(answers).where(eq(answers.studentId, user.id));
    expect([row?.correct, await api.db.$count(answers, eq(answers.studentId, other.user.id))]).toEqual([false, 0]);
  });

  it('refuses with 422 a body that is not JSON, no object or too large', async () => {
    const { token } = await api.createStudent();
    const send = (payload: string, type = 'application/json') =>
      api.app.inject({
        method: 'POST',
        url: '/api/customer-area/question/answer',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      });
    for (const [payload, type] of [
      ['{', undefined],
      ['[]', undefined],
      ['', undefined],
      ['"x"', undefined],
      ['{"__proto__":1}', undefined],
      ['a=1', 'application/x-www-form-urlencoded'],
      [`{"x":"${'y'.repeat(300_000)}"}`, undefined],
    ] as const) {
      const response = await send(payload, type);
      expect([payload.slice(0, 20), response.statusCode]).toEqual([payload.slice(0, 20), 422]);
      expect(Object.values(response.json() as Record<string, string[]>)[0]?.[0]).toMatch(/\.$/);
    }
  });
});

describe('GET /api/customer-area/question/{id}', () => {
  it('shows the key only after the answer', async () => {
    const { token } = await api.createStudent();
    const { id, right } = question(2);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({ resposta: null, gabarito: null });
    await api.ok(ANSWER, { questao_id: id, alternativa_id: right }, token);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      resposta: { acertou: true },
      gabarito: { alternativa_id: right },
    });
  });

  it("shows nobody another student's answer", async () => {
    const [ana, bia] = [await api.createStudent(), await api.createStudent()];
    await api.ok(ANSWER, { questao_id: question(3).id, alternativa_id: question(3).right }, ana.token);
    expect((await api.ok(ONE, { id: question(3).id }, bia.token)).resposta).toBeNull();
  });

  it('refuses an absent question, a malformed id and a visitor', async () => {
    const { token } = await api.createStudent();
    expect((await api.call(ONE, { id: 999_999 }, token)).status).toBe(404);
    expect((await api.call(ONE, { id: 'x' }, token)).status).toBe(422);
    expect((await api.call(ONE, { id: question(0).id })).status).toBe(401);
  });
});
