import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { writeSampleList } from '@mapa/server-questions';
import { openDatabase } from '@mapa/server-platform';
import { buildApp } from '../app';
import { createTestApp, testConfig, type TestApp } from '../testing/app';
import { enter } from '@mapa/server-sessions/testing';

const SAMPLE = 'GET /api/sample-question';
const ANSWER = 'POST /api/sample-question/{id}';

let api: TestApp;
let content: TestContent;
let sample: TestContent['questions'][number];
let other: TestContent['questions'][number];
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  [sample, other] = content.questions as [typeof sample, typeof sample];
  await api.pool.query('update questions set commented = true');
  await writeSampleList(api.db, [sample.id]);
});
afterAll(() => api.close());

const state = async (id: number, column: 'annulled' | 'outdated' | 'commented', value: boolean) =>
  api.pool.query(`update questions set ${column} = $2 where id = $1`, [id, value]);
const from = (ip: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/sample-question/${sample.id}`,
    headers: { 'x-forwarded-for': ip },
    payload: { alternativa_id: sample.right },
  });

describe('GET /api/sample-question', () => {
  it('gives a question of the allow-list to anyone, without its key', async () => {
    const { questao } = await api.ok(SAMPLE);
    expect(questao).toMatchObject({ id: sample.id, codigo: `Q${sample.id}`, comentada: true });
    expect(questao?.alternativas.map(({ letra }) => letra)).toEqual(['A', 'B', 'C', 'D']);
    expect(JSON.stringify(questao)).not.toMatch(/Comentário do professor|gabarito|correct/);
  });

  it('gives null if no question can be a sample', async () => {
    await state(sample.id, 'annulled', true);
    expect(await api.ok(SAMPLE)).toEqual({ questao: null });
    await state(sample.id, 'annulled', false);
    await writeSampleList(api.db, []);
    expect(await api.ok(SAMPLE)).toEqual({ questao: null });
    await writeSampleList(api.db, [sample.id]);
  });

  it('answers 503 while the database is away', async () => {
    const away = 'postgres://127.0.0.1:1/away';
    const { pool, db } = openDatabase(away);
    const app = await buildApp({ config: testConfig(away), pool, db });
    expect((await app.inject(SAMPLE.slice('GET '.length))).statusCode).toBe(503);
    await app.close();
    await pool.end();
  });
});

describe('POST /api/sample-question/{id}', () => {
  it('returns the verdict, the right alternative and the comment, and stores nothing', async () => {
    const gabarito = { alternativa_id: sample.right, letra: 'B', comentario: '<p>Comentário do professor.</p>' };
    const answer = (alternativa_id: number) => api.ok(ANSWER, { id: sample.id, alternativa_id });
    const named = { questao_id: sample.id, gabarito };
    expect(await answer(sample.right)).toEqual({ ...named, alternativa_id: sample.right, acertou: true });
    expect(await answer(sample.wrong)).toEqual({ ...named, alternativa_id: sample.wrong, acertou: false });
    const { rows } = await api.pool.query('select from answers');
    expect(rows).toEqual([]);
  });

  it('gives a signed-in student the same, without recording an answer', async () => {
    const { token } = await enter(api);
    await api.ok(ANSWER, { id: sample.id, alternativa_id: sample.right }, token);
    const own = await api.ok('GET /api/customer-area/question/{id}', { id: sample.id }, token);
    expect([own.resposta, own.gabarito]).toEqual([null, null]);
  });

  it("refuses the key of a question in the student's open sitting, and gives it when that has ended", async () => {
    const [sitting, nobody] = [await enter(api), await enter(api)];
    const id = crypto.randomUUID();
    const { exam } = content;
    await api.ok('POST /api/customer-area/sitting', { id, prova_id: exam.id, idioma: 'inglês' }, sitting.token);
    const ask = (token?: string) => api.call(ANSWER, { id: sample.id, alternativa_id: sample.right }, token);
    const refused = await ask(sitting.token);
    expect([refused.status, refused.body]).toEqual([
      403,
      { simulado: [expect.stringContaining('Esta questão está num simulado em andamento')] },
    ]);
    expect([(await ask()).status, (await ask(nobody.token)).status]).toEqual([200, 200]);
    await api.ok('POST /api/customer-area/sitting/{id}/finish', { id }, sitting.token);
    expect((await ask(sitting.token)).status).toBe(200);
  });

  it('treats an expired token like none', async () => {
    const { token } = await enter(api);
    await api.ok('POST /api/auth/logout', {}, token);
    const ask = (used: string) => api.call(ANSWER, { id: sample.id, alternativa_id: sample.right }, used);
    expect([(await ask(token)).status, (await ask('x.y.z')).status]).toEqual([200, 200]);
  });

  it('refuses any other question like one that does not exist', async () => {
    const refused = { status: 404, body: { erro: ['Esta questão não existe.'] } };
    const ask = async (id: number, alternativa_id: number) => {
      const { status, body } = await api.call(ANSWER, { id, alternativa_id });
      return { status, body };
    };
    expect(await ask(other.id, other.right)).toEqual(refused);
    expect(await ask(2_000_000_000, other.right)).toEqual(refused);
    for (const column of ['annulled', 'outdated', 'commented'] as const) {
      await state(sample.id, column, column !== 'commented');
      expect(await ask(sample.id, sample.right)).toEqual(refused);
      await state(sample.id, column, column === 'commented');
    }
  });

  it('refuses an alternative of another question or of an earlier version', async () => {
    const refused = [422, { alternativa_id: ['Esta alternativa não é desta questão.'] }];
    const ask = async (alternativa_id: number) => {
      const { status, body } = await api.call(ANSWER, { id: sample.id, alternativa_id });
      return [status, body];
    };
    expect(await ask(other.right)).toEqual(refused);
    const changed = await content.createQuestion({ slot: 8, subject: content.crasis, overrides: { commented: true } });
    await createVersion(api.db, changed.id, { alternatives: ['um', '*dois'] });
    await writeSampleList(api.db, [sample.id, changed.id]);
    const { status } = await api.call(ANSWER, { id: changed.id, alternativa_id: changed.right });
    expect(status).toBe(422);
    await writeSampleList(api.db, [sample.id]);
  });

  it('is limited by address', async () => {
    expect((await from('203.0.113.7')).statusCode).toBe(200);
    await api.pool.query("update rate_limits set points = 600 where key like 'sample\\_answer:%'");
    const refused = await from('203.0.113.7');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
  });
});
