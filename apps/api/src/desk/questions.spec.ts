import { questions, reports, subjects } from '@mapa/server-platform';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';
import { eq, inArray } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { bringIn } from '@mapa/server-desk/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

const LIST = 'GET /api/customer-area/desk/question';
const ONE = 'GET /api/customer-area/desk/question/{id}';
const WORK = 'GET /api/customer-area/desk/work';
const DRAFTS = 'GET /api/customer-area/desk/draft';
const REQUEST = 'PUT /api/customer-area/question/comment-request/request/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';

let api: TestApp;
let content: TestContent;
let admin: Entered;
let teacher: Entered;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin' });
  teacher = await enter(api, { role: 'professor', name: 'Rui Prado' });
});
afterAll(() => api.close());

const idOf = (index: number) => content.questions[index]?.id ?? 0;
const set = (index: number, changes: Partial<typeof questions.$inferInsert>) =>
  api.db
    .update(questions)
    .set(changes)
    .where(eq(questions.id, idOf(index)));
const found = async (filter: object) => {
  const { data, total } = await api.ok(LIST, filter as never, admin.token);
  expect(total).toBe(data.length);
  return data.map(({ id }) => id).sort((a, b) => a - b);
};

describe('questions at the desk', () => {
  it('include annulled and outdated questions, in pages', async () => {
    await set(0, { annulled: true });
    await set(1, { outdated: true });
    expect(await found({})).toHaveLength(7);
    const page = await api.ok(LIST, { page: 2, per_page: 3 }, teacher.token);
    expect([page.total, page.current_page, page.last_page, page.data.length]).toEqual([7, 2, 3, 3]);
    expect((await api.call(LIST, { page: 9 }, admin.token)).status).toBe(404);
  });

  it('are found by code, number, words, paper, board and subject combined', async () => {
    for (const busca of [`Q${idOf(2)}`, `${idOf(2)}`]) expect(await found({ busca })).toEqual([idOf(2)]);
    expect(await found({ busca: `q${idOf(0)}` })).toEqual([idOf(0)]);
    expect(await found({ busca: 'enunciado 4' })).toContain(idOf(3));
    expect(await found({ prova_id: [content.exam.id] })).toHaveLength(6);
    expect(await found({ banca_id: [content.board.id] })).toHaveLength(6);
    expect(await found({ assunto_id: [content.crasis.id] })).toEqual([idOf(0), idOf(1), idOf(2)]);
    expect(await found({ assunto_id: [content.portuguese.id], busca: 'crase' })).toHaveLength(4);
  });

  it('are found by their situation, combined with the other filters', async () => {
    const [none] = await api.db.insert(subjects).values({ name: 'Sem assunto', slug: 'sem-assunto' }).returning();
    await set(2, { subjectSuggested: true });
    await set(3, { subjectId: none?.id ?? 0, subjectPath: [none?.id ?? 0] });
    await api.db
      .update(questions)
      .set({ commented: true })
      .where(inArray(questions.id, [0, 1, 2, 3, 4].map(idOf)));
    const student = await enter(api);
    for (const questionId of [idOf(4), idOf(5)])
      await api.db.insert(reports).values({ studentId: student.id, questionId, reason: 'outro' });
    await api.db
      .update(reports)
      .set({ decidedAt: new Date() })
      .where(eq(reports.questionId, idOf(5)));
    const expected = {
      anulada: [idOf(0)],
      desatualizada: [idOf(1)],
      assunto_sugerido: [idOf(2)],
      sem_assunto: [idOf(3)],
      relatada: [idOf(4)],
      sem_comentario: [idOf(5), content.outsider.id],
    };
    for (const [situacao, ids] of Object.entries(expected))
      expect([situacao, await found({ situacao })]).toEqual([situacao, ids]);
    expect(await found({ situacao: 'sem_comentario', prova_id: [content.exam.id] })).toEqual([idOf(5)]);
    expect(await found({ situacao: 'anulada', busca: `Q${idOf(1)}` })).toEqual([]);
    expect(await found({ situacao: 'anulada', busca: 'crase' })).toEqual([idOf(0)]);
    const { data } = await api.ok(LIST, { prova_id: [content.exam.id], per_page: 50 }, admin.token);
    const facts = new Map(data.map(({ id, relatos, assunto_sugerido }) => [id, [relatos, assunto_sugerido]]));
    expect([facts.get(idOf(4)), facts.get(idOf(2)), facts.get(idOf(5))]).toEqual([
      [1, false],
      [0, true],
      [0, false],
    ]);
  });
});

const quiz = (text: string) =>
  Buffer.from(`<?xml version="1.0"?><quiz><question type="multichoice"><name><text>Questão 7</text></name>
<questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext><single>true</single>
<answer fraction="0" format="html"><text>um</text></answer><answer fraction="0" format="html"><text>dois</text></answer></question></quiz>`);

describe('drafts in doubt', () => {
  it('are listed with their paper and the reason: all for an admin, the own ones for a teacher', async () => {
    const bytes = quiz('O vagalume não tem gabarito.');
    const paper = await bringIn(api, admin.token, { parte: 'questoes', nome: 'Insetos 2024.xml', bytes });
    expect((await api.ok(DRAFTS, {}, admin.token)).data).toEqual([
      {
        prova: { id: paper.id, nome: 'Insetos 2024' },
        posicao: 1,
        nome: 'Questão 7',
        duvidas: [],
        problema: 'não tem resposta certa',
        resumo: 'O vagalume não tem gabarito.',
      },
    ]);
    expect((await api.ok(DRAFTS, {}, teacher.token)).data).toEqual([]);
    expect((await api.call(DRAFTS, { page: 9 }, teacher.token)).status).toBe(404);
    for (const [busca, total] of [
      ['VAGALUME', 1],
      ['insetos', 1],
      ['questão 7', 1],
      ['besouro', 0],
    ] as const)
      expect([busca, (await api.ok(DRAFTS, { busca }, admin.token)).total]).toEqual([busca, total]);
  });
});

describe('a question at the desk', () => {
  it('has its key, its versions with what changed, its papers and how many students answered it', async () => {
    const { id, right, wrong } = content.questions[5] as TestContent['questions'][number];
    const [one, other] = [await enter(api), await enter(api)];
    await api.ok(ANSWER, { questao_id: id, alternativa_id: wrong }, one.token);
    for (const alternativa_id of [wrong, right]) await api.ok(ANSWER, { questao_id: id, alternativa_id }, other.token);
    const statement = '<p>Enunciado 5inglês sobre a <strong>crase</strong>.</p>';
    const A = ['*Alternativa A', 'Alternativa B', 'Alternativa C', 'Alternativa D'];
    await createVersion(api.db, id, { statement, alternatives: A, comment: '<p>Comentário do professor.</p>' });
    await createVersion(api.db, id, { statement, alternatives: A, comment: '<p>Outro.</p>' });
    expect(await api.ok(ONE, { id }, teacher.token)).toMatchObject({
      questao: { id, versao: 3, enunciado: statement },
      gabarito: 'A',
      comentario: '<p>Outro.</p>',
      comentarios_alternativas: [],
      provas: [{ id: content.exam.id, nome: 'Prova X' }],
      responderam: 2,
      versoes: [
        { versao: 3, gabarito: 'A', mudou: ['comentario'] },
        { versao: 2, gabarito: 'A', mudou: ['gabarito'] },
        { versao: 1, gabarito: 'B', mudou: [] },
      ],
    });
    expect((await api.call(ONE, { id: 2_000_000_000 }, admin.token)).status).toBe(404);
  });

  it('keeps its key when it is annulled, and reveals nothing to a student with it in an open sitting', async () => {
    expect(await api.ok(ONE, { id: idOf(0) }, admin.token)).toMatchObject({
      questao: { anulada: true },
      gabarito: 'B',
    });
    const sitter = await enter(api, { role: 'professor' });
    await furnish(api, sitter, content);
    expect((await api.call(ONE, { id: content.outsider.id }, sitter.token)).status).toBe(403);
  });
});

describe('the list of open tasks at the desk', () => {
  it('counts as many items as the lists to which it leads', async () => {
    const asker = await enter(api);
    await api.ok(REQUEST, { id: idOf(1) }, asker.token);
    const work = await api.ok(WORK, {}, admin.token);
    for (const [situacao, count] of Object.entries(work.questoes))
      expect([situacao, count]).toEqual([situacao, (await found({ situacao })).length]);
    expect(work.questoes).toMatchObject({ relatada: 2, sem_assunto: 1, assunto_sugerido: 1 });
    expect(work.rascunhos).toBe((await api.ok(DRAFTS, {}, admin.token)).total);
    const solicitacoes = { total: 1, desde: expect.any(String) };
    expect(work).toMatchObject({ solicitacoes });
    expect(await api.ok(WORK, {}, teacher.token)).toMatchObject({ rascunhos: 0, solicitacoes });
    expect((await api.call(WORK, {}, asker.token)).status).toBe(403);
  });

  it('has the questions that await a comment longest first, until a teacher comments', async () => {
    const ask = async (index: number) => api.ok(REQUEST, { id: idOf(index) }, (await enter(api)).token);
    for (const index of [3, 2, 3]) await ask(index);
    const waiting = async () => {
      const { data } = await api.ok(LIST, { situacao: 'solicitada' }, admin.token);
      return data.map(({ id, pedidos }) => [id, pedidos]);
    };
    expect(await waiting()).toEqual([
      [idOf(1), 1],
      [idOf(3), 2],
      [idOf(2), 1],
    ]);
    expect((await api.ok(WORK, {}, admin.token)).solicitacoes.total).toBe(3);
    await api.ok(
      'POST /api/customer-area/question/comment',
      { questao_id: idOf(1), texto: 'Veja.' } as never,
      teacher.token,
    );
    expect((await waiting()).map(([id]) => id)).toEqual([idOf(3), idOf(2)]);
  });

  it('has the questions without a comment that most students get wrong first', async () => {
    await api.db.update(questions).set({ commented: false });
    const wrongs = async (index: number, times: number) => {
      const { id, wrong } = content.questions[index] as TestContent['questions'][number];
      for (let n = 0; n < times; n += 1)
        await api.ok(ANSWER, { questao_id: id, alternativa_id: wrong }, (await enter(api)).token);
    };
    await wrongs(3, 3);
    await wrongs(2, 1);
    const { data } = await api.ok(LIST, { situacao: 'sem_comentario' }, admin.token);
    expect(data.slice(0, 3).map(({ id, erram }) => [id, erram])).toEqual([
      [idOf(3), 3],
      [idOf(5), 1],
      [idOf(2), 1],
    ]);
    const { data: all } = await api.ok(LIST, {}, admin.token);
    expect(all.find(({ id }) => id === idOf(3))?.erram).toBe(3);
  });
});
