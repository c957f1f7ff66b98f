import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const CREATE = 'POST /api/customer-area/question-notebook/';
const FROM_EXAM = 'POST /api/customer-area/exam/create-question-notebook';
const LIST = 'GET /api/customer-area/question-notebook';
const ONE = 'GET /api/customer-area/question-notebook/id';
const QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const RESET = 'POST /api/customer-area/question-notebook/reset';
const DELETE = 'DELETE /api/customer-area/question-notebook/{id}';
const FILTERS = 'GET /api/customer-area/question-notebook/question-filters/{id}';
const RENAME = 'PUT /api/customer-area/question-notebook/{id}';
const DUPLICATE = 'POST /api/customer-area/question-notebook/duplicate';
const PUBLIC_FILTERS = 'GET /api/question/filters/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

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

async function studentWithNotebook() {
  const student = await api.createStudent();
  const notebook = await api.ok(
    CREATE,
    { nome: 'Meu caderno', questoes: [question(3).id, question(0).id] },
    student.token,
  );
  return { ...student, notebook };
}

const answer = (token: string, id: string, index: number, choice: 'right' | 'wrong') =>
  api.ok(ANSWER, { questao_id: question(index).id, alternativa_id: question(index)[choice], caderno_id: id }, token);

describe('a notebook', () => {
  it('keeps picked questions in the order in which they were picked, each once', async () => {
    const { token } = await api.createStudent();
    const { id, progresso, origem } = await api.ok(
      CREATE,
      { nome: ' Revisão ', questoes: [3, 1, 3].map((index) => question(index).id) },
      token,
    );
    expect([progresso.total, origem]).toEqual([2, { tipo: 'escolhidas' }]);
    const { data } = await api.ok(QUESTIONS, { id }, token);
    expect(data.map((one) => one.id)).toEqual([question(3).id, question(1).id]);
  });

  it('is made from a filter, up to the requested number, and from a paper in its order', async () => {
    const { token } = await api.createStudent();
    const filtered = await api.ok(
      CREATE,
      { nome: 'Crase', filtros: { assunto_id: [content.crasis.id] }, limite: 2 },
      token,
    );
    expect(filtered.progresso.total).toBe(2);
    const paper = await api.ok(FROM_EXAM, { prova_id: content.exam.id }, token);
    expect([paper.nome, paper.progresso.total]).toEqual(['Prova X', 5]);
    expect((await api.ok(QUESTIONS, { id: paper.id }, token)).data.map((one) => one.id)).toEqual(
      content.questions.map((one) => one.id),
    );
    expect((await api.ok(LIST, {}, token)).data.map((one) => one.nome)).toEqual(['Prova X', 'Crase']);
  });

  it('is made from a part of a paper: its first questions, or those of one matéria', async () => {
    const { token } = await api.createStudent();
    const first = await api.ok(FROM_EXAM, { prova_id: content.exam.id, limite: 2 }, token);
    expect((await api.ok(QUESTIONS, { id: first.id }, token)).data.map((one) => one.id)).toEqual([
      question(0).id,
      question(1).id,
    ]);
    const matter = await api.ok(FROM_EXAM, { prova_id: content.exam.id, assunto_id: content.portuguese.id }, token);
    expect([matter.nome, matter.progresso.total]).toEqual(['Prova X: Português', 4]);
    expect(matter.origem).toEqual({ tipo: 'prova', prova_id: content.exam.id, assunto_id: content.portuguese.id });
    expect((await api.call(FROM_EXAM, { prova_id: content.exam.id, assunto_id: 999_999 }, token)).status).toBe(422);
    expect((await api.call(FROM_EXAM, { prova_id: content.exam.id, limite: 0 }, token)).status).toBe(422);
  });

  it('says how many numbers it holds in several versions, as the paper and the board do', async () => {
    const { token } = await api.createStudent();
    const languages = { numeros: 1, questoes: 2, nomes: ['espanhol', 'inglês'] };
    const { id } = await api.ok(FROM_EXAM, { prova_id: content.exam.id }, token);
    expect((await api.ok(ONE, { id }, token)).variantes).toEqual(languages);
    expect(await api.ok('GET /api/exam/{id}', { id: content.exam.id })).toMatchObject({
      questoes: 5,
      variantes: languages,
    });
    expect(await api.ok('GET /api/institution/{id}', { id: content.board.id })).toMatchObject({
      questoes: 6,
      variantes: languages,
    });
    const one = await api.ok(CREATE, { nome: 'Uma língua', questoes: [question(0).id, question(4).id] }, token);
    expect((await api.ok(ONE, { id: one.id }, token)).variantes).toBeNull();
  });

  it('has its own progress, separate from maps and other notebooks', async () => {
    const { token, notebook } = await studentWithNotebook();
    const other = await api.ok(DUPLICATE, { caderno_id: notebook.id }, token);
    expect(await answer(token, notebook.id, 3, 'wrong')).toMatchObject({
      acertou: false,
      contabilizada: true,
      epoca: 1,
    });
    expect(await answer(token, notebook.id, 3, 'right')).toMatchObject({ contabilizada: false });
    const detail = await api.ok(ONE, { id: notebook.id }, token);
    expect(detail.progresso).toEqual({ total: 2, respondidas: 1, certas: 0, erradas: 1, abertas: 1 });
    expect(detail.assuntos.map((one) => [one.nome, one.respondidas])).toEqual([
      ['Regência', 1],
      ['Crase', 0],
    ]);
    expect(detail.continuar?.questao_id).toBe(question(0).id);
    expect((await api.ok(ONE, { id: other.id }, token)).progresso.respondidas).toBe(0);
    const wrong = await api.ok(QUESTIONS, { id: notebook.id, estado: 'erradas', gabarito: true }, token);
    expect(wrong.data).toEqual([
      expect.objectContaining({ id: question(3).id, gabarito: expect.objectContaining({ letra: 'B' }) }),
    ]);
  });

  it('shows what was answered elsewhere, until it is answered here', async () => {
    const { token, notebook } = await studentWithNotebook();
    const other = await api.ok(DUPLICATE, { caderno_id: notebook.id }, token);
    const elsewhere = async () =>
      (await api.ok(QUESTIONS, { id: notebook.id }, token)).data.map((one) => one.resposta_fora?.acertou);
    const count = async () => (await api.ok(ONE, { id: notebook.id }, token)).respondidas_fora;
    expect([await elsewhere(), await count()]).toEqual([[undefined, undefined], 0]);
    await answer(token, other.id, 3, 'right');
    await api.ok(ANSWER, { questao_id: question(3).id, alternativa_id: question(3).wrong }, token);
    await api.ok(ANSWER, { questao_id: question(0).id, revelada: true }, token);
    expect([await elsewhere(), await count()]).toEqual([[false, undefined], 1]);
    await answer(token, notebook.id, 3, 'right');
    expect([await elsewhere(), await count()]).toEqual([[undefined, undefined], 0]);
    await api.ok(RESET, { caderno_id: notebook.id }, token);
    expect([await elsewhere(), await count()]).toEqual([[false, undefined], 1]);
  });

  it('starts again after a reset; a late answer becomes history', async () => {
    const { token, notebook } = await studentWithNotebook();
    await answer(token, notebook.id, 0, 'right');
    expect(await api.ok(RESET, { caderno_id: notebook.id }, token)).toEqual({ success: true, epoca: 2 });
    const late = { questao_id: question(0).id, alternativa_id: question(0).right, caderno_id: notebook.id, epoca: 1 };
    expect(await api.ok(ANSWER, late, token)).toMatchObject({ contabilizada: false });
    expect((await api.ok(ONE, { id: notebook.id }, token)).progresso.respondidas).toBe(0);
  });

  it('is renamed, duplicated without answers, and deleted', async () => {
    const { token, notebook } = await studentWithNotebook();
    await answer(token, notebook.id, 0, 'right');
    expect((await api.ok(RENAME, { id: notebook.id, nome: 'Outro' }, token)).nome).toBe('Outro');
    const copy = await api.ok(DUPLICATE, { caderno_id: notebook.id }, token);
    expect([copy.nome, copy.progresso]).toEqual([
      'Outro (cópia)',
      { total: 2, respondidas: 0, certas: 0, erradas: 0, abertas: 2 },
    ]);
    await api.ok(DELETE, { id: notebook.id }, token);
    expect((await api.ok(LIST, {}, token)).data.map((one) => one.id)).toEqual([copy.id]);
    expect((await api.call(ONE, { id: notebook.id }, token)).status).toBe(404);
  });

  it('lists its filters', async () => {
    const { token, notebook } = await studentWithNotebook();
    const options = await api.ok(FILTERS, { id: notebook.id }, token);
    expect(options.assuntos.map((one) => [one.nome, one.questoes])).toEqual([
      ['Crase', 1],
      ['Regência', 1],
    ]);
    expect([options.materias[0]?.questoes, options.bancas[0]?.nome, options.anos]).toEqual([
      2,
      'BX',
      [{ ano: 2024, questoes: 2 }],
    ]);
  });

  it('refuses an invalid notebook, with a sentence', async () => {
    const { token } = await api.createStudent();
    const cases: [Record<string, unknown>, string][] = [
      [{ nome: 'x' }, 'questoes'],
      [{ nome: '  ', questoes: [question(0).id] }, 'nome'],
      [{ nome: 'x', questoes: [999_999] }, 'questoes'],
      [{ nome: 'x', questoes: [] }, 'questoes'],
      [{ nome: 'x', filtros: { ano: [1999] } }, 'questoes'],
      [{ nome: 'x', filtros: { ano: ['a'] } }, 'filtros'],
      [{ nome: 'x', questoes: [1], limite: 501 }, 'limite'],
      [{ nome: 'x'.repeat(121), questoes: [1] }, 'nome'],
    ];
    for (const [body, field] of cases) {
      const { status, body: refusal } = await api.call(CREATE, body, token);
      expect([body, status, Object.keys(refusal)]).toEqual([body, 422, [field]]);
    }
    expect((await api.call(FROM_EXAM, { prova_id: 999_999 }, token)).status).toBe(404);
    expect((await api.call(LIST, { page: 2 }, token)).status).toBe(404);
  });

  it('is private: absent and foreign ones get the same response', async () => {
    const { notebook } = await studentWithNotebook();
    const { token } = await api.createStudent();
    for (const id of [notebook.id, NOBODYS]) {
      for (const [name, args] of [
        [ONE, { id }],
        [QUESTIONS, { id }],
        [FILTERS, { id }],
        [DELETE, { id }],
        [RENAME, { id, nome: 'x' }],
        [RESET, { caderno_id: id }],
        [DUPLICATE, { caderno_id: id }],
      ] as const) {
        const { status, body } = await api.call(name, args, token);
        expect([name, status, body]).toEqual([name, 404, { erro: ['Este caderno não está entre os seus.'] }]);
      }
      const foreign = { questao_id: question(0).id, alternativa_id: question(0).right, caderno_id: id };
      expect((await api.call(ANSWER, foreign, token)).status).toBe(404);
    }
  });

  it('takes no answer that names a map as well', async () => {
    const { token, notebook } = await studentWithNotebook();
    const both = {
      questao_id: question(0).id,
      alternativa_id: question(0).right,
      caderno_id: notebook.id,
      mapa_id: content.map.id,
    };
    expect((await api.call(ANSWER, both, token)).status).toBe(422);
  });

  it('keeps an answer that waited while it was deleted', async () => {
    const { token, notebook } = await studentWithNotebook();
    await api.ok(DELETE, { id: notebook.id }, token);
    const late = { questao_id: question(0).id, alternativa_id: question(0).right, caderno_id: notebook.id };
    expect(await api.ok(ANSWER, late, token)).toMatchObject({
      acertou: true,
      contabilizada: true,
      gabarito: { letra: 'B' },
    });
    expect(
      (await api.ok('GET /api/customer-area/question/{id}', { id: late.questao_id }, token)).resposta,
    ).toMatchObject({ acertou: true });
  });

  it('refuses visitors and malformed ids', async () => {
    const { token } = await api.createStudent();
    const calls = [
      [CREATE, { nome: 'x', questoes: [1] }],
      [FROM_EXAM, { prova_id: 1 }],
      [LIST, {}],
      [ONE, { id: NOBODYS }],
      [QUESTIONS, { id: NOBODYS }],
      [RESET, { caderno_id: NOBODYS }],
      [DELETE, { id: NOBODYS }],
      [FILTERS, { id: NOBODYS }],
      [RENAME, { id: NOBODYS, nome: 'x' }],
      [DUPLICATE, { caderno_id: NOBODYS }],
    ] as const;
    for (const [name, args] of calls) expect([name, (await api.call(name, args)).status]).toEqual([name, 401]);
    for (const [name, args] of [
      [ONE, { id: 'x' }],
      [QUESTIONS, { id: 'x' }],
      [RESET, { caderno_id: 1 }],
    ] as const) {
      expect((await api.call(name, args, token)).status).toBe(422);
    }
  });
});

describe('GET /api/question/filters/{id}', () => {
  it('lists the filters for the questions of a matéria', async () => {
    const options = await api.ok(PUBLIC_FILTERS, { id: content.portuguese.id });
    expect(options.assuntos.map((one) => [one.nome, one.questoes])).toEqual([
      ['Crase', 3],
      ['Regência', 1],
    ]);
  });

  it('answers 404 for an absent one and 422 for a malformed id', async () => {
    expect((await api.call(PUBLIC_FILTERS, { id: 999_999 })).status).toBe(404);
    expect((await api.call(PUBLIC_FILTERS, { id: 'x' })).status).toBe(422);
  });
});
