import { eq } from 'drizzle-orm';
import { answers, questions, users } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from './testing/app';

const OVERVIEW = 'GET /api/customer-area/performance';
const RESULTS = 'GET /api/customer-area/exam/performance/{id}/questions';
const ANSWER = 'POST /api/customer-area/question/answer';
const SELECT = 'POST /api/customer-area/question-map/select';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

/** A student who answered the paper's questions; a letter each: R right, W wrong, - not answered. */
async function studentWhoAnswered(pattern: string, time?: number) {
  const student = await api.createStudent();
  for (const [index, letter] of [...pattern].entries()) {
    const question = content.questions[index];
    if (!question || letter === '-') continue;
    await api.ok(
      ANSWER,
      {
        questao_id: question.id,
        alternativa_id: letter === 'R' ? question.right : question.wrong,
        ...(time && { tempo_ms: time * (index + 1) }),
      },
      student.token,
    );
  }
  return student;
}

describe('the performance over everything answered', () => {
  it('counts first answers by matéria with its assuntos, and by board', async () => {
    const { token } = await studentWhoAnswered('RWR--R');
    const second = content.questions[1];
    await api.ok(ANSWER, { questao_id: second?.id, alternativa_id: second?.right }, token);
    const overview = await api.ok(OVERVIEW, {}, token);
    expect(overview).toMatchObject({ respondidas: 4, certas: 3 });
    expect(overview.materias.map(({ nome, respondidas, certas }) => [nome, respondidas, certas])).toEqual([
      ['Português', 3, 2],
      ['Línguas', 1, 1],
    ]);
    expect(overview.materias[0]?.assuntos).toMatchObject([{ nome: 'Crase', respondidas: 3, certas: 2 }]);
    expect(overview.bancas).toEqual([
      { id: content.board.id, nome: 'BX', respondidas: 4, certas: 3, erradas_agora: 0 },
    ]);
  });

  it('weighs every matéria of the student’s maps, even without answers, with the answers in it', async () => {
    const { token } = await studentWhoAnswered('RW');
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    const { dominio } = await api.ok(OVERVIEW, {}, token);
    expect(
      dominio?.map(({ nome, incidencia, respondidas, certas }) => [nome, incidencia, respondidas, certas]),
    ).toEqual([
      ['Português', 80, 2, 1],
      ['Línguas', 20, 0, 0],
    ]);
  });

  it('counts answers of an earlier epoch, as the paper’s performance does', async () => {
    const { token } = await api.createStudent();
    const place = { mapa_id: content.map.id };
    await api.ok(SELECT, place, token);
    await api.ok('POST /api/customer-area/question-map/reset', place, token);
    const [question] = content.questions;
    const answer = { questao_id: question?.id, alternativa_id: question?.right, ...place, epoca: 1 };
    expect(await api.ok(ANSWER, answer, token)).toMatchObject({ mudanca: 'recomecado' });
    const paper = await api.ok('GET /api/customer-area/exam/performance/{id}', { id: content.exam.id }, token);
    expect([paper.respondidas, paper.certas]).toEqual([1, 1]);
    const { semanas, ...overview } = await api.ok(OVERVIEW, {}, token);
    expect(overview).toMatchObject({ respondidas: 1, certas: 1 });
    expect(semanas).toMatchObject([{ respostas: 1, respondidas: 1, certas: 1 }]);
  });

  it('excludes annulled questions and those that were only revealed', async () => {
    const { token } = await studentWhoAnswered('RW');
    const [first, , third] = content.questions;
    await api.ok(ANSWER, { questao_id: third?.id, revelada: true }, token);
    await api.db
      .update(questions)
      .set({ annulled: true })
      .where(eq(questions.id, first?.id ?? 0));
    expect(await api.ok(OVERVIEW, {}, token)).toMatchObject({ respondidas: 1, certas: 0 });
  });

  it('lists the weeks since the first answer, including empty ones, with all attempts and their median time', async () => {
    const { token } = await studentWhoAnswered('RW', 10_000);
    const [first] = content.questions;
    await api.ok(ANSWER, { questao_id: first?.id, alternativa_id: first?.right, tempo_ms: 60_000 }, token);
    const before = new Date(Date.now() - 15 * 86_400_000);
    await api.db.update(answers).set({ answeredAt: before }).where(eq(answers.elapsedMs, 10_000));
    await api.db.update(users).set({ createdAt: new Date(Date.now() - 365 * 86_400_000) });
    const { semanas } = await api.ok(OVERVIEW, {}, token);
    expect(semanas.length).toBeGreaterThanOrEqual(3);
    expect(semanas[0]).toMatchObject({ respostas: 1, respondidas: 1, certas: 1, tempo_mediano_ms: 10_000 });
    expect(semanas[1]).toMatchObject({ respostas: 0, respondidas: 0, certas: 0, tempo_mediano_ms: null });
    // The repeated answer is an attempt, but no first answer.
    expect(semanas.at(-1)).toMatchObject({ respostas: 2, respondidas: 1, certas: 0, tempo_mediano_ms: 40_000 });
    expect(new Set(semanas.map(({ inicio }) => new Date(`${inicio}T12:00:00Z`).getUTCDay()))).toEqual(new Set([1]));
  });

  it('ranks subjects of the chosen maps by incidence and share wrong', async () => {
    const { token } = await studentWhoAnswered('RR-W');
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    const { comece_por, comece_por_base } = await api.ok(OVERVIEW, {}, token);
    expect(comece_por_base).toBe('mapas');
    // "Crase" is the most frequent, and was answered right; "Regência" occurs once, and was answered wrong.
    expect(
      comece_por.map(({ nome, incidencia, respondidas, certas }) => [nome, incidencia, respondidas, certas]),
    ).toEqual([
      ['Crase', 60, 2, 2],
      ['Regência', 20, 1, 0],
      ['Línguas', 20, 0, 0],
    ]);
    expect(comece_por.map(({ pontos_em_jogo }) => pontos_em_jogo)).toEqual([13.3, 9.3, 6.7]);
    expect(comece_por[0]?.materia).toMatchObject({ nome: 'Português' });
  });

  it('suggests no subject without unsolved, wrong or due questions, and counts these', async () => {
    const { token } = await studentWhoAnswered('RRRW');
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    const offers = async () => {
      const { comece_por } = await api.ok(OVERVIEW, {}, token);
      return comece_por.map(({ nome, nao_resolvidas, erradas_agora }) => [nome, nao_resolvidas, erradas_agora]);
    };
    const before = await offers();
    expect(before.map(([nome]) => nome)).toEqual(['Regência', 'Línguas']);
    expect(before[0]).toEqual(['Regência', 0, 1]);
    // Hidden questions are neither offered nor opened.
    await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: content.questions[3]?.id }, token);
    expect((await offers()).map(([nome]) => nome)).toEqual(['Línguas']);
  });

  it('counts as wrong now what the latest answer missed, whatever the first one was', async () => {
    const { token } = await studentWhoAnswered('WR');
    const [first, second] = content.questions;
    await api.ok(ANSWER, { questao_id: first?.id, alternativa_id: first?.right }, token);
    await api.ok(ANSWER, { questao_id: second?.id, alternativa_id: second?.wrong }, token);
    const { materias, bancas } = await api.ok(OVERVIEW, {}, token);
    expect(materias[0]).toMatchObject({
      respondidas: 2,
      certas: 1,
      erradas_agora: 1,
      assuntos: [{ erradas_agora: 1 }],
    });
    expect(bancas[0]).toMatchObject({ erradas_agora: 1 });
    await api.ok(ANSWER, { questao_id: second?.id, alternativa_id: second?.right }, token);
    expect((await api.ok(OVERVIEW, {}, token)).materias[0]).toMatchObject({ certas: 1, erradas_agora: 0 });
  });

  it('ranks by the whole bank for a student without a map, or with a removed one', async () => {
    const { token } = await studentWhoAnswered('');
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    await api.ok('DELETE /api/customer-area/question-map/{id}', { id: content.map.id }, token);
    const overview = await api.ok(OVERVIEW, {}, token);
    expect(overview).toMatchObject({ respondidas: 0, certas: 0, semanas: [], bancas: [], materias: [] });
    expect(overview.comece_por_base).toBe('banco');
    expect(overview.comece_por.map(({ nome, materia }) => [nome, materia.nome])).toEqual([
      ['Crase', 'Português'],
      ['Línguas', 'Línguas'],
      ['Regência', 'Português'],
    ]);
  });

  it('names easy questions that were missed and hard ones that were right', async () => {
    const difficulties = [1, 2, 4, 5];
    for (const [index, difficulty] of difficulties.entries())
      await api.db
        .update(questions)
        .set({ difficulty })
        .where(eq(questions.id, content.questions[index]?.id ?? 0));
    const { token } = await studentWhoAnswered('WWRR');
    const { faceis_erradas, dificeis_certas } = await api.ok(OVERVIEW, {}, token);
    expect(faceis_erradas.map(({ dificuldade }) => dificuldade)).toEqual([1, 2]);
    expect(dificeis_certas.map(({ dificuldade }) => dificuldade)).toEqual([5, 4]);
    expect(dificeis_certas[0]).toMatchObject({ questao_id: content.questions[3]?.id, assunto: { nome: 'Regência' } });
  });

  it('is refused to visitors', async () => {
    expect((await api.call(OVERVIEW, {})).status).toBe(401);
  });
});

describe('the questions of a paper with their results', () => {
  it("have the own first answer of each, and everybody's results from 20 students on", async () => {
    for (let count = 0; count < 20; count += 1) await studentWhoAnswered(count < 15 ? 'R' : 'W');
    const { token } = await studentWhoAnswered('-W');
    const { questoes } = await api.ok(RESULTS, { id: content.exam.id }, token);
    expect(questoes.map(({ numero, variante }) => `${numero}${variante ?? ''}`)).toHaveLength(6);
    expect(questoes[0]).toMatchObject({ certa: null, acerto_de_todos: 75, estudantes: 20, assunto: { nome: 'Crase' } });
    expect(questoes[1]).toMatchObject({ certa: false, acerto_de_todos: null, estudantes: 1, anulada: false });
    expect(JSON.stringify(questoes)).not.toMatch(/alternativa|gabarito/);
  });

  it('are refused with 404 for an absent paper and 401 for a visitor', async () => {
    const { token } = await api.createStudent();
    expect((await api.call(RESULTS, { id: 9_999 }, token)).status).toBe(404);
    expect((await api.call(RESULTS, { id: content.exam.id })).status).toBe(401);
  });
});
