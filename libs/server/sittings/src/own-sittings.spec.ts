import { hiddenQuestions, questions, servedQuestions, sittings } from '@mapa/server-platform';
import { createContent, createManyQuestions, type TestContent } from '@mapa/server-search/testing';
import { eq, sql } from 'drizzle-orm';
import { scoresOf } from './testing/list';
import { createTestApp, type TestApp } from './testing/app';

const BEGIN = 'POST /api/customer-area/sitting';
const LIST = 'GET /api/customer-area/sitting';
const VIEW = 'GET /api/customer-area/sitting/{id}';
const MARK = 'PUT /api/customer-area/sitting/{id}/marks';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const RESULT = 'GET /api/customer-area/sitting/{id}/result';
const DISCARD = 'DELETE /api/customer-area/sitting/{id}';
const PROPOSAL = 'GET /api/customer-area/sitting-proposal';
const RECIPES = 'GET /api/customer-area/sitting-recipe';
const FORGET = 'DELETE /api/customer-area/sitting-recipe/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const NOTEBOOK = 'POST /api/customer-area/question-notebook/';
const CHOOSE_MAP = 'POST /api/customer-area/question-map/select';

let api: TestApp;
let content: TestContent;
/** Twelve questions of Português and eight of Línguas, of another board than the paper's. */
let bank: { portuguese: number[]; languages: number[] };
let token: string;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  const many = async (count: number, from: number, subject: TestContent['crasis']) => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push((await content.createQuestion({ slot: from + at, subject, overrides: { boardId: null } })).id);
    return ids;
  };
  bank = { portuguese: await many(12, 100, content.crasis), languages: await many(8, 200, content.languages) };
  ({ token } = await api.createStudent({ plan: 'plano_pago_primary' }));
});
afterEach(() => api.close());

const uuid = () => crypto.randomUUID();
const recipe = (more: object = {}) => ({
  nome: 'Português e Línguas',
  filtros: { materia_id: [content.portuguese.id, content.languages.id], ano: [2024] },
  numeros: 10,
  minutos: 30,
  ...more,
});
const begin = (more: object = {}, id = uuid()) => api.ok(BEGIN, { id, receita: recipe(more) }, token);
const again = (receita_id: string | null | undefined, id = uuid()) =>
  api.ok(BEGIN, { id, receita_id: receita_id ?? '' }, token);
const refusal = async (body: object) => {
  const { status, body: told } = await api.call(BEGIN, { id: uuid(), ...body } as never, token);
  return [status, told];
};
const idsOf = ({ questoes }: { questoes: { id: number }[] }) => questoes.map(({ id }) => id);
/** The number of a sitting's questions in Português. */
const ofPortuguese = (view: { questoes: { id: number }[] }) => {
  const all = [...content.questions.slice(0, 4).map(({ id }) => id), ...bank.portuguese];
  return idsOf(view).filter((id) => all.includes(id)).length;
};
const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

describe('a sitting of one’s own', () => {
  it('has the requested number, time and shares, and no keys', async () => {
    const partes = [
      { materia_id: content.portuguese.id, questoes: 3 },
      { materia_id: content.languages.id, questoes: 7 },
    ];
    const view = await begin({ partes });
    expect(view).toMatchObject({
      prova: { id: null, nome: 'Português e Línguas' },
      numeros: 10,
      duracao_ms: 30 * 60_000,
      penaliza_erro: false,
    });
    expect(view.questoes.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ofPortuguese(view)).toBe(3);
    expect(JSON.stringify(view)).not.toMatch(/gabarito|comentario"|correct/);
    expect((await api.ok(LIST, {}, token)).data).toMatchObject([
      { id: view.id, prova: { nome: 'Português e Línguas' }, receita_id: view.id, questoes_retidas: idsOf(view) },
    ]);
  });

  it('is proposed by the frequency of each matéria, and limited by its number of questions', async () => {
    const { nome, disponiveis, partes, tempo_ms, tempo_proprio } = await api.ok(PROPOSAL, recipe().filtros, token);
    // The paper's six, two of which are one number, and the bank's twenty. The outsider is of another year.
    expect({ nome, disponiveis, tempo_ms, tempo_proprio }).toEqual({
      nome: 'Português e Línguas',
      disponiveis: 25,
      tempo_ms: 120_000,
      tempo_proprio: false,
    });
    expect(partes).toEqual([
      { materia_id: content.portuguese.id, nome: 'Português', disponiveis: 16, peso: 16 },
      { materia_id: content.languages.id, nome: 'Línguas', disponiveis: 9, peso: 10 },
    ]);
    expect(ofPortuguese(await begin())).toBe(6);
  });

  it('begins once per id, even on two devices at once, and refuses the id for another recipe', async () => {
    const id = uuid();
    const [one, other] = await Promise.all([begin({}, id), begin({}, id)]);
    expect(idsOf(other)).toEqual(idsOf(one));
    expect(idsOf(await begin({}, id))).toEqual(idsOf(one));
    expect((await api.ok(LIST, {}, token)).total).toBe(1);
    expect(await refusal({ id, receita: recipe({ minutos: 31 }) })).toMatchObject([422, { id: [/já foi usado/] }]);
    expect((await refusal({ id, prova_id: content.exam.id, idioma: 'inglês' }))[0]).toBe(422);
  });

  it('is repeated with new questions while there are some, and then with those answered longest ago', async () => {
    const first = await begin();
    await api.ok(FINISH, { id: first.id }, token);
    const second = await again(first.receita_id);
    await api.ok(DISCARD, { id: second.id }, token);
    const seen = new Set([...idsOf(first), ...idsOf(second)]);
    expect(seen.size).toBe(20);
    // 25 in all: five remain, as a discarded sitting has shown its questions.
    const third = await again(first.receita_id);
    const fresh = idsOf(third).filter((id) => !seen.has(id));
    // Number 5 has two languages: one has been seen, the other one is new.
    expect([5, 6]).toContain(fresh.length);
    expect(idsOf(third).filter((id) => idsOf(second).includes(id))).toEqual([]);
    expect((await api.ok(RECIPES, undefined, token)).data).toMatchObject([{ id: first.id, numeros: 10 }]);
  });

  it('reuses an equal recipe, and creates it anew after that was deleted', async () => {
    const first = await begin();
    await api.ok(FINISH, { id: first.id }, token);
    const second = await begin();
    expect(second.receita_id).toBe(first.id);
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
    await api.ok(FINISH, { id: second.id }, token);
    await api.ok(FORGET, { id: first.id }, token);
    expect((await api.call(FORGET, { id: first.id }, token)).status).toBe(404);
    expect((await api.call(RECIPES)).status).toBe(401);
    expect((await api.ok(LIST, {}, token)).data.map(({ receita_id }) => receita_id)).toEqual([null, null]);
    expect(await refusal({ receita_id: first.id })).toMatchObject([404, { erro: [/não está entre as suas/] }]);
  });

  it('has only unanswered questions on request', async () => {
    const [right] = content.questions;
    await api.ok(ANSWER, { questao_id: right?.id ?? 0, alternativa_id: right?.right ?? 0 }, token);
    const filtros = { ...recipe().filtros, estado: 'nao_respondidas' };
    const { disponiveis, partes } = await api.ok(PROPOSAL, filtros as never, token);
    expect([disponiveis, partes[0]?.disponiveis, partes[0]?.peso]).toEqual([24, 15, 16]);
    const view = await begin({ filtros, numeros: 24 });
    expect(idsOf(view)).not.toContain(right?.id);
    expect(await refusal({ receita: recipe({ nome: 'Outra', filtros }) })).toEqual([
      422,
      { numeros: ['Só há 1 questão para este simulado: peça menos, ou amplie a escolha.'] },
    ]);
  });

  it('excludes annulled, outdated and hidden questions, near twins, and those of another open sitting', async () => {
    const [annulled = 0, outdated = 0, hidden = 0, one = 0, twin = 0] = bank.portuguese;
    const set = (id: number, values: Partial<typeof questions.$inferInsert>) =>
      api.db.update(questions).set(values).where(eq(questions.id, id));
    await set(annulled, { annulled: true });
    await set(outdated, { outdated: true });
    await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: hidden }, token);
    const words =
      'as mesmas palavras do enunciado e das alternativas em duas questões da mesma banca em anos diferentes';
    await set(one, { searchWords: words });
    await set(twin, { searchWords: words });
    const paper = await api.ok(BEGIN, { id: uuid(), prova_id: content.exam.id, idioma: 'inglês' }, token);
    const filtros = { ...recipe().filtros, anuladas: 'incluir', desatualizadas: 'incluir' };
    expect((await api.ok(PROPOSAL, filtros as never, token)).disponiveis).toBe(17);
    const [status, told] = await refusal({ receita: recipe({ filtros, numeros: 20 }) });
    expect([status, told]).toEqual([
      422,
      { numeros: ['Só há 17 questões para este simulado: peça menos, ou amplie a escolha.'] },
    ]);
    const ids = idsOf(await begin({ filtros, numeros: 17 }));
    expect(ids.filter((id) => [annulled, outdated, hidden, ...idsOf(paper)].includes(id))).toEqual([]);
    expect(ids.filter((id) => [one, twin].includes(id))).toHaveLength(1);
    expect(await api.db.$count(hiddenQuestions)).toBe(1);
  });

  it("is drawn from a notebook or from the student's own map", async () => {
    const picked = bank.languages.slice(0, 5);
    const { id: caderno_id } = await api.ok(NOTEBOOK, { nome: 'Escolhidas', questoes: picked }, token);
    expect((await api.ok(PROPOSAL, { caderno_id }, token)).nome).toBe('Escolhidas');
    const ofNotebook = await begin({ filtros: undefined, caderno_id, numeros: 5 });
    expect(sorted(idsOf(ofNotebook))).toEqual(sorted(picked));

    const mapa_id = content.map.id;
    expect((await api.call(PROPOSAL, { mapa_id }, token)).status).toBe(404);
    await api.ok(CHOOSE_MAP as never, { mapa_id } as never, token);
    expect(await api.ok(PROPOSAL, { mapa_id }, token)).toMatchObject({ nome: 'Mapa X', disponiveis: 5 });
    const ofMap = await begin({ filtros: undefined, mapa_id, numeros: 5 });
    // Number 5 has two languages, of which one is used.
    expect(idsOf(ofMap).filter((id) => content.questions.slice(0, 4).some((one) => one.id === id))).toHaveLength(4);
    const { token: stranger } = await api.createStudent();
    expect((await api.call(BEGIN, { id: uuid(), receita: recipe({ caderno_id }) } as never, stranger)).status).toBe(
      404,
    );
  });

  it('is refused without a source, with two, or with parts that do not add up', async () => {
    expect(await refusal({})).toMatchObject([422, { receita: [/de uma prova ou de uma receita/] }]);
    expect(await refusal({ prova_id: content.exam.id, receita: recipe() })).toMatchObject([422, { receita: [/./] }]);
    const partes = [{ materia_id: content.portuguese.id, questoes: 3 }];
    expect(await refusal({ receita: recipe({ partes }) })).toEqual([
      422,
      { partes: ['As questões das matérias somam 3, e o simulado tem 10.'] },
    ]);
    expect((await refusal({ receita: recipe({ numeros: 4 }) }))[0]).toBe(422);
    expect((await refusal({ receita: recipe({ numeros: 121 }) }))[0]).toBe(422);
    expect((await refusal({ receita: recipe({ nome: '  ' }) }))[0]).toBe(422);
    const open = await begin();
    const { token: stranger } = await api.createStudent();
    const foreign = { id: uuid(), receita_id: open.receita_id ?? '' };
    expect((await api.call(BEGIN, foreign, stranger)).status).toBe(404);
    expect(await refusal({ receita_id: open.receita_id })).toMatchObject([422, { receita_id: [/em andamento/] }]);
  });

  it('applies the student’s choice of a penalty, without areas and comparison', async () => {
    const view = await begin({
      penaliza_erro: true,
      numeros: 5,
      filtros: { materia_id: [content.languages.id], ano: [2024] },
    });
    const [first, second] = await Promise.all(
      view.questoes.slice(0, 2).map(async ({ id, alternativas }, at) => ({
        questao_id: id,
        alternativa_id: alternativas[at === 0 ? 1 : 0]?.id ?? 0,
      })),
    );
    await api.ok(MARK, { id: view.id, marcas: [first, second] } as never, token);
    await api.ok(FINISH, { id: view.id }, token);
    const result = await api.ok(RESULT, { id: view.id }, token);
    expect(result).toMatchObject({
      certas: 1,
      erradas: 1,
      em_branco: 3,
      penaliza_erro: true,
      liquida: 0,
      areas: [],
      todos: null,
      receita_id: view.id,
    });
    expect(result.materias).toEqual([
      {
        materia_id: content.languages.id,
        nome: 'Línguas',
        numeros: 5,
        certas: 1,
        erradas: 1,
        em_branco: 3,
        anuladas: 0,
        liquida: 0,
      },
    ]);
    expect((await scoresOf(api, result, token)).listed).toEqual({ certas: 1, liquida: 0 });
    expect(result.questoes.every(({ desde_o_inicio }) => desde_o_inicio === undefined)).toBe(true);
    expect((await api.ok(VIEW, { id: view.id }, token)).questoes.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5]);
  });

  it('uses up the day of a limited plan as a paper does', async () => {
    const { user, token: free } = await api.createStudent();
    const served = await createManyQuestions(api.db, content, 99);
    const day = sql`(now() at time zone 'America/Sao_Paulo')::date`;
    await api.db.insert(servedQuestions).values(served.map((questionId) => ({ studentId: user.id, questionId, day })));
    const view = await api.ok(BEGIN, { id: uuid(), receita: recipe() }, free);
    expect(view.questoes).toHaveLength(10);
    await api.ok(FINISH, { id: view.id }, free);
    expect((await api.call(BEGIN, { id: uuid(), receita_id: view.id }, free)).status).toBe(403);
    const [stored] = await api.db.select().from(sittings).where(eq(sittings.id, view.id));
    expect(stored?.seed).toEqual(expect.any(Number));
  });
});
