import { bookletItems, examAreas, itemBooklets } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';

/** Long enough for a review to be due; the server rejects times of nearly a year ago. */
const MONTHS_AGO = new Date(Date.now() - 200 * 86_400_000).toISOString();

const ANSWER = 'POST /api/customer-area/question/answer';
const ONE = 'GET /api/customer-area/question/{id}';
const SELECT = 'POST /api/customer-area/question-map/select';
const MAP = 'GET /api/customer-area/question-map/detail';
const MAP_QUESTIONS = 'GET /api/customer-area/question-map/questions';
const RESET = 'POST /api/customer-area/question-map/reset';
const NOTEBOOK = 'POST /api/customer-area/question-notebook/';
const NOTEBOOK_QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const RELEASE = 'POST /api/customer-area/question-notebook/release-key';
const FAVORITE = 'POST /api/customer-area/question/favorite';
const FAVORITES = 'GET /api/customer-area/question/user-favorites';
const OVERCONFIDENT = 'GET /api/customer-area/question/overconfident';
const REVIEW = 'GET /api/customer-area/question/review';
const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const COMMENT = 'POST /api/customer-area/question/comment';
const COMMENTS = 'GET /api/customer-area/question/comment';
const EDIT = 'PUT /api/customer-area/question/comment/{id}';
const NOTE = 'GET /api/customer-area/question/note/{id}';
const WRITE_NOTE = 'PUT /api/customer-area/question/note/{id}';
const WRITE_HIGHLIGHTS = 'PUT /api/customer-area/question/marks/{id}';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

const question = (index = 0) => content.questions[index] as TestContent['questions'][number];
const A = 'Alternativa A';
/** The same alternatives from D to A; the key is no longer B but A, now the last one. */
const reversed = { alternatives: ['Alternativa D', 'Alternativa C', 'Alternativa B', `*${A}`] };
const newStudent = async () => {
  const student = await api.createStudent({ plan: 'plano_pago_primary' });
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  return student;
};
const choose = (alternativa_id: number, more: object = {}) => ({ questao_id: question().id, alternativa_id, ...more });
const at = (ids: number[], place: number) => ids[place] as number;

describe('a question that changed after it was answered', () => {
  it('is shown in its present wording everywhere, with the old answer as it was given', async () => {
    const { token } = await newStudent();
    const { id, wrong, right } = question();
    const { id: notebook } = await api.ok(NOTEBOOK, { nome: 'x', questoes: [id] }, token);
    for (const place of [{ mapa_id: content.map.id }, { caderno_id: notebook }, {}])
      await api.ok(ANSWER, choose(wrong, { ...place, confianca: 'certeza' }), token);
    await api.ok(FAVORITE, { questao_id: id }, token);
    const today = await createVersion(api.db, id, {
      alternatives: ['Alternativa A', 'Alternativa B', '*Alternativa C', 'Alternativa D'],
    });
    const everywhere = [
      await api.ok(ONE, { id }, token),
      (await api.ok(MAP_QUESTIONS, { id: content.map.id, gabarito: true }, token)).data[0],
      (await api.ok(NOTEBOOK_QUESTIONS, { id: notebook, gabarito: true }, token)).data[0],
      (await api.ok(FAVORITES, {}, token)).data[0],
    ];
    for (const put of everywhere) {
      expect(put).toMatchObject({
        versao: 2,
        enunciado: '<p>Novo enunciado.</p>',
        gabarito: null,
        resposta: { alternativa_id: wrong, acertou: false, versao: 1 },
        redacao_anterior: {
          versao: 1,
          gabarito: { alternativa_id: right, letra: 'B' },
          mudancas: [{ versao: 2, enunciado: true, alternativas: false, gabarito: true, recomecou: false }],
        },
      });
      expect(put?.alternativas.map((one) => one.id)).toEqual(today);
      expect(put?.redacao_anterior?.alternativas.map((one) => one.id)).toContain(wrong);
    }
    const keyless = (await api.ok(MAP_QUESTIONS, { id: content.map.id }, token)).data[0];
    expect(keyless).toMatchObject({ versao: 2, gabarito: null, redacao_anterior: { gabarito: null } });
  });

  it('is judged by the present key when it is answered again, and then has no earlier wording', async () => {
    const { token } = await newStudent();
    const { id, right } = question();
    await api.ok(ANSWER, choose(right), token);
    const today = await createVersion(api.db, id, reversed);
    const result = await api.ok(ANSWER, choose(at(today, 3)), token);
    expect(result).toMatchObject({ acertou: true, versao: 2, gabarito: { alternativa_id: at(today, 3), letra: 'D' } });
    expect(result.questao_mudou).toBeUndefined();
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      resposta: { versao: 2, acertou: true },
      gabarito: { letra: 'D' },
      redacao_anterior: null,
    });
  });

  it('is unchanged if only the comment changed', async () => {
    const { token } = await newStudent();
    const { id, wrong } = question();
    await api.ok(ANSWER, choose(wrong), token);
    const same = ['Alternativa A', '*Alternativa B', 'Alternativa C', 'Alternativa D'];
    const today = await createVersion(api.db, id, {
      statement: '<p>Enunciado 1 sobre a <strong>crase</strong>.</p>',
      alternatives: same,
      comment: '<p>Nova explicação.</p>',
    });
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      versao: 2,
      resposta: { alternativa_id: at(today, 0), acertou: false },
      gabarito: { alternativa_id: at(today, 1), comentario: '<p>Nova explicação.</p>' },
      redacao_anterior: null,
    });
  });

  it('is printed, and its key released, in its present wording', async () => {
    const { token } = await newStudent();
    const { id, wrong } = question();
    const { id: notebook } = await api.ok(NOTEBOOK, { nome: 'x', questoes: [id] }, token);
    await api.ok(ANSWER, choose(wrong, { caderno_id: notebook }), token);
    await createVersion(api.db, id, reversed);
    expect((await api.ok(RELEASE, { caderno_id: notebook }, token)).data[0]).toMatchObject({
      versao: 2,
      gabarito: { letra: 'D' },
    });
  });
});

describe('an answer that waited on a device while the question changed', () => {
  it('is kept, judged by the wording that the student saw, and reported as outdated', async () => {
    const { token } = await newStudent();
    const { right } = question();
    const body = choose(right, {
      uuid: crypto.randomUUID(),
      mapa_id: content.map.id,
      respondida_em: MONTHS_AGO,
    });
    await createVersion(api.db, question().id, reversed);
    const result = await api.ok(ANSWER, body, token);
    expect(result).toMatchObject({
      acertou: true,
      contabilizada: true,
      versao: 1,
      gabarito: { alternativa_id: right },
      questao_mudou: [{ versao: 2, gabarito: true }],
    });
    expect(await api.ok(ANSWER, body, token)).toEqual(result);
    expect((await api.ok(MAP, { id: content.map.id }, token)).progresso).toMatchObject({ respondidas: 1, certas: 1 });
  });

  it('does not take the place of an answer to the present wording, and is not the latest answer', async () => {
    const { token } = await newStudent();
    const { id, right } = question();
    const today = await createVersion(api.db, id, reversed);
    await api.ok(ANSWER, choose(at(today, 0), { mapa_id: content.map.id }), token);
    expect(await api.ok(ANSWER, choose(right, { mapa_id: content.map.id }), token)).toMatchObject({
      acertou: true,
      contabilizada: false,
    });
    await api.ok(ANSWER, choose(right), token);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      resposta: { versao: 2, acertou: false },
      redacao_anterior: null,
    });
    expect((await api.ok(MAP, { id: content.map.id }, token)).progresso).toMatchObject({
      respondidas: 1,
      certas: 0,
      erradas: 1,
    });
  });
});

describe('a map in which a question changed', () => {
  it('keeps the number of answered questions, and counts the first answer to the present wording', async () => {
    const { token } = await newStudent();
    const { id, right } = question();
    const here = { mapa_id: content.map.id };
    await api.ok(ANSWER, choose(right, here), token);
    const today = await createVersion(api.db, id, reversed);
    const progress = async () => (await api.ok(MAP, { id: content.map.id }, token)).progresso;
    expect(await progress()).toMatchObject({ respondidas: 1, certas: 1 });
    expect(await api.ok(ANSWER, choose(at(today, 2), here), token)).toMatchObject({
      acertou: false,
      contabilizada: true,
    });
    expect(await progress()).toMatchObject({ respondidas: 1, certas: 0, erradas: 1 });
    expect(await api.ok(ANSWER, choose(at(today, 3), here), token)).toMatchObject({
      acertou: true,
      contabilizada: false,
    });
    expect(await progress()).toMatchObject({ erradas: 1 });
    await api.ok(RESET, here, token);
    expect((await api.ok(MAP_QUESTIONS, { id: content.map.id }, token)).data[0]).toMatchObject({
      versao: 2,
      resposta: null,
      redacao_anterior: null,
    });
  });

  it('counts no answer after the present key was revealed, even if the question was answered before', async () => {
    const { token } = await newStudent();
    const here = { mapa_id: content.map.id };
    await api.ok(ANSWER, choose(question().right, here), token);
    const today = await createVersion(api.db, question().id, reversed);
    expect(await api.ok(ANSWER, { questao_id: question().id, ...here, revelada: true }, token)).toMatchObject({
      gabarito: { letra: 'D' },
    });
    expect((await api.ok(MAP, { id: content.map.id }, token)).progresso).toMatchObject({ respondidas: 1, certas: 1 });
    expect(await api.ok(ANSWER, choose(at(today, 3)), token)).toMatchObject({ acertou: true, contabilizada: false });
  });
});

/** Published parameters for numbers of the paper: a score needs them, or 200 students. */
async function linkArea(positions: number[]): Promise<void> {
  const [booklet] = await api.db
    .insert(itemBooklets)
    .values({ programme: 'enem', year: 2024, code: '1', area: 'MT', contentHash: '' })
    .returning();
  const bookletId = booklet?.id ?? 0;
  await api.db.insert(bookletItems).values(
    positions.map((position) => ({
      bookletId,
      position,
      language: '' as const,
      abandoned: false,
      a: 1.5,
      b: 0,
      c: 0.2,
    })),
  );
  await api.db.insert(examAreas).values({ examId: content.exam.id, area: 'MT', bookletId, shift: 0 });
}

describe('statistics over several versions', () => {
  const studentWho = async (alternative: number) => {
    const student = await api.createStudent({ plan: 'plano_pago_primary' });
    await api.ok(ANSWER, choose(alternative), student.token);
    return student;
  };
  const spreadOf = async (token: string) =>
    (await api.ok(STATISTICS, { id: question().id }, token)).alternativas?.map(({ respostas }) => respostas);

  it('join alternatives by their text, judge by the present key, and name the changes', async () => {
    const { right, wrong, id } = question();
    const students = [];
    for (const alternative of [wrong, wrong, wrong, right]) students.push(await studentWho(alternative));
    const { token } = students[0] as (typeof students)[number];
    const today = await createVersion(api.db, id, reversed);
    const statistics = await api.ok(STATISTICS, { id }, token);
    expect(statistics).toMatchObject({
      respostas: 4,
      acertos: 3,
      mudancas: [{ versao: 2, enunciado: true, alternativas: true, gabarito: true, recomecou: false }],
      proprias: [{ alternativa_id: wrong, letra: 'A', acertou: false, redacao_anterior: true }],
    });
    expect(
      statistics.alternativas?.map(({ alternativa_id, letra, respostas }) => [alternativa_id, letra, respostas]),
    ).toEqual([0, 0, 1, 3].map((respostas, place) => [at(today, place), 'ABCD'.charAt(place), respostas]));
    // The first answer counts; another one to the present wording is not another person.
    await api.ok(ANSWER, choose(at(today, 0)), token);
    expect(await spreadOf(token)).toEqual([0, 0, 1, 3]);
  });

  it('start anew if the question changed its kind', async () => {
    const { right, wrong, id } = question();
    const { token } = await studentWho(right);
    await studentWho(wrong);
    const today = await createVersion(api.db, id, { alternatives: ['*Certo', 'Errado'], letters: 'CE' });
    expect(await api.ok(STATISTICS, { id }, token)).toMatchObject({
      respostas: 0,
      acertos: 0,
      mudancas: [{ recomecou: true }],
      proprias: [{ letra: 'B' }],
    });
    await api.ok(ANSWER, choose(at(today, 1)), token);
    expect(await api.ok(STATISTICS, { id }, token)).toMatchObject({ respostas: 1, acertos: 0 });
    expect(await spreadOf(token)).toEqual([0, 1]);
  });

  it('agree in scores, percentiles and TRI', async () => {
    const { right, wrong, id } = question();
    const others = content.questions.slice(1, 4);
    await linkArea([1, 2, 3, 4]);
    const students = [];
    for (const alternative of [wrong, right, right, right, right]) {
      const student = await studentWho(alternative);
      for (const other of others)
        await api.ok(ANSWER, { questao_id: other.id, alternativa_id: other.wrong }, student.token);
      students.push(student);
    }
    const { token } = students[0] as (typeof students)[number];
    const read = () => api.ok(PERFORMANCE, { id: content.exam.id }, token);
    expect(await read()).toMatchObject({ respondidas: 4, certas: 0, todos: { estudantes: 5, percentil: 0 } });
    const dearest = async () =>
      (await api.ok(TRI, { id: content.exam.id }, token)).areas.flatMap(({ erros_caros }) =>
        erros_caros.map(({ questao_id }) => questao_id),
      );
    expect(await dearest()).toContain(id);
    await createVersion(api.db, id, reversed);
    expect(await read()).toMatchObject({ respondidas: 4, certas: 1, todos: { estudantes: 5, percentil: 80 } });
    expect(await dearest()).not.toContain(id);
    await createVersion(api.db, id, { alternatives: ['*Certo', 'Errado'], letters: 'CE' });
    expect(await read()).toMatchObject({ respondidas: 3, certas: 0 });
    expect(await api.ok(TRI, { id: content.exam.id }, token)).toMatchObject({ respondidas: 3 });
  });

  it('propose a review of the present wording, and call a mistake confident by the present key only', async () => {
    const { wrong, id } = question();
    const { token } = await api.createStudent();
    await api.ok(ANSWER, choose(wrong, { confianca: 'certeza', respondida_em: MONTHS_AGO }), token);
    expect((await api.ok(OVERCONFIDENT, {}, token)).total).toBe(1);
    expect((await api.ok(REVIEW, {}, token)).data[0]).toMatchObject({ motivo: 'errada' });
    await createVersion(api.db, id, { ...reversed, alternatives: [...reversed.alternatives].reverse() });
    expect((await api.ok(OVERCONFIDENT, {}, token)).total).toBe(0);
    expect((await api.ok(REVIEW, {}, token)).data[0]).toMatchObject({
      questao: { id, resumo: 'Novo enunciado.' },
      motivo: 'esquecimento',
    });
  });
});

describe('a key that is corrected after the answer', () => {
  const DAYS_AGO = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const keyed = (key: string, letters = 'ABCD') => ({
    alternatives: [...letters].map((letter) => `${letter === key ? '*' : ''}Alternativa ${letter}`),
  });
  /** Due questions with the reason, whether one is due later, and the number of confident mistakes. */
  const told = async (token: string) => {
    const { data, proxima_em } = await api.ok(REVIEW, {}, token);
    const sure = (await api.ok(OVERCONFIDENT, {}, token)).total;
    return { due: data.map(({ motivo, esquecimentos }) => [motivo, esquecimentos]), later: proxima_em !== null, sure };
  };
  const RIGHT = { due: [], later: true, sure: 0 };
  const WRONG = { due: [['errada', 0]], later: false, sure: 1 };

  it.each(['question', 'map'])(
    'updates the review and "Certeza, mas errada" of an answer given in a %s',
    async (place) => {
      const { token } = await newStudent();
      const { id, right } = question();
      const where = place === 'map' ? { mapa_id: content.map.id } : {};
      await api.ok(ANSWER, choose(right, { ...where, confianca: 'certeza', respondida_em: DAYS_AGO }), token);
      expect(await told(token)).toEqual(RIGHT);
      await createVersion(api.db, id, keyed('C'));
      expect(await told(token)).toEqual(WRONG);
      // A new order of the alternatives changes nothing, nor does another statement.
      await createVersion(api.db, id, { ...keyed('C', 'DCBA'), statement: '<p>Outro enunciado.</p>' });
      expect(await told(token)).toEqual(WRONG);
      await createVersion(api.db, id, keyed('B', 'DCBA'));
      expect(await told(token)).toEqual(RIGHT);
    },
  );

  it('keeps the review of an answer that can no longer be compared', async () => {
    const { token } = await newStudent();
    const { id, wrong } = question();
    await api.ok(ANSWER, choose(wrong, { confianca: 'certeza', respondida_em: DAYS_AGO }), token);
    expect(await told(token)).toEqual(WRONG);
    await createVersion(api.db, id, { alternatives: ['*Certo', 'Errado'], letters: 'CE' });
    expect(await told(token)).toEqual({ ...WRONG, sure: 0 });
  });
});

describe('comments, notes and highlights on an earlier wording', () => {
  it('are marked as such for comments and notes, until they are written again', async () => {
    const { token } = await api.createStudent({ role: 'professor' });
    const { id, right } = question();
    await api.ok(ANSWER, choose(right), token);
    const { id: comment } = await api.ok(COMMENT, { questao_id: id, texto: 'Lembre a regra.' }, token);
    await api.ok(WRITE_NOTE, { id, texto: 'Minha regra.', revisao: 0 }, token);
    const told = async () => [
      (await api.ok(COMMENTS, { questao_id: id }, token)).data[0]?.redacao_anterior,
      (await api.ok(NOTE, { id }, token)).redacao_anterior,
    ];
    expect(await told()).toEqual([undefined, undefined]);
    await createVersion(api.db, id, reversed);
    expect(await told()).toEqual([true, true]);
    // Written in a tab that still shows the first wording.
    await api.ok(WRITE_NOTE, { id, texto: 'Ainda a primeira.', revisao: 1, versao: 1 }, token);
    expect((await told())[1]).toBe(true);
    await api.ok(EDIT, { id: comment, texto: 'Lembre a regra nova.' }, token);
    await api.ok(WRITE_NOTE, { id, texto: 'Minha regra nova.', revisao: 2 }, token);
    expect(await told()).toEqual([undefined, undefined]);
    expect((await api.call(WRITE_NOTE, { id, texto: 'x', revisao: 3, versao: 9 }, token)).body).toEqual({
      erro: ['Esta versão da questão não existe.'],
    });
  });

  it('are not shown as highlights on other words, but returned with the earlier wording', async () => {
    const { token } = await newStudent();
    const { id, wrong } = question();
    const highlights = { destaques: [{ inicio: 0, fim: 9, cor: 'amarelo' }], riscadas: [wrong] };
    await api.ok(WRITE_HIGHLIGHTS, { id, versao: 1, revisao: 0, ...highlights }, token);
    await createVersion(api.db, id, reversed);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      marcas: null,
      marcas_anteriores: {
        versao: 1,
        ...highlights,
        revisao: 1,
        enunciado: '<p>Enunciado 1 sobre a <strong>crase</strong>.</p>',
        mudancas: [{ enunciado: true }],
      },
    });
    await api.ok(WRITE_HIGHLIGHTS, { id, versao: 1, revisao: 1, destaques: [], riscadas: [] }, token);
    expect(await api.ok(ONE, { id }, token)).toMatchObject({ marcas: null, marcas_anteriores: null });
  });

  it('stay as highlights after a change of the comment alone', async () => {
    const { token } = await newStudent();
    const { id } = question();
    await api.ok(
      WRITE_HIGHLIGHTS,
      { id, versao: 1, revisao: 0, destaques: [{ inicio: 0, fim: 9 }], riscadas: [] },
      token,
    );
    await createVersion(api.db, id, {
      statement: '<p>Enunciado 1 sobre a <strong>crase</strong>.</p>',
      alternatives: ['Alternativa A', '*Alternativa B', 'Alternativa C', 'Alternativa D'],
    });
    expect(await api.ok(ONE, { id }, token)).toMatchObject({
      versao: 2,
      marcas: { versao: 2, destaques: [{ inicio: 0, fim: 9 }] },
      marcas_anteriores: null,
    });
  });
});
