import { eq, inArray } from 'drizzle-orm';
import { exams, mapQuestions, notices, questionMaps, questions, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const INCIDENCE = 'GET /api/exam/incidence';
const PERFORMANCE = 'GET /api/customer-area/exam/performance/{id}';
const SCORES = 'GET /api/customer-area/exam/performance';
const TRI = 'GET /api/customer-area/question/tri/performance/{id}';
const OLD = 'GET /api/customer-area/question-map/old/{id}';
const MIGRATE = 'POST /api/customer-area/question-map/migrate';
const ANSWER = 'POST /api/customer-area/question/answer';
const SELECT = 'POST /api/customer-area/question-map/select';
const DETAIL = 'GET /api/customer-area/question-map/detail';

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterEach(() => api.close());

/** A student who answered the paper's questions; a letter each: R right, W wrong, - not answered. */
async function studentWhoAnswered(pattern: string) {
  const student = await api.createStudent();
  for (const [index, letter] of [...pattern].entries()) {
    const question = content.questions[index];
    if (!question || letter === '-') continue;
    await api.ok(
      ANSWER,
      { questao_id: question.id, alternativa_id: letter === 'R' ? question.right : question.wrong },
      student.token,
    );
  }
  return student;
}

describe('GET /api/exam/incidence', () => {
  it('counts a number of a paper once, over the papers that the filter finds', async () => {
    const { total, data } = await api.ok(INCIDENCE, { id: content.exam.id });
    expect([total, data.map((one) => [one.nome, one.questoes])]).toEqual([
      5,
      [
        ['Português', 4],
        ['Crase', 3],
        ['Línguas', 1],
        ['Regência', 1],
      ],
    ]);
    expect((await api.ok(INCIDENCE, { banca_id: [content.board.id], ano: [1999] })).data).toEqual([]);
  });

  it('answers 404 for an absent paper and 422 for a malformed filter', async () => {
    expect((await api.call(INCIDENCE, { id: 9_999 })).status).toBe(404);
    expect((await api.call(INCIDENCE, { ano: ['x'] })).status).toBe(422);
  });
});

describe('the performance in a paper', () => {
  it('counts first answers by subject, and wrong ones against right ones', async () => {
    const { token } = await studentWhoAnswered('RWR--R');
    const first = content.questions[1];
    await api.ok(ANSWER, { questao_id: first?.id, alternativa_id: first?.right }, token);
    const performance = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
    expect(performance).toMatchObject({
      total: 5,
      respondidas: 4,
      certas: 3,
      erradas: 1,
      percentual: 60,
      liquida: 2,
      todos: null,
    });
    expect(performance.assuntos.map((one) => [one.nome, one.certas, one.total])).toEqual([
      ['Crase', 2, 3],
      ['Línguas', 1, 1],
      ['Regência', 0, 1],
    ]);
  });

  it('compares with those who answered half of the paper, once there are enough', async () => {
    for (const pattern of ['RRRRR', 'RRRW', 'WWWW', 'WWWR', 'R']) await studentWhoAnswered(pattern);
    const { token } = await studentWhoAnswered('RRRW');
    const { todos } = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
    expect(todos).toEqual({ estudantes: 5, media_percentual: 48, percentil: 40 });
  });

  it('refuses an absent paper, a malformed id and a visitor', async () => {
    const { token } = await api.createStudent();
    for (const name of [PERFORMANCE, TRI] as const) {
      expect((await api.call(name, { id: 9_999 }, token)).status).toBe(404);
      expect((await api.call(name, { id: 'x' }, token)).status).toBe(422);
      expect((await api.call(name, { id: content.exam.id })).status).toBe(401);
    }
  });
});

describe('the rule that a wrong answer cancels a right one', () => {
  const rule = async () => {
    const { token } = await api.createStudent();
    const { penaliza_erro, liquida } = await api.ok(PERFORMANCE, { id: content.exam.id }, token);
    expect(typeof liquida).toBe('number');
    return penaliza_erro;
  };
  const announce = (negativeMarking: boolean | null) =>
    api.db
      .insert(notices)
      .values({ examId: content.exam.id, sourceKey: 'x', educationLevels: [], positions: [], negativeMarking })
      .onConflictDoUpdate({ target: notices.examId, set: { negativeMarking } });
  const kinds = (kind: 'questaovf' | 'questaomultiplaescolha', ...indices: number[]) =>
    api.db
      .update(questions)
      .set({ kind })
      .where(
        inArray(
          questions.id,
          indices.map((index) => content.questions[index]?.id ?? 0),
        ),
      );

  it('applies to a paper that is certo or errado throughout, and to no other', async () => {
    expect(await rule()).toBe(false);
    await kinds('questaovf', 0, 1, 2, 3, 4);
    expect(await rule()).toBe(false);
    await kinds('questaovf', 5);
    expect(await rule()).toBe(true);
  });

  it('follows the notice, whatever the questions are, and before that the paper', async () => {
    await announce(true);
    expect(await rule()).toBe(true);
    await kinds('questaovf', 0, 1, 2, 3, 4, 5);
    await announce(false);
    expect(await rule()).toBe(false);
    await announce(null);
    expect(await rule()).toBe(true);
    await api.db.update(exams).set({ negativeMarking: false }).where(eq(exams.id, content.exam.id));
    expect(await rule()).toBe(false);
    await announce(true);
    expect(await rule()).toBe(false);
  });
});

describe('the first answer to a question of a paper', () => {
  // Within the 330 days that an answer may have waited on a device.
  const MADE = Date.now() - 100 * 86_400_000;
  const onDay = (day: number) => new Date(MADE + day * 86_400_000).toISOString();

  /** A student whose account was made on day 0, long before answers arrive. */
  async function oldStudent() {
    const student = await api.createStudent({ plan: 'plano_pago_primary' });
    await api.db
      .update(users)
      .set({ createdAt: new Date(MADE) })
      .where(eq(users.id, student.user.id));
    const { id } = await api.ok(
      'POST /api/customer-area/exam/create-question-notebook',
      { prova_id: content.exam.id },
      student.token,
    );
    await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
    const first = content.questions[0];
    const give = (choice: 'right' | 'wrong' | null, day: number, place: Record<string, unknown>) =>
      api.ok(
        ANSWER,
        {
          questao_id: first?.id,
          ...(choice ? { alternativa_id: first?.[choice] } : { revelada: true }),
          respondida_em: onDay(day),
          ...place,
        },
        student.token,
      );
    const told = async () => {
      const { certas, erradas, respondidas } = await api.ok(PERFORMANCE, { id: content.exam.id }, student.token);
      return [respondidas, certas, erradas];
    };
    return { ...student, notebook: { caderno_id: id }, map: { mapa_id: content.map.id }, give, told };
  }

  it('is the earliest by the time that its device states, in any place and order of arrival', async () => {
    const { give, told, notebook, map } = await oldStudent();
    await give('right', 5, notebook);
    expect(await told()).toEqual([1, 1, 0]);
    await give('wrong', 3, map);
    expect(await told()).toEqual([1, 0, 1]);
    await give('right', 4, {});
    expect(await told()).toEqual([1, 0, 1]);
  });

  it('may have waited on a device while its notebook was answered and reset elsewhere', async () => {
    const { token, give, told, notebook } = await oldStudent();
    await give('right', 5, notebook);
    await api.ok('POST /api/customer-area/question-notebook/reset', notebook, token);
    expect(await give('wrong', 2, { ...notebook, epoca: 1 })).toMatchObject({ contabilizada: false });
    expect(await told()).toEqual([1, 0, 1]);
  });

  it('is never later than its arrival, and a clock from before the account is ignored', async () => {
    const { give, told } = await oldStudent();
    await give('right', 100_000, {});
    await give('wrong', -1, {});
    expect(await told()).toEqual([1, 1, 0]);
  });

  it('does not exist if the key was seen before, and remains if it was seen after', async () => {
    const [before, after] = [await oldStudent(), await oldStudent()];
    await before.give(null, 2, {});
    await before.give('right', 3, {});
    expect(await before.told()).toEqual([0, 0, 0]);
    await after.give(null, 3, {});
    await after.give('wrong', 2, {});
    expect(await after.told()).toEqual([1, 0, 1]);
  });
});

describe('the scores in several papers', () => {
  it("are those of the papers with answers of the student, equal to each paper's own", async () => {
    const { token } = await studentWhoAnswered('RWR--R');
    const untouched = await api.createStudent();
    const { data } = await api.ok(SCORES, { prova_id: [content.exam.id, 9_999] }, token);
    expect(data).toEqual([
      { prova_id: content.exam.id, total: 5, respondidas: 4, certas: 3, erradas: 1, percentual: 60 },
    ]);
    expect((await api.ok(SCORES, { prova_id: [content.exam.id] }, untouched.token)).data).toEqual([]);
  });

  it('are refused without a paper, for too many or malformed ids, and for a visitor', async () => {
    const { token } = await api.createStudent();
    for (const prova_id of [[], ['x'], Array.from({ length: 101 }, (_, i) => i + 1)])
      expect((await api.call(SCORES, { prova_id }, token)).status).toBe(422);
    expect((await api.call(SCORES, { prova_id: [content.exam.id] })).status).toBe(401);
  });
});

describe('a map with a newer edition', () => {
  /** A second edition that holds the first question and one of its own. */
  async function publishNewEdition() {
    const { outsider, questions, otherMap } = content;
    await api.db.update(questionMaps).set({ replacedBy: otherMap.id }).where(eq(questionMaps.id, content.map.id));
    await api.db
      .insert(mapQuestions)
      .values({ mapId: otherMap.id, questionId: questions[0]?.id ?? 0, subjectId: content.crasis.id, slot: 2 });
    return { outsider, newer: otherMap };
  }

  it('reports it, and counts answers to shared questions in it', async () => {
    const { newer } = await publishNewEdition();
    const { token } = await api.createStudent();
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    for (const index of [0, 1]) {
      const question = content.questions[index];
      await api.ok(
        ANSWER,
        { questao_id: question?.id, alternativa_id: question?.right, mapa_id: content.map.id },
        token,
      );
    }
    expect((await api.ok(DETAIL, { id: content.map.id }, token)).nova_versao).toEqual({ id: newer.id, nome: 'Mapa Z' });
    expect(await api.ok(OLD, { id: content.map.id }, token)).toMatchObject({
      em_comum: 1,
      respondidas: 1,
      nova_versao: { id: newer.id },
    });
    const moved = await api.ok(MIGRATE, { mapa_id: content.map.id }, token);
    expect([moved.mapa.id, moved.progresso]).toEqual([
      newer.id,
      { total: 2, respondidas: 1, certas: 1, erradas: 0, abertas: 1 },
    ]);
    expect((await api.call(DETAIL, { id: content.map.id }, token)).status).toBe(404);
  });

  it('keeps what was answered in the new edition already', async () => {
    const { newer } = await publishNewEdition();
    const { token } = await api.createStudent();
    const question = content.questions[0];
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    await api.ok(SELECT, { mapa_id: newer.id }, token);
    await api.ok(ANSWER, { questao_id: question?.id, alternativa_id: question?.wrong, mapa_id: newer.id }, token);
    await api.ok(ANSWER, { questao_id: question?.id, alternativa_id: question?.right, mapa_id: content.map.id }, token);
    expect((await api.ok(MIGRATE, { mapa_id: content.map.id }, token)).progresso).toMatchObject({
      respondidas: 1,
      erradas: 1,
    });
  });

  it("is refused if there is no edition, if the map is not the student's, and for visitors", async () => {
    const { token } = await api.createStudent();
    await api.ok(SELECT, { mapa_id: content.map.id }, token);
    expect((await api.call(MIGRATE, { mapa_id: content.map.id }, token)).body).toEqual({
      mapa_id: ['Este mapa já está na versão mais nova.'],
    });
    expect((await api.call(OLD, { id: content.map.id }, token)).status).toBe(422);
    for (const id of [content.otherMap.id, 9_999]) {
      expect((await api.call(OLD, { id }, token)).status).toBe(404);
      expect((await api.call(MIGRATE, { mapa_id: id }, token)).status).toBe(404);
    }
    expect((await api.call(OLD, { id: 1 })).status).toBe(401);
    expect((await api.call(MIGRATE, { mapa_id: 1 })).status).toBe(401);
  });
});
