import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const SELECT = 'POST /api/customer-area/question-map/select';
const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';
const FAVORITE = 'POST /api/customer-area/question/favorite';
const FAVORITES = 'GET /api/customer-area/question/user-favorites';
const COMMENTS = 'GET /api/customer-area/question/comment';
const WRITE = 'POST /api/customer-area/question/comment';
const VOTE = 'POST /api/customer-area/question/comment/classify';
const REQUEST = 'PUT /api/customer-area/question/comment-request/request/{id}';

const KEY_COMMENT = '<p>Comentário do professor. O resto dele.</p>';
const TEACHERS_WORDS = 'A regência pede a preposição. Veja o artigo 5.';
const PAID = 'plano_pago_primary';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.db.execute(sql`update question_versions set comment = ${KEY_COMMENT}`);
});
afterAll(() => api.close());

/** The test's question: a new one each time, so that no teacher has commented on it yet. */
let place = -1;
beforeEach(() => void (place += 1));
const target = () => {
  const question = content.questions[place];
  if (!question) throw new Error('no question');
  return question;
};
const answer = (token: string) => api.ok(ANSWER, { questao_id: target().id, alternativa_id: target().right }, token);

async function studentWhoAnswered(plan = 'plano_gratis') {
  const student = await api.createStudent({ plan });
  await answer(student.token);
  return student;
}
const explain = async (texto: string, role = 'professor') =>
  api.ok(WRITE, { questao_id: target().id, texto }, (await api.createStudent({ role })).token);
const commentsFor = async (token: string, id: number) =>
  (await api.ok(COMMENTS, { questao_id: target().id, per_page: 100 }, token)).data.find((one) => one.id === id);

describe('the comment beside the key', () => {
  it('is withheld from free students except its first sentence, wherever the key is shown', async () => {
    const { token } = await api.createStudent();
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    const withheld = {
      comentario: null,
      comentario_bloqueado: true,
      comentario_inicio: 'Comentário do professor.',
    };
    const body = { questao_id: target().id, alternativa_id: target().wrong, mapa_id: content.map.id };
    const told = await api.ok(ANSWER, body, token);
    await api.ok(FAVORITE, { questao_id: target().id }, token);
    const map = await api.ok(QUESTIONS, { id: content.map.id, gabarito: true }, token);
    const one = await api.ok(ONE, { id: target().id }, token);
    const favorites = await api.ok(FAVORITES, {}, token);
    for (const key of [told.gabarito, map.data[0]?.gabarito, one.gabarito, favorites.data[0]?.gabarito])
      expect(key).toMatchObject(withheld);
    expect(JSON.stringify([told, map, one, favorites])).not.toContain('O resto dele');
  });

  it('is shown to paid students and to the staff', async () => {
    for (const overrides of [{ plan: PAID }, { role: 'professor' }, { role: 'admin' }]) {
      const { token } = await api.createStudent(overrides);
      expect((await answer(token)).gabarito).toEqual({
        alternativa_id: target().right,
        letra: 'B',
        comentario: KEY_COMMENT,
      });
    }
  });
});

describe("a teacher's comment in the list", () => {
  it('is shown to free students up to its first sentence, and counted', async () => {
    const [free, paid] = [await studentWhoAnswered(), await studentWhoAnswered(PAID)];
    const { id } = await explain(TEACHERS_WORDS);
    const beginning = 'A regência pede a preposição.';
    expect(await commentsFor(free.token, id)).toMatchObject({ texto: beginning, bloqueado: true, professor: true });
    expect(await commentsFor(paid.token, id)).toMatchObject({ texto: TEACHERS_WORDS });
    const vote = await api.ok(VOTE, { comentario_id: id, util: true }, free.token);
    expect([vote.texto, vote.bloqueado, vote.uteis]).toEqual([beginning, true, 1]);
  });

  it('of one sentence is shown whole to everybody', async () => {
    const { token } = await studentWhoAnswered();
    const { id } = await explain('A regência pede a preposição.');
    const seen = await commentsFor(token, id);
    expect([seen?.texto, seen?.bloqueado]).toEqual(['A regência pede a preposição.', undefined]);
  });

  it('is shown to the student whose request it answers, and to nobody else on the free plan', async () => {
    const [asked, other] = [await studentWhoAnswered(), await studentWhoAnswered()];
    await api.ok(REQUEST, { id: target().id }, asked.token);
    const { id } = await explain(TEACHERS_WORDS);
    expect(await commentsFor(asked.token, id)).toMatchObject({ texto: TEACHERS_WORDS });
    expect(await commentsFor(other.token, id)).toMatchObject({ bloqueado: true });
    await api.ok(REQUEST, { id: target().id }, other.token);
    expect(await commentsFor(other.token, id)).toMatchObject({ bloqueado: true });
  });

  it("leaves students' comments open to all who answered", async () => {
    const author = await studentWhoAnswered();
    const { id } = await api.ok(WRITE, { questao_id: target().id, texto: 'Dica' }, author.token);
    const { token } = await studentWhoAnswered();
    const seen = await commentsFor(token, id);
    expect([seen?.texto, seen?.bloqueado]).toEqual(['Dica', undefined]);
  });
});
