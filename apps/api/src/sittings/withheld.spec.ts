import { type Call, type CallKey, contract } from '@mapa/api-contract';
import { eq } from 'drizzle-orm';
import { questions, questionVersions } from '@mapa/server-platform';
import { writeSampleList } from '@mapa/server-questions';
import { createContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from '../testing/app';
import { argumentsFor } from '../testing/arguments';
import { enter, furnish } from '../testing/students';

const SECRET = 'Comentário que entrega o gabarito';
/** Hands over what the student owns, of which answers from before the sitting are a part (docs/decisions/073). */
const EXPORT = 'GET /api/customer-area/user/export';

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

/** Objects anywhere in a response that tell of one question whether an answer was right, or its key. */
function verdictsOf(value: unknown, questionId: number, found: unknown[] = []): unknown[] {
  if (typeof value !== 'object' || value === null) return found;
  const { id, questao_id, gabarito, acertou, certa, resposta } = value as Record<string, unknown>;
  const isIt = questao_id === questionId || (id === questionId && 'enunciado' in value);
  const key = (gabarito as { alternativa_id?: unknown } | null)?.alternativa_id;
  const own = (resposta as { acertou?: unknown } | null)?.acertou;
  if (isIt && [key, acertou, certa, own].some((told) => told !== null && told !== undefined)) found.push(value);
  for (const part of Object.values(value)) verdictsOf(part, questionId, found);
  return found;
}

it('no call tells the key, a verdict, statistics or comments of a question in an open sitting, however it is asked', async () => {
  const content = await createContent(api.db);
  const student = await enter(api);
  const [question] = content.questions;
  const questionId = question?.id ?? 0;
  await writeSampleList(api.db, [questionId]);
  await api.db.update(questions).set({ commented: true }).where(eq(questions.id, questionId));
  await api.db.update(questionVersions).set({ comment: SECRET }).where(eq(questionVersions.questionId, questionId));
  const answer = { questao_id: questionId, alternativa_id: question?.right };
  await api.ok('POST /api/customer-area/question/answer', answer, student.token);
  const things = await furnish(api, student, content);
  for (const place of [{ mapa_id: things.map }, { caderno_id: things.notebook }])
    await api.ok('POST /api/customer-area/question/answer', { ...answer, ...place }, student.token);
  await api.ok('POST /api/customer-area/question/favorite', { questao_id: questionId }, student.token);
  await api.ok('DELETE /api/customer-area/sitting/{id}', { id: things.sitting }, student.token);
  const told = async () => {
    const telling: string[] = [];
    for (const [name, call] of Object.entries(contract) as [CallKey, Call][]) {
      const isAsked = name.startsWith('GET ') || /release-key$|question\/answer$|sample-question/.test(name);
      if (call.access === 'anyone' || name === EXPORT || !isAsked) continue;
      const { body } = await api.call(name, argumentsFor(name, call, { ...things, sitting }), student.token);
      const text = JSON.stringify(body) ?? '';
      if (verdictsOf(body, questionId).length > 0 || text.includes(SECRET)) telling.push(name);
    }
    return telling;
  };
  let sitting = crypto.randomUUID();
  // Without a sitting several calls tell them: what is asked here is able to.
  expect(await told()).toEqual(
    expect.arrayContaining([
      'POST /api/sample-question/{id}',
      'POST /api/customer-area/question/answer',
      'GET /api/customer-area/question/{id}',
      'GET /api/customer-area/question-map/questions',
      'GET /api/customer-area/question-notebook/{id}/questions',
    ]),
  );
  sitting = crypto.randomUUID();
  await api.ok(
    'POST /api/customer-area/sitting',
    { id: sitting, prova_id: content.exam.id, idioma: 'inglês' },
    student.token,
  );
  expect(await told()).toEqual([]);
  for (const refused of [
    'GET /api/customer-area/question/statistics/{id}',
    'GET /api/customer-area/question/comment',
  ] as const)
    expect((await api.call(refused, { id: questionId, questao_id: questionId }, student.token)).status).toBe(403);
  const release = { caderno_id: things.notebook };
  expect((await api.call('POST /api/customer-area/question-notebook/release-key', release, student.token)).status).toBe(
    403,
  );
  await api.ok('POST /api/customer-area/sitting/{id}/finish', { id: sitting }, student.token);
  expect(await told()).toEqual(expect.arrayContaining(['GET /api/customer-area/question/{id}']));
}, 60_000);
