import { dayAfter, dayInBrasilia, mondayOf } from '@mapa/domain';
import { alternatives, mapPoints, mapQuestions, studyPlans, users } from '@mapa/server-platform';
import { createContent, createManyQuestions, type TestContent } from '@mapa/server-search/testing';
import { writeHistories } from '@mapa/server-study';
import { createTestApp, type TestApp } from './testing/app';

const ROAD = 'GET /api/customer-area/road';
const TODAY = 'GET /api/customer-area/today';
const PLAN = 'PUT /api/customer-area/study-plan';
const ANSWER = 'POST /api/customer-area/question/answer';
const SELECT = 'POST /api/customer-area/question-map/select';

const EVERY_DAY = [60, 60, 60, 60, 60, 60, 60];
const HUNDRED = 100;

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.db.insert(mapPoints).values([
    { mapId: content.map.id, subjectId: content.regency.id, points: 6 },
    { mapId: content.map.id, subjectId: content.crasis.id, points: 3 },
    { mapId: content.map.id, subjectId: content.languages.id, points: 1 },
  ]);
});
afterEach(() => api.close());

/** A student of a year with the map, who can study every day. */
async function studentWithMap() {
  const student = await api.createStudent();
  await api.db.update(users).set({ createdAt: new Date(Date.now() - 365 * 86_400_000) });
  await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
  await api.ok(PLAN, { minutos: EVERY_DAY }, student.token);
  return student;
}
type Student = Awaited<ReturnType<typeof studentWithMap>>;

const inWeeks = (weeks: number) => dayAfter(mondayOf(dayInBrasilia()), 7 * weeks);

async function answer({ token }: Student, index: number, isRight: boolean, daysAgo = 0): Promise<void> {
  const question = content.questions[index];
  await api.ok(
    ANSWER,
    {
      questao_id: question?.id,
      alternativa_id: isRight ? question?.right : question?.wrong,
      respondida_em: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    },
    token,
  );
}

async function roadOf({ token }: Student) {
  const { caminho } = await api.ok(ROAD, {}, token);
  if (!caminho) throw new Error('no goal');
  return caminho;
}

describe('the road to the exam', () => {
  it('is there for students with a map that has points, until they remove it', async () => {
    expect((await api.call(ROAD, {})).status).toBe(401);
    const student = await api.createStudent();
    expect(await api.ok(ROAD, {}, student.token)).toEqual({ caminho: null });
    await api.ok(SELECT, { mapa_id: content.map.id }, student.token);
    expect(await roadOf(student)).toMatchObject({ mapa: { id: content.map.id }, data_prova: null, pontos: 10 });
    expect((await api.ok(TODAY, {}, student.token)).objetivo).toEqual({ mapa_id: content.map.id, nome: 'Mapa X' });
    await api.ok('DELETE /api/customer-area/question-map/{id}', { id: content.map.id }, student.token);
    expect(await api.ok(ROAD, {}, student.token)).toEqual({ caminho: null });
    expect((await api.ok(TODAY, {}, student.token)).objetivo).toBeNull();
  });

  it('shows past weeks as they were, by the points of what was answered until then', async () => {
    const student = await studentWithMap();
    await answer(student, 3, false, 15);
    await answer(student, 0, true, 8);
    const { semanas, assuntos } = await roadOf(student);
    const seen = semanas.map(({ em_aberto, fracos, nao_vistos }) => [em_aberto, fracos, nao_vistos]);
    expect(seen[0]).toEqual([60, 0, 40]);
    expect(seen.at(-1)).toEqual([90, 0, 10]);
    expect(semanas.map(({ questoes }) => questoes).filter((questions) => questions > 0)).toEqual([1, 1]);
    expect(semanas.every(({ prevista }) => !prevista)).toBe(true);
    expect(assuntos).toEqual({ fortes: 0, fracos: 0, em_aberto: 2, nao_vistos: 1 });
  });

  it('shows the weeks up to the exam as they are planned, and each open question once', async () => {
    const student = await studentWithMap();
    await api.ok(PLAN, { data_prova: inWeeks(3), nome_prova: 'TRT' }, student.token);
    const { semanas, dias, faltam_respostas, esta_semana, semana_a_mais } = await roadOf(student);
    const coming = semanas.filter(({ prevista }) => prevista);
    expect(coming.map(({ inicio }) => inicio)).toEqual([0, 1, 2, 3].map(inWeeks));
    expect(coming.reduce((sum, { questoes }) => sum + questoes, 0)).toBe(6);
    expect(coming.at(-1)).toMatchObject({ questoes: 0, planejados: 100, nao_vistos: 0 });
    expect(dias).toBeGreaterThan(14);
    expect([faltam_respostas, esta_semana, semana_a_mais]).toEqual([HUNDRED, null, null]);
  });

  it('tells what practice brings once there are answers enough', async () => {
    const student = await studentWithMap();
    const many = await createManyQuestions(api.db, content, 2 * HUNDRED);
    await api.db.insert(mapQuestions).values(
      many.map((questionId, at) => ({
        mapId: content.map.id,
        questionId,
        subjectId: content.crasis.id,
        slot: 100 + at,
      })),
    );
    // Hours enough for all reviews and all new questions on any day of the week.
    await api.ok(PLAN, { data_prova: inWeeks(2), minutos: EVERY_DAY.map(() => 720) }, student.token);
    const options = await api.db
      .insert(alternatives)
      .values(
        many.slice(0, HUNDRED).map((questionId, at) => ({
          questionId,
          version: 1,
          position: 0,
          letter: 'C',
          text: 'Certo',
          correct: at % 3 > 0,
        })),
      )
      .returning();
    const before = new Date(Date.now() - 9 * 86_400_000);
    await writeHistories(
      api.db,
      options.map(({ questionId, id }, at) => ({
        studentId: student.id,
        id: crypto.randomUUID(),
        questionId,
        alternativeId: id,
        mapId: null,
        notebookId: null,
        confidence: null,
        elapsedMs: null,
        answeredAt: new Date(before.getTime() + at),
        arrivedAt: before,
      })),
    );
    const { faltam_respostas, esta_semana, semana_a_mais } = await roadOf(student);
    expect(faltam_respostas).toBe(0);
    // The interval is around the estimate, and a plan without questions left brings nothing.
    expect(esta_semana?.minimo).toBeLessThanOrEqual(esta_semana?.pontos ?? -Infinity);
    expect(esta_semana?.maximo).toBeGreaterThan(esta_semana?.pontos ?? Infinity);
    expect(semana_a_mais).toEqual({ pontos: 0, minimo: 0, maximo: 0 });
  });

  it('leads the week: assuntos by the points at stake, the map first, and nothing from the exam on', async () => {
    const student = await studentWithMap();
    await api.ok(PLAN, { data_prova: inWeeks(2), nome_prova: 'TRT' }, student.token);
    const { plano, comece_por } = await api.ok(TODAY, {}, student.token);
    expect(comece_por.map(({ nome, incidencia }) => [nome, incidencia])).toEqual([
      ['Regência', 60],
      ['Crase', 30],
      ['Línguas', 10],
    ]);
    const planned = plano.dias.flatMap(({ assuntos }) => assuntos.map(({ nome }) => nome));
    expect(planned[0]).toBe('Regência');
    await api.db.update(studyPlans).set({ examOn: dayInBrasilia() });
    const { plano: last } = await api.ok(TODAY, {}, student.token);
    expect(last.dias.map((day) => day.revisoes + day.assuntos.length + day.continuar)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(last.minutos).toEqual(EVERY_DAY);
  });
});
