import { eq, inArray } from 'drizzle-orm';
import { questions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';
const LIST = 'GET /api/question';
const COUNT = 'GET /api/question/count';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';
const MAP = 'GET /api/customer-area/question-map/detail';
const MAP_QUESTIONS = 'GET /api/customer-area/question-map/questions';
const SELECT = 'POST /api/customer-area/question-map/select';
const FAVORITE = 'POST /api/customer-area/question/favorite';
const FAVORITES = 'GET /api/customer-area/question/user-favorites';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const SCORES = 'GET /api/customer-area/exam/performance';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const REVIEW = 'GET /api/customer-area/question/review';
const OVERCONFIDENT = 'GET /api/customer-area/question/overconfident';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

const question = (index: number) => content.questions[index] as TestContent['questions'][number];
const annul = (...indices: number[]) =>
  api.db
    .update(questions)
    .set({ annulled: true })
    .where(
      inArray(
        questions.id,
        indices.map((index) => question(index).id),
      ),
    );

/** A student who answers the paper in its map; a letter each: R right, W wrong, - not answered. */
async function studentWhoAnswered(pattern: string) {
  const student = await api.createStudent({ plan: 'plano_pago_primary' });
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  for (const [index, letter] of [...pattern].entries()) {
    if (letter === '-') continue;
    const { id, right, wrong } = question(index);
    await api.ok(
      ANSWER,
      { questao_id: id, alternativa_id: letter === 'R' ? right : wrong, mapa_id: content.map.id, confianca: 'certeza' },
      student.token,
    );
  }
  return student;
}

describe('a question that is annulled after it was answered', () => {
  it('says neither right nor wrong, wherever its answer is shown', async () => {
    for (const pattern of ['R', 'W']) {
      const { token } = await studentWhoAnswered(pattern);
      const { id } = question(0);
      await api.ok(FAVORITE, { questao_id: id }, token);
      await annul(0);
      expect(await api.ok(ONE, { id }, token)).toMatchObject({
        resposta: { acertou: null },
        gabarito: { alternativa_id: null },
      });
      expect((await api.ok(MAP_QUESTIONS, { id: content.map.id, gabarito: true }, token)).data[0]).toMatchObject({
        id,
        resposta: { acertou: null },
      });
      expect((await api.ok(FAVORITES, {}, token)).data[0]?.resposta).toMatchObject({ acertou: null });
      expect((await api.ok(STATISTICS, { id }, token)).proprias.map(({ acertou }) => acertou)).toEqual([null]);
      const { id: notebook } = await api.ok(
        'POST /api/customer-area/question-notebook/',
        { nome: 'x', questoes: [id] },
        token,
      );
      const listed = await api.ok('GET /api/customer-area/question-notebook/{id}/questions', { id: notebook }, token);
      expect(listed.data[0]?.resposta_fora).toMatchObject({ acertou: null });
      await api.db.update(questions).set({ annulled: false }).where(eq(questions.id, id));
    }
  });

  it('is replayed without the verdict of before', async () => {
    const { token } = await api.createStudent();
    const body = { questao_id: question(0).id, alternativa_id: question(0).right, uuid: crypto.randomUUID() };
    expect((await api.ok(ANSWER, body, token)).acertou).toBe(true);
    await annul(0);
    expect(await api.ok(ANSWER, body, token)).toMatchObject({
      acertou: null,
      gabarito: { alternativa_id: null, letra: null },
    });
  });

  it('stays answered, and leaves right and wrong in progress and filters', async () => {
    const { token } = await studentWhoAnswered('RW');
    await annul(0, 1);
    expect((await api.ok(MAP, { id: content.map.id }, token)).progresso).toEqual({
      total: 5,
      respondidas: 2,
      certas: 0,
      erradas: 0,
      abertas: 3,
    });
    const inMap = async (estado: string) => (await api.ok(MAP_QUESTIONS, { id: content.map.id, estado }, token)).total;
    expect([await inMap('respondidas'), await inMap('certas'), await inMap('erradas')]).toEqual([2, 0, 0]);
    const found = async (estado: string) => (await api.ok(LIST, { estado, anuladas: 'incluir' }, token)).total;
    expect([await found('respondidas'), await found('certas'), await found('erradas')]).toEqual([2, 0, 0]);
    expect((await api.ok(COUNT, { estado: 'erradas' }, token)).ocultas.anuladas).toBe(0);
  });

  it('gives everybody its point, whoever answered it and however', async () => {
    const before = { total: 5, respondidas: 4, certas: 1, erradas: 3, percentual: 20, liquida: -2 };
    const { token } = await studentWhoAnswered('RWWW');
    expect(await api.ok(PERFORMANCE, { id: content.exam.id }, token)).toMatchObject(before);
    await annul(1);
    const after = { total: 5, respondidas: 4, certas: 2, erradas: 2, percentual: 40 };
    expect(await api.ok(PERFORMANCE, { id: content.exam.id }, token)).toMatchObject({
      ...after,
      liquida: 0,
      anuladas: 1,
    });
    expect((await api.ok(SCORES, { prova_id: [content.exam.id] }, token)).data).toEqual([
      { prova_id: content.exam.id, ...after, anuladas: 1 },
    ]);
    await annul(4, 5);
    const both = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
    expect(both).toMatchObject({ respondidas: 4, certas: 3, erradas: 2, percentual: 60, anuladas: 2 });
    expect(both.assuntos.map(({ nome, certas, total }) => [nome, certas, total])).toEqual([
      ['Crase', 2, 3],
      ['Línguas', 1, 1],
      ['Regência', 0, 1],
    ]);
  });

  it('gives the point of one language to those who answered in it', async () => {
    const [spanish, english] = [await studentWhoAnswered('----W'), await studentWhoAnswered('-----W')];
    await annul(4);
    const told = async ({ token }: { token: string }) => {
      const { certas, erradas } = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
      return [certas, erradas];
    };
    expect([await told(spanish), await told(english)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('gives its point to everybody in the comparison, too', async () => {
    for (const pattern of ['RRRR', 'WRRR', 'WWRR', 'WWWR']) await studentWhoAnswered(pattern);
    const { token } = await studentWhoAnswered('WRRR');
    const average = async () => (await api.ok(PERFORMANCE, { id: content.exam.id }, token)).todos;
    expect(await average()).toEqual({ estudantes: 5, media_percentual: 52, percentil: 40 });
    await annul(0);
    expect(await average()).toEqual({ estudantes: 5, media_percentual: 68, percentil: 40 });
  });

  it('leaves TRI', async () => {
    const { token } = await studentWhoAnswered('RRWW');
    expect(await api.ok(TRI, { id: content.exam.id }, token)).toMatchObject({ respondidas: 4 });
    await annul(0, 3);
    const tri = await api.ok(TRI, { id: content.exam.id }, token);
    expect(tri).toMatchObject({ respondidas: 2, areas: [{ itens: 3, respondidas: 2, certas: 1 }] });
  });

  it('counts as right for nobody in its own statistics, and comes back in no review', async () => {
    const { token } = await studentWhoAnswered('W');
    await studentWhoAnswered('R');
    expect((await api.ok(OVERCONFIDENT, {}, token)).total).toBe(1);
    await annul(0);
    expect(await api.ok(STATISTICS, { id: question(0).id }, token)).toMatchObject({ respostas: 2, acertos: 0 });
    expect([(await api.ok(OVERCONFIDENT, {}, token)).total, (await api.ok(REVIEW, {}, token)).proxima_em]).toEqual([
      0,
      null,
    ]);
  });
});
