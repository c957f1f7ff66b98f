import { eq } from 'drizzle-orm';
import { comments, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const REPORT = 'POST /api/customer-area/question/report';
const COMMENTS = 'GET /api/customer-area/question/comment';
const WRITE = 'POST /api/customer-area/question/comment';
const EDIT = 'PUT /api/customer-area/question/comment/{id}';
const DELETE = 'DELETE /api/customer-area/question/comment/{id}';
const VOTE = 'POST /api/customer-area/question/comment/classify';
const REPORT_COMMENT = 'POST /api/customer-area/question/comment/report';
const VIEW = 'PUT /api/customer-area/question/comment/update-views/{id}';
const REQUESTS = 'GET /api/customer-area/question/comment-request';
const REQUEST = 'PUT /api/customer-area/question/comment-request/request/{id}';
const QUEUE = 'GET /api/customer-area/moderation/report';
const DECIDE = 'POST /api/customer-area/moderation/report/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const CLEAR = 'POST /api/customer-area/user/clear-notify';
const ME = 'GET /api/customer-area/user/me';
const EXPORT = 'GET /api/customer-area/user/export';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

let slot = 100;
const freshQuestion = () =>
  content.createQuestion({ slot: ++slot, subject: content.crasis, overrides: { examId: null } });
const teacher = () => api.createStudent({ role: 'professor' });
const leave = (student: { user: { id: string } }) => api.db.delete(users).where(eq(users.id, student.user.id));
const rings = async (token: string) => (await api.ok(ME, {}, token)).usuario.notify;
const ownStatus = async (token: string) => (await api.ok(REQUESTS, {}, token)).data[0]?.status;
const waitsInQueue = async (token: string, questionId: number) =>
  (await api.ok(REQUESTS, { per_page: 100 }, token)).data.some((one) => one.questao.id === questionId);

/** A free student whose request a teacher has answered. */
async function answeredRequest() {
  const question = await freshQuestion();
  const [student, author] = [await api.createStudent(), await teacher()];
  await api.ok(REQUEST, { id: question.id }, student.token);
  const comment = await api.ok(WRITE, { questao_id: question.id, texto: 'Explico' }, author.token);
  return { question, student, author, comment };
}

describe('a request whose answer was removed', () => {
  const ends = {
    deleted: ({ author, comment }) => api.ok(DELETE, { id: comment.id }, author.token),
    hidden: async ({ student, question, comment }) => {
      await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question.right }, student.token);
      await api.ok(REPORT_COMMENT, { comentario_id: comment.id, motivo: 'outro' }, student.token);
      const admin = await api.createStudent({ role: 'admin' });
      const report = (await api.ok(QUEUE, { per_page: 100 }, admin.token)).data.find(
        ({ comentario }) => comentario?.id === comment.id,
      );
      await api.ok(DECIDE, { id: report?.id, decisao: 'ocultar' }, admin.token);
    },
    'gone with its teacher': ({ author }) => leave(author),
  } satisfies Record<string, (made: Awaited<ReturnType<typeof answeredRequest>>) => Promise<unknown>>;

  it.each(Object.keys(ends) as (keyof typeof ends)[])(
    '%s waits in the queue again, and its bell is silent',
    async (end) => {
      const made = await answeredRequest();
      const { question, student } = made;
      const colleague = await teacher();
      expect([await ownStatus(student.token), await rings(student.token)]).toEqual(['respondida', true]);
      await ends[end](made);
      expect([await ownStatus(student.token), await rings(student.token)]).toEqual(['pendente', false]);
      expect(await waitsInQueue(colleague.token, question.id)).toBe(true);
      expect(await api.ok(REQUEST, { id: question.id }, student.token)).toMatchObject({ status: 'pendente' });

      await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question.right }, student.token);
      await api.ok(WRITE, { questao_id: question.id, texto: 'De novo', se_pendente: true }, colleague.token);
      expect([await ownStatus(student.token), await rings(student.token)]).toEqual(['respondida', true]);
      const { data } = await api.ok(COMMENTS, { questao_id: question.id, tipo: 'professor' }, student.token);
      expect(data.map(({ texto }) => texto)).toEqual(['De novo']);
    },
  );

  it("is answered by another teacher's later comment, which its free student may then read", async () => {
    const { question, student, author, comment } = await answeredRequest();
    const second = await api.ok(WRITE, { questao_id: question.id, texto: 'Outra explicação' }, (await teacher()).token);
    await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question.right }, student.token);
    await api.ok(CLEAR, {}, student.token);
    await api.ok(DELETE, { id: comment.id }, author.token);
    expect((await api.ok(REQUESTS, {}, student.token)).data[0]).toMatchObject({
      status: 'respondida',
      comentario_id: second.id,
    });
    expect((await api.ok(COMMENTS, { questao_id: question.id }, student.token)).data.map(({ texto }) => texto)).toEqual(
      ['Outra explicação'],
    );
    expect(await rings(student.token)).toBe(false);
  });
});

describe("a teacher's comment", () => {
  it('may be corrected: the free student can still read it, and its earlier text is kept', async () => {
    const { question, student, author, comment } = await answeredRequest();
    await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question.right }, student.token);
    expect(comment.editado_em).toBeNull();
    const edited = await api.ok(EDIT, { id: comment.id, texto: ' Explico melhor ' }, author.token);
    expect([edited.texto, edited.editado_em]).toEqual(['Explico melhor', expect.any(String)]);
    expect((await api.ok(COMMENTS, { questao_id: question.id }, student.token)).data[0]).toMatchObject({
      texto: 'Explico melhor',
      editado_em: edited.editado_em,
    });
    const again = await api.ok(EDIT, { id: comment.id, texto: 'Explico melhor' }, author.token);
    expect(again.editado_em).toBe(edited.editado_em);
    const { body } = await api.call(EXPORT, {}, author.token);
    expect(JSON.stringify(body)).toContain(
      JSON.stringify({ comentario_id: comment.id, texto: 'Explico', substituido_em: edited.editado_em }),
    );
  });

  it('is corrected by its author only, with a non-blank text, while it is visible', async () => {
    const { student, author, comment } = await answeredRequest();
    const colleague = await teacher();
    expect((await api.call(EDIT, { id: comment.id, texto: 'x' }, colleague.token)).status).toBe(404);
    expect((await api.call(EDIT, { id: comment.id, texto: 'x' }, student.token)).status).toBe(403);
    expect((await api.call(EDIT, { id: comment.id, texto: '  ' }, author.token)).status).toBe(422);
    await api.db.update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, comment.id));
    expect((await api.call(EDIT, { id: comment.id, texto: 'x' }, author.token)).status).toBe(404);
  });

  it('is not mailed for a request whose student has left; the teacher is told so', async () => {
    const question = await freshQuestion();
    const [student, author] = [await api.createStudent(), await teacher()];
    await api.ok(REQUEST, { id: question.id }, student.token);
    await leave(student);
    const { status, body } = await api.call(
      WRITE,
      { questao_id: question.id, texto: 'Explico', se_pendente: true },
      author.token,
    );
    expect([status, body]).toEqual([
      422,
      { se_pendente: ['Quem pediu este comentário não tem mais conta no Mapa, e ninguém mais o espera.'] },
    ]);
    await api.ok(WRITE, { questao_id: question.id, texto: 'Explico' }, author.token);
  });
});

describe('reports', () => {
  it('open a new case after a decision, and leave the decided case unchanged', async () => {
    const question = await freshQuestion();
    const [student, admin] = [await api.createStudent(), await api.createStudent({ role: 'admin' })];
    const open = async () =>
      (await api.ok(QUEUE, { per_page: 100 }, admin.token)).data.filter(({ questao }) => questao?.id === question.id);
    await api.ok(REPORT, { questao_id: question.id, motivo: 'gabarito', texto: 'É a C' }, student.token);
    const [first] = await open();
    await api.ok(DECIDE, { id: first?.id, decisao: 'manter' }, admin.token);
    expect(await open()).toEqual([]);
    await api.ok(REPORT, { questao_id: question.id, motivo: 'gabarito', texto: 'A banca mudou para C' }, student.token);
    await api.ok(
      REPORT,
      { questao_id: question.id, motivo: 'gabarito', texto: 'A banca mudou o gabarito para C' },
      student.token,
    );
    const [second, ...more] = await open();
    expect([second?.texto, more]).toEqual(['A banca mudou o gabarito para C', []]);
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('the counts of a comment', () => {
  it('lose the votes and views of deleted accounts', async () => {
    const question = await freshQuestion();
    const readers = await Promise.all([1, 2, 3].map(() => api.createStudent()));
    for (const { token } of readers)
      await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question.right }, token);
    const [author, ...others] = readers;
    const { id } = await api.ok(WRITE, { questao_id: question.id, texto: 'Olá' }, author?.token);
    await Promise.all(others.map(({ token }, at) => api.ok(VOTE, { comentario_id: id, util: at === 0 }, token)));
    await Promise.all(others.map(({ token }) => api.ok(VIEW, { id }, token)));
    const counts = async () =>
      (await api.ok(COMMENTS, { questao_id: question.id }, author?.token)).data.map((one) => [
        one.uteis,
        one.inuteis,
        one.visualizacoes,
      ]);
    expect(await counts()).toEqual([[1, 1, 2]]);
    for (const reader of others) await leave(reader);
    expect(await counts()).toEqual([[0, 0, 0]]);
  });
});
