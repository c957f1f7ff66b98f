import { eq, inArray } from 'drizzle-orm';
import { questions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';

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
const EXAM_QUESTIONS = 'GET /api/customer-area/exam/performance/{id}/questions';
const SCORES = 'GET /api/customer-area/exam/performance';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const REVIEW = 'GET /api/customer-area/question/review';
const OVERCONFIDENT = 'GET /api/customer-area/question/overconfident';
const NOTEBOOK = 'POST /api/customer-area/question-notebook/';
const NOTEBOOK_QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const EXPORT = 'GET /api/customer-area/user/export';

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

/** A student who answers the paper in its map; one letter per question: R right, W wrong, - not answered. */
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
  it('shows no verdict wherever its answer is shown', async () => {
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
      const { questoes } = await api.ok(EXAM_QUESTIONS, { id: content.exam.id }, token);
      expect(questoes[0]).toMatchObject({ questao_id: id, certa: null });
      const { id: notebook } = await api.ok(NOTEBOOK, { nome: 'x', questoes: [id] }, token);
      const listed = await api.ok(NOTEBOOK_QUESTIONS, { id: notebook }, token);
      expect(listed.data[0]?.resposta_fora).toMatchObject({ acertou: null });
      await api.db.update(questions).set({ annulled: false }).where(eq(questions.id, id));
    }
  });

  it('is replayed without its earlier verdict', async () => {
    const { token } = await api.createStudent();
    const body = { questao_id: question(0).id, alternativa_id: question(0).right, uuid: crypto.randomUUID() };
    expect((await api.ok(ANSWER, body, token)).acertou).toBe(true);
    await annul(0);
    expect(await api.ok(ANSWER, body, token)).toMatchObject({
      acertou: null,
      gabarito: { alternativa_id: null, letra: null },
    });
  });

  it('stays answered, but counts as neither right nor wrong in progress and filters', async () => {
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

  it('gives its point to everybody, whatever they answered or left blank', async () => {
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

  it('gives the point of one language to the students who answered in that language', async () => {
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

  it('gives its point to everybody in the comparison too', async () => {
    for (const pattern of ['RRRR', 'WRRR', 'WWRR', 'WWWR']) await studentWhoAnswered(pattern);
    const { token } = await studentWhoAnswered('WRRR');
    const average = async () => (await api.ok(PERFORMANCE, { id: content.exam.id }, token)).todos;
    expect(await average()).toEqual({ estudantes: 5, media_percentual: 52, percentil: 40 });
    await annul(0);
    expect(await average()).toEqual({ estudantes: 5, media_percentual: 68, percentil: 40 });
  });

  it('is excluded from TRI', async () => {
    const { token } = await studentWhoAnswered('RRWW');
    expect(await api.ok(TRI, { id: content.exam.id }, token)).toMatchObject({ respondidas: 4 });
    await annul(0, 3);
    const tri = await api.ok(TRI, { id: content.exam.id }, token);
    expect(tri).toMatchObject({ respondidas: 2, areas: [{ itens: 3, respondidas: 2, certas: 1 }] });
  });

  it('counts as right for nobody in its own statistics, and is never put up for review', async () => {
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

describe('a question whose annulment is withdrawn', () => {
  const DAYS_AGO = new Date(Date.now() - 20 * 86_400_000).toISOString();
  const withdraw = (index: number) =>
    api.db
      .update(questions)
      .set({ annulled: false })
      .where(eq(questions.id, question(index).id));

  /** All places that say whether the answer to question 1 was right. */
  async function verdicts(token: string, uuid: string, alternativa_id: number) {
    const { id } = question(0);
    const body = { uuid, questao_id: id, alternativa_id, mapa_id: content.map.id };
    const { id: notebook } = await api.ok(NOTEBOOK, { nome: 'x', questoes: [id] }, token);
    const found = async (estado: string) => (await api.ok(LIST, { estado, anuladas: 'incluir' }, token)).total;
    const inMap = async (estado: string) => (await api.ok(MAP_QUESTIONS, { id: content.map.id, estado }, token)).total;
    const progress = (await api.ok(MAP, { id: content.map.id }, token)).progresso;
    const score = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
    const { dados } = await api.ok(EXPORT, {}, token);
    return {
      replayed: (await api.ok(ANSWER, body, token)).acertou,
      question: (await api.ok(ONE, { id }, token)).resposta?.acertou,
      map: (await api.ok(MAP_QUESTIONS, { id: content.map.id }, token)).data[0]?.resposta?.acertou,
      elsewhere: (await api.ok(NOTEBOOK_QUESTIONS, { id: notebook }, token)).data[0]?.resposta_fora?.acertou,
      own: (await api.ok(STATISTICS, { id }, token)).proprias.map(({ acertou }) => acertou),
      exported: ['respostas', 'progresso_em_mapas', 'ultimas_respostas'].map((name) => dados[name]?.[0]?.['acertou']),
      progress: [progress?.certas, progress?.erradas],
      found: [await found('certas'), await found('erradas')],
      inMap: [await inMap('certas'), await inMap('erradas')],
      score: [score.certas, score.erradas],
    };
  }
  const all = (acertou: boolean | null, score: [number, number]) => {
    const counts = [Number(acertou === true), Number(acertou === false)];
    return {
      ...{ replayed: acertou, question: acertou, map: acertou, elsewhere: acertou, own: [acertou] },
      ...{ exported: [acertou, acertou, acertou], progress: counts, found: counts, inMap: counts, score },
    };
  };

  it.each([true, false])('is judged everywhere as if it had never been annulled: right is %s', async (isRight) => {
    const { token } = await studentWhoAnswered('');
    await annul(0);
    const { id, right, wrong } = question(0);
    const [uuid, alternativa_id] = [crypto.randomUUID(), isRight ? right : wrong];
    const body = { uuid, questao_id: id, alternativa_id, mapa_id: content.map.id, confianca: 'certeza' };
    expect((await api.ok(ANSWER, { ...body, respondida_em: DAYS_AGO }, token)).acertou).toBeNull();
    expect(await verdicts(token, uuid, alternativa_id)).toEqual(all(null, [1, 0]));
    // The card is computed while the question is annulled.
    expect((await api.ok(REVIEW, {}, token)).total).toBe(0);
    await withdraw(0);
    expect(await verdicts(token, uuid, alternativa_id)).toEqual(all(isRight, isRight ? [1, 0] : [0, 1]));
    const [due, sure] = [await api.ok(REVIEW, {}, token), await api.ok(OVERCONFIDENT, {}, token)];
    expect([due.data.map(({ motivo, revisoes }) => [motivo, revisoes]), sure.total]).toEqual(
      isRight ? [[['esquecimento', 1]], 0] : [[['errada', 1]], 1],
    );
  });

  it('is judged by the key that the withdrawal brings, if it had none while annulled', async () => {
    const { id } = question(0);
    const options = ['Alternativa A', 'Alternativa B', 'Alternativa C'];
    const [, chosen = 0] = await createVersion(api.db, id, { alternatives: options });
    await annul(0);
    const { token } = await studentWhoAnswered('');
    const uuid = crypto.randomUUID();
    const body = { uuid, questao_id: id, alternativa_id: chosen, mapa_id: content.map.id };
    await api.ok(ANSWER, { ...body, respondida_em: DAYS_AGO }, token);
    expect(await verdicts(token, uuid, chosen)).toEqual(all(null, [1, 0]));
    await createVersion(api.db, id, { alternatives: ['Alternativa A', '*Alternativa B', 'Alternativa C'] });
    await withdraw(0);
    expect(await verdicts(token, uuid, chosen)).toEqual(all(true, [1, 0]));
    expect((await api.ok(REVIEW, {}, token)).data).toMatchObject([{ motivo: 'esquecimento', revisoes: 1 }]);
  });
});
