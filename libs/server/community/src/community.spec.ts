import { answers, questions, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from './testing/app';
import { eq } from 'drizzle-orm';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const FAVORITE = 'POST /api/customer-area/question/favorite';
const FAVORITES = 'GET /api/customer-area/question/user-favorites';
const REPORT = 'POST /api/customer-area/question/report';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';
const COMMENTS = 'GET /api/customer-area/question/comment';
const WRITE = 'POST /api/customer-area/question/comment';
const DELETE = 'DELETE /api/customer-area/question/comment/{id}';
const VOTE = 'POST /api/customer-area/question/comment/classify';
const REPORT_COMMENT = 'POST /api/customer-area/question/comment/report';
const VIEW = 'PUT /api/customer-area/question/comment/update-views/{id}';
const REQUESTS = 'GET /api/customer-area/question/comment-request';
const REQUEST = 'PUT /api/customer-area/question/comment-request/request/{id}';
const QUEUE = 'GET /api/customer-area/moderation/report';
const DECIDE = 'POST /api/customer-area/moderation/report/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const ME = 'GET /api/customer-area/user/me';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

/** A question of its own for each test, so that counts start at nothing. */
let slot = 100;
const freshQuestion = () =>
  content.createQuestion({ slot: ++slot, subject: content.crasis, overrides: { examId: null } });

async function studentWhoAnswered(
  question: { id: number; right: number; wrong: number },
  choice: 'right' | 'wrong' = 'right',
  plan = 'plano_gratis',
) {
  const student = await api.createStudent({ plan });
  await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question[choice] }, student.token);
  return student;
}

describe('every call of the community', () => {
  it('answers 401 to a visitor', async () => {
    const calls = [
      [FAVORITE, { questao_id: 1 }],
      [FAVORITES, {}],
      [REPORT, { questao_id: 1, motivo: 'outro' }],
      [STATISTICS, { id: 1 }],
      [COMMENTS, { questao_id: 1 }],
      [WRITE, { questao_id: 1, texto: 'x' }],
      [DELETE, { id: 1 }],
      [VOTE, { comentario_id: 1, util: true }],
      [REPORT_COMMENT, { comentario_id: 1, motivo: 'outro' }],
      [VIEW, { id: 1 }],
      [REQUESTS, {}],
      [REQUEST, { id: 1 }],
      [QUEUE, {}],
      [DECIDE, { id: 1, decisao: 'manter' }],
    ] as const;
    for (const [name, args] of calls) expect([name, (await api.call(name, args)).status]).toEqual([name, 401]);
  });

  it('answers 404 for what does not exist and 422 for what is malformed', async () => {
    const { token } = await api.createStudent();
    const calls = [
      [FAVORITE, { questao_id: 999_999 }, 404],
      [FAVORITE, { questao_id: 'x' }, 422],
      [FAVORITES, { page: 9 }, 404],
      [REPORT, { questao_id: 999_999, motivo: 'outro' }, 404],
      [REPORT, { questao_id: content.outsider.id, motivo: 'x' }, 422],
      [STATISTICS, { id: 999_999 }, 404],
      [COMMENTS, { questao_id: 999_999 }, 404],
      [COMMENTS, {}, 422],
      [WRITE, { questao_id: 999_999, texto: 'x' }, 404],
      [WRITE, { questao_id: content.outsider.id, texto: '  ' }, 422],
      [WRITE, { questao_id: content.outsider.id, texto: 'x'.repeat(5_001) }, 422],
      [DELETE, { id: 999_999 }, 404],
      [VOTE, { comentario_id: 999_999, util: true }, 404],
      [VOTE, { comentario_id: 1, util: 'sim' }, 422],
      [REPORT_COMMENT, { comentario_id: 999_999, motivo: 'outro' }, 404],
      [VIEW, { id: 999_999 }, 404],
      [VIEW, { id: 'x' }, 422],
      [REQUESTS, { status: 'x' }, 422],
      [REQUEST, { id: 999_999 }, 404],
    ] as const;
    for (const [name, args, status] of calls)
      expect([name, args, (await api.call(name, args, token)).status]).toEqual([name, args, status]);
  });
});

describe('favourites', () => {
  it('are marked, unmarked and reordered, and listed newest first', async () => {
    const { token } = await api.createStudent();
    const [one, two] = [await freshQuestion(), content.questions[4] ?? content.outsider];
    await api.ok(FAVORITE, { questao_id: one.id, favorita: true }, token);
    await api.ok(FAVORITE, { questao_id: one.id, favorita: true }, token);
    await api.ok(FAVORITE, { questao_id: two.id }, token);
    expect((await api.ok(FAVORITES, {}, token)).data.map((question) => question.id)).toEqual([two.id, one.id]);
    expect(
      (await api.ok(FAVORITES, { materia_id: content.languages.id }, token)).data.map((question) => question.id),
    ).toEqual([two.id]);
    expect(await api.ok(FAVORITE, { questao_id: two.id }, token)).toEqual({ success: true, favorita: false });
    expect((await api.ok(FAVORITES, {}, token)).total).toBe(1);
  });

  it('list their matérias and all their ids, on any page and for any matéria', async () => {
    const { token } = await api.createStudent();
    const [one, two, three] = [await freshQuestion(), await freshQuestion(), content.questions[4] ?? content.outsider];
    for (const { id } of [one, two, three]) await api.ok(FAVORITE, { questao_id: id }, token);
    const matters = [
      [content.languages.id, 1],
      [content.portuguese.id, 2],
    ];
    const page = await api.ok(FAVORITES, { per_page: 1, page: 2 }, token);
    expect([page.data.map(({ id }) => id), page.ids]).toEqual([[two.id], [three.id, two.id, one.id]]);
    expect(page.materias.map(({ id, questoes }) => [id, questoes]).sort()).toEqual(matters.sort());
    const filtered = await api.ok(FAVORITES, { materia_id: content.portuguese.id }, token);
    expect([filtered.ids, filtered.materias]).toEqual([[two.id, one.id], page.materias]);
    expect(filtered.data[0]?.resumo).not.toMatch(/^$|</);
  });

  it('show no key of an unanswered question', async () => {
    const { token } = await api.createStudent();
    await api.ok(FAVORITE, { questao_id: content.outsider.id }, token);
    expect((await api.ok(FAVORITES, {}, token)).data[0]).toMatchObject({ gabarito: null, resposta: null });
  });
});

describe('the difficulty of a question', () => {
  it('is measured from a hundred first answers on, and never for an annulled question', async () => {
    const question = await freshQuestion();
    const students = await api.db
      .insert(users)
      .values(Array.from({ length: 99 }, () => ({ name: 'Ana', email: `${crypto.randomUUID()}@exemplo.com.br` })))
      .returning();
    await api.db.insert(answers).values(
      students.map(({ id }, index) => ({
        studentId: id,
        id: crypto.randomUUID(),
        questionId: question.id,
        version: 1,
        alternativeId: index < 29 ? question.right : question.wrong,
        correct: index < 29,
        counted: true,
        answeredAt: new Date(),
      })),
    );
    const { token } = await api.createStudent();
    const difficulty = async () => (await api.ok(STATISTICS, { id: question.id }, token)).dificuldade;
    expect(await difficulty()).toEqual({ nivel: 3, respostas: null });
    await studentWhoAnswered(question, 'right');
    expect(await difficulty()).toEqual({ nivel: 4, respostas: 100 });
    await api.db.update(questions).set({ annulled: true }).where(eq(questions.id, question.id));
    expect(await difficulty()).toBeNull();
  });
});

describe('statistics', () => {
  it('count first answers, one per student, and show the spread only after the own answer', async () => {
    const question = await freshQuestion();
    const right = await studentWhoAnswered(question, 'right');
    const wrong = await studentWhoAnswered(question, 'wrong');
    await api.ok(ANSWER, { questao_id: question.id, alternativa_id: question.right }, wrong.token);
    const stranger = await api.createStudent();
    expect(await api.ok(STATISTICS, { id: question.id }, stranger.token)).toEqual({
      questao_id: question.id,
      respostas: 2,
      acertos: null,
      percentual_acertos: null,
      dificuldade: { nivel: 3, respostas: null },
      alternativas: null,
      proprias: [],
      mudancas: [],
    });
    const seen = await api.ok(STATISTICS, { id: question.id }, right.token);
    expect([seen.acertos, seen.alternativas?.map((one) => [one.letra, one.respostas, one.percentual])]).toEqual([
      1,
      [
        ['A', 1, 50],
        ['B', 1, 50],
        ['C', 0, 0],
        ['D', 0, 0],
      ],
    ]);
    expect((await api.ok(STATISTICS, { id: question.id }, wrong.token)).proprias).toHaveLength(2);
  });
});

describe('comments', () => {
  it('become readable with the answer', async () => {
    const question = await freshQuestion();
    const stranger = await api.createStudent();
    const closed = await api.call(COMMENTS, { questao_id: question.id }, stranger.token);
    expect([closed.status, closed.body]).toEqual([403, { erro: ['Responda a questão para ver os comentários.'] }]);
    const { token } = await studentWhoAnswered(question);
    expect((await api.ok(COMMENTS, { questao_id: question.id }, token)).data).toEqual([]);
    const { id } = await api.ok(WRITE, { questao_id: question.id, texto: 'É a B.' }, token);
    const vote = await api.call(VOTE, { comentario_id: id, util: true }, stranger.token);
    expect([vote.status, vote.body]).toEqual([403, closed.body]);
    expect((await api.ok(VOTE, { comentario_id: id, util: true }, token)).texto).toBe('É a B.');
  });

  it('are plain text, ranked by use, teachers first', async () => {
    const question = await freshQuestion();
    const [ana, bia] = [
      await studentWhoAnswered(question, 'right', 'plano_pago_primary'),
      await studentWhoAnswered(question),
    ];
    const teacher = await api.createStudent({ role: 'professor', name: 'Paulo Lima' });
    const first = await api.ok(WRITE, { questao_id: question.id, texto: '<script>alert(1)</script>' }, ana.token);
    const second = await api.ok(WRITE, { questao_id: question.id, texto: 'Dica boa' }, bia.token);
    await api.ok(WRITE, { questao_id: question.id, texto: 'Explicação' }, teacher.token);
    expect(await api.ok(VOTE, { comentario_id: first.id, util: true }, bia.token)).toMatchObject({
      uteis: 1,
      meu_voto: true,
    });
    await api.ok(VOTE, { comentario_id: first.id, util: true }, bia.token);
    await api.ok(VOTE, { comentario_id: second.id, util: false }, ana.token);
    const { data } = await api.ok(COMMENTS, { questao_id: question.id }, ana.token);
    expect(data.map((one) => [one.texto, one.professor, one.uteis, one.inuteis, one.meu])).toEqual([
      ['Explicação', true, 0, 0, false],
      ['<script>alert(1)</script>', false, 1, 0, true],
      ['Dica boa', false, 0, 1, false],
    ]);
    expect((await api.ok(COMMENTS, { questao_id: question.id, tipo: 'professor' }, ana.token)).total).toBe(1);
    expect(await api.ok(VOTE, { comentario_id: first.id, util: null }, bia.token)).toMatchObject({
      uteis: 0,
      meu_voto: null,
    });
  });

  it('count a view once for each student', async () => {
    const question = await freshQuestion();
    const [ana, bia] = [await studentWhoAnswered(question), await studentWhoAnswered(question)];
    const { id } = await api.ok(WRITE, { questao_id: question.id, texto: 'Olá' }, ana.token);
    await Promise.all([ana, ana, bia].map(({ token }) => api.ok(VIEW, { id }, token)));
    expect((await api.ok(COMMENTS, { questao_id: question.id }, ana.token)).data[0]?.visualizacoes).toBe(2);
  });

  it('can be deleted by their author only', async () => {
    const question = await freshQuestion();
    const [ana, bia] = [await studentWhoAnswered(question), await studentWhoAnswered(question)];
    const { id } = await api.ok(WRITE, { questao_id: question.id, texto: 'Olá' }, ana.token);
    expect((await api.call(DELETE, { id }, bia.token)).status).toBe(404);
    await api.ok(DELETE, { id }, ana.token);
    expect((await api.ok(COMMENTS, { questao_id: question.id }, ana.token)).total).toBe(0);
  });
});

describe("requests for a teacher's comment", () => {
  it('reach the teachers, are answered by a comment and ring the bell', async () => {
    const question = await freshQuestion();
    const [ana, bia] = [await api.createStudent(), await api.createStudent()];
    const teacher = await api.createStudent({ role: 'professor' });
    expect(await api.ok(REQUEST, { id: question.id }, ana.token)).toMatchObject({ status: 'pendente', pedidos: 1 });
    await api.ok(REQUEST, { id: question.id }, ana.token);
    await api.ok(REQUEST, { id: question.id }, bia.token);
    expect((await api.ok(REQUESTS, {}, ana.token)).total).toBe(1);
    const queue = await api.ok(REQUESTS, {}, teacher.token);
    const asked = queue.data.find(({ questao }) => questao.id === question.id);
    expect(asked).toMatchObject({ pedidos: 2, status: 'pendente' });

    const comment = await api.ok(WRITE, { questao_id: question.id, texto: 'Explico' }, teacher.token);
    expect((await api.ok(REQUESTS, { status: 'respondida' }, ana.token)).data[0]).toMatchObject({
      status: 'respondida',
      comentario_id: comment.id,
    });
    expect((await api.ok(ME, {}, bia.token)).usuario.notify).toBe(true);
    expect((await api.ok(ME, {}, teacher.token)).usuario.notify).toBe(false);
    expect((await api.ok(REQUESTS, {}, teacher.token)).data.map((one) => one.questao.id)).not.toContain(question.id);

    const late = await api.createStudent();
    expect(await api.ok(REQUEST, { id: question.id }, late.token)).toMatchObject({ status: 'respondida' });
  });

  it('are queued in the order of their time, however many there are for one question', async () => {
    const [first, second] = [await freshQuestion(), await freshQuestion()];
    const [ana, bia] = [await api.createStudent(), await api.createStudent()];
    const teacher = await api.createStudent({ role: 'professor' });
    await api.ok(REQUEST, { id: first.id }, ana.token);
    for (const { token } of [ana, bia]) await api.ok(REQUEST, { id: second.id }, token);
    const { data } = await api.ok(REQUESTS, {}, teacher.token);
    const own = data.filter(({ questao }) => questao.id === first.id || questao.id === second.id);
    expect(own.map(({ questao, pedidos }) => [questao.id, pedidos])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
  });

  it('include the doubt, which only the teachers read', async () => {
    const question = await freshQuestion();
    const [ana, bia, caio] = await Promise.all([1, 2, 3].map(() => api.createStudent()));
    const teacher = await api.createStudent({ role: 'professor' });
    const ask = (student: typeof ana, duvida?: string) =>
      api.ok(REQUEST, { id: question.id, ...(duvida !== undefined && { duvida }) }, student?.token);
    expect(await ask(ana, '  Por que a C não vale?  ')).toMatchObject({ duvida: 'Por que a C não vale?' });
    expect(await ask(bia, '   ')).toMatchObject({ duvida: null, status: 'pendente' });
    await ask(caio, 'E a <b>D</b>?');
    const queue = (await api.ok(REQUESTS, {}, teacher.token)).data.find(({ questao }) => questao.id === question.id);
    expect(queue?.pedidos).toBe(3);
    expect(queue?.duvidas?.map(({ texto }) => texto)).toEqual(['Por que a C não vale?', 'E a <b>D</b>?']);
    const [own] = (await api.ok(REQUESTS, {}, bia?.token)).data;
    expect(JSON.stringify(own)).not.toMatch(/vale|<b>/);
    expect((await api.ok(REQUESTS, {}, ana?.token)).data[0]).toMatchObject({ duvida: 'Por que a C não vale?' });
  });

  it('that wait accept a new doubt, and keep it if a later request has none', async () => {
    const question = await freshQuestion();
    const { token } = await api.createStudent();
    await api.ok(REQUEST, { id: question.id }, token);
    expect(await api.ok(REQUEST, { id: question.id, duvida: 'Primeira' }, token)).toMatchObject({ duvida: 'Primeira' });
    expect(await api.ok(REQUEST, { id: question.id }, token)).toMatchObject({ duvida: 'Primeira' });
    const teacher = await api.createStudent({ role: 'professor' });
    await api.ok(WRITE, { questao_id: question.id, texto: 'Explico' }, teacher.token);
    expect(await api.ok(REQUEST, { id: question.id, duvida: 'Depois' }, token)).toMatchObject({
      duvida: 'Primeira',
      status: 'respondida',
    });
    const answered = await api.ok(REQUESTS, { status: 'respondida' }, teacher.token);
    expect(answered.data.find(({ questao }) => questao.id === question.id)?.duvidas).toHaveLength(1);
  });

  it('with a doubt wait for a teacher although an earlier comment exists', async () => {
    const question = await freshQuestion();
    const teacher = await api.createStudent({ role: 'professor' });
    await api.ok(WRITE, { questao_id: question.id, texto: 'Explico' }, teacher.token);
    const { token } = await api.createStudent();
    expect(await api.ok(REQUEST, { id: question.id, duvida: 'E a C?' }, token)).toMatchObject({ status: 'pendente' });
  });

  it('refuse a doubt that is too long, and state its length', async () => {
    const question = await freshQuestion();
    const { token } = await api.createStudent();
    const { status, body } = await api.call(REQUEST, { id: question.id, duvida: 'x'.repeat(501) }, token);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(/500/);
    expect((await api.ok(REQUESTS, {}, token)).total).toBe(0);
  });

  it('are answered by one of several teachers writing at once; the others are told', async () => {
    const question = await freshQuestion();
    const { token } = await api.createStudent();
    await api.ok(REQUEST, { id: question.id }, token);
    const teachers = await Promise.all([1, 2].map(() => api.createStudent({ role: 'professor' })));
    const body = { questao_id: question.id, texto: 'Explico', se_pendente: true };
    const sent = await Promise.all(teachers.map((teacher) => api.call(WRITE, body, teacher.token)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(sent.find(({ status }) => status === 422)?.body).toEqual({
      se_pendente: ['Outro professor respondeu a esta solicitação enquanto você escrevia.'],
    });
    expect((await api.ok(COMMENTS, { questao_id: question.id }, teachers[0]?.token)).total).toBe(1);
    await api.ok(WRITE, { ...body, se_pendente: false }, teachers[0]?.token);
  });

  it("are not answered by another student's comment", async () => {
    const question = await freshQuestion();
    const [ana, bia] = [await api.createStudent(), await studentWhoAnswered(question)];
    await api.ok(REQUEST, { id: question.id }, ana.token);
    await api.ok(WRITE, { questao_id: question.id, texto: 'Acho que…' }, bia.token);
    expect((await api.ok(REQUESTS, {}, ana.token)).data[0]?.status).toBe('pendente');
  });
});

describe('reports', () => {
  it('reach admin and master and nobody else', async () => {
    for (const role of ['estudante', 'professor']) {
      const { token } = await api.createStudent({ role });
      expect((await api.call(QUEUE, {}, token)).status).toBe(403);
      expect((await api.call(DECIDE, { id: 1, decisao: 'manter' }, token)).status).toBe(403);
    }
  });

  it('of a comment hide it for everybody, and close all reports about it', async () => {
    const question = await freshQuestion();
    const [ana, bia, admin] = [
      await studentWhoAnswered(question),
      await studentWhoAnswered(question),
      await api.createStudent({ role: 'admin' }),
    ];
    const { id } = await api.ok(WRITE, { questao_id: question.id, texto: 'Compre meu curso' }, ana.token);
    await api.ok(REPORT_COMMENT, { comentario_id: id, motivo: 'propaganda' }, bia.token);
    await api.ok(REPORT_COMMENT, { comentario_id: id, motivo: 'ofensivo', texto: 'de novo' }, bia.token);
    const other = await studentWhoAnswered(question);
    await api.ok(REPORT_COMMENT, { comentario_id: id, motivo: 'propaganda' }, other.token);
    const open = (await api.ok(QUEUE, {}, admin.token)).data.filter((report) => report.comentario?.id === id);
    expect(open).toEqual([
      expect.objectContaining({ tipo: 'comentario', motivo: 'ofensivo', texto: 'de novo', denuncias: 2 }),
      expect.objectContaining({ motivo: 'propaganda', texto: null }),
    ]);
    expect(open[0]).toMatchObject({
      questao: { id: question.id },
      comentario: { texto: 'Compre meu curso', professor: false },
    });
    expect(open[0]?.comentario?.autor).not.toMatch(/ |^$/);
    const report = open[0]?.id;
    expect((await api.call(DECIDE, { id: report, decisao: 'anular' }, admin.token)).status).toBe(422);
    await api.ok(DECIDE, { id: report, decisao: 'ocultar' }, admin.token);
    expect((await api.ok(COMMENTS, { questao_id: question.id }, ana.token)).total).toBe(0);
    expect((await api.call(DECIDE, { id: report, decisao: 'manter' }, admin.token)).status).toBe(404);
  });

  it('of a question may annul it, with the reason shown', async () => {
    const question = await freshQuestion();
    const [ana, master] = [await api.createStudent(), await api.createStudent({ role: 'master' })];
    await api.ok(REPORT, { questao_id: question.id, motivo: 'gabarito' }, ana.token);
    const report = (await api.ok(QUEUE, {}, master.token)).data.find((one) => one.questao?.id === question.id);
    await api.ok(DECIDE, { id: report?.id, decisao: 'anular', motivo: 'Duas respostas certas.' }, master.token);
    const { data } = await api.ok('GET /api/question', { id: question.id });
    expect(data[0]).toMatchObject({ anulada: true, motivo_situacao: 'Duas respostas certas.' });
  });
});
