import { type Call, type CallKey, contract } from '@mapa/api-contract';
import { eq, sql } from 'drizzle-orm';
import { questions, questionVersions } from '@mapa/server-platform';
import { writeSampleList } from '@mapa/server-questions';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from '../testing/app';
import { argumentsFor, type Things } from '../testing/arguments';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

const ANSWER = 'POST /api/customer-area/question/answer';
const BEGIN = 'POST /api/customer-area/sitting';
const FINISH = 'POST /api/customer-area/sitting/{id}/finish';
const REPORT = 'POST /api/customer-area/question/comment/report';
const SECRETS = ['Comentário que entrega o gabarito', 'Outro comentário que o entrega'] as const;
/** Enough students for the share of right answers to be shown. */
const OTHERS = 20;

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  const [question] = content.questions;
  const id = question?.id ?? 0;
  await writeSampleList(api.db, [id]);
  await api.db.update(questions).set({ commented: true }).where(eq(questions.id, id));
  await api.db.update(questionVersions).set({ comment: SECRETS[0] }).where(eq(questionVersions.questionId, id));
  for (let count = 0; count < OTHERS; count += 1) {
    const { token } = await enter(api);
    for (const one of content.questions.slice(0, 3))
      await api.ok(ANSWER, { questao_id: one.id, alternativa_id: count % 4 ? one.right : one.wrong }, token);
  }
});
afterEach(() => api.close());

/** The question that the sittings are about. */
function secret() {
  const [question] = content.questions;
  if (!question) throw new Error('no question');
  return question;
}

/** As if the other alternative of the question had always been right, and its comments agreed. */
async function swapKey(text: string): Promise<void> {
  const { id, right, wrong } = secret();
  await api.db.execute(sql`update alternatives set correct = not correct where id in (${right}, ${wrong})`);
  for (const table of ['answers', 'map_answers', 'notebook_answers', 'student_questions'])
    await api.db.execute(sql`update ${sql.raw(table)} set correct = not correct where question_id = ${id}`);
  await api.db.execute(sql`update question_versions set comment = ${text} where question_id = ${id}`);
  await api.db.execute(sql`update comments set text = ${text} where question_id = ${id} and text in ${SECRETS}`);
}

const calls = Object.entries(contract) as [CallKey, Call][];
const reads = calls.filter(([name, { access }]) => name.startsWith('GET ') && access !== 'anyone');
/** Calls that show the staff more than they show students. */
const isOfStaff = ([name, { policy }]: [CallKey, Call]) =>
  policy?.roles !== undefined || /question\/(comment|statistics)/.test(name);

/** Values that change with time, for any caller. */
const untimed = (text: string): string =>
  text.replace(/"\d{4}-\d{2}-\d{2}T[^"]*"/g, '"…"').replace(/"(retencao|tempo_ms)":[\d.]+/g, '"$1":0');

/** The response of each reading call, with every choice of the own state. */
async function readAll(student: Entered, things: Things, asked: typeof reads): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const [name, call] of asked) {
    const properties: Record<string, unknown> = call.query?.properties ?? {};
    const states = 'estado' in properties ? ['certas', 'erradas', undefined] : [undefined];
    for (const estado of states) {
      const values = {
        ...argumentsFor(name, call, things),
        ...(estado && { estado }),
        ...('gabarito' in properties && { gabarito: true }),
      };
      const { status, body } = await api.call(name, values, student.token);
      told.set(estado ? `${name} ${estado}` : name, untimed(`${status} ${JSON.stringify(body)}`));
    }
  }
  return told;
}

/** Names of the calls whose response depends on the key. */
async function readsThatTell(student: Entered, things: Things, asked = reads): Promise<string[]> {
  const before = await readAll(student, things, asked);
  await swapKey(SECRETS[1]);
  const after = await readAll(student, things, asked);
  await swapKey(SECRETS[0]);
  return [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
}

/** Objects anywhere in a response that reveal the verdict on an answer to the question, or its key. */
function verdictsOf(value: unknown, found: unknown[] = []): unknown[] {
  if (typeof value !== 'object' || value === null) return found;
  const { id, questao_id, gabarito, acertou, certa, resposta } = value as Record<string, unknown>;
  const isIt = questao_id === secret().id || (id === secret().id && 'enunciado' in value);
  const key = (gabarito as { alternativa_id?: unknown } | null)?.alternativa_id;
  const own = (resposta as { acertou?: unknown } | null)?.acertou;
  if (isIt && [key, acertou, certa, own].some((told) => told !== null && told !== undefined)) found.push(value);
  for (const part of Object.values(value)) verdictsOf(part, found);
  return found;
}

/** A person with everything that calls can name, who answered the question before in all places. */
async function createReader(role: 'estudante' | 'professor' | 'admin'): Promise<{ student: Entered; things: Things }> {
  const student = await enter(api, { role, plan: 'plano_pago_primary' });
  const { id, right } = secret();
  const { sitting: unrelated, ...things } = await furnish(api, student, content);
  await api.ok('DELETE /api/customer-area/sitting/{id}', { id: unrelated }, student.token);
  for (const place of [{}, { mapa_id: things.map }, { caderno_id: things.notebook }])
    await api.ok(ANSWER, { questao_id: id, alternativa_id: right, confianca: 'certeza', ...place }, student.token);
  await api.ok('POST /api/customer-area/question/favorite', { questao_id: id }, student.token);
  const other = await enter(api, { plan: 'plano_pago_primary' });
  await api.ok(ANSWER, { questao_id: id, alternativa_id: right }, other.token);
  const comment = await api.ok(
    'POST /api/customer-area/question/comment',
    { questao_id: id, texto: SECRETS[0] },
    other.token,
  );
  await api.ok(REPORT, { comentario_id: comment.id, motivo: 'outro' }, other.token);
  return { student, things: { ...things, comment: comment.id, sitting: await beginSitting(student) } };
}

async function beginSitting({ token }: Entered): Promise<string> {
  const id = crypto.randomUUID();
  await api.ok(BEGIN, { id, prova_id: content.exam.id, idioma: 'inglês' }, token);
  return id;
}

describe('for a question in an open sitting', () => {
  it('no call reveals the key, a verdict, a comment or a statistic, not even in counts', async () => {
    const { student, things } = await createReader('estudante');
    await api.ok(FINISH, { id: things.sitting }, student.token);
    // Without an open sitting many calls reveal them: the comparison is able to see it.
    expect(await readsThatTell(student, things)).toEqual(
      expect.arrayContaining([
        'GET /api/customer-area/question/{id}',
        'GET /api/customer-area/question/statistics/{id}',
        'GET /api/customer-area/question/comment',
        'GET /api/customer-area/question-map/questions',
        'GET /api/customer-area/question-map/questions certas',
        'GET /api/customer-area/question-map/detail',
        'GET /api/customer-area/question-notebook/{id}/questions',
        'GET /api/customer-area/exam/performance/{id}',
        'GET /api/customer-area/exam/performance/{id}/questions',
        'GET /api/customer-area/sitting/{id}/result',
        'GET /api/customer-area/user/export',
        'GET /api/question certas',
      ]),
    );
    await beginSitting(student);
    expect(await readsThatTell(student, things)).toEqual([]);
  }, 60_000);

  it('no call of the staff reveals them', async () => {
    const { student, things } = await createReader('admin');
    await api.ok(FINISH, { id: things.sitting }, student.token);
    const asked = reads.filter(isOfStaff);
    expect(await readsThatTell(student, things, asked)).toEqual(
      expect.arrayContaining([
        'GET /api/customer-area/question/answer-key/{id}',
        'GET /api/customer-area/moderation/report',
      ]),
    );
    await beginSitting(student);
    expect(await readsThatTell(student, things, asked)).toEqual([]);
  });

  it('no writing call reveals them', async () => {
    const { student, things } = await createReader('admin');
    await api.ok(FINISH, { id: things.sitting }, student.token);
    const ask = async () => {
      const telling: string[] = [];
      for (const name of [
        'POST /api/sample-question/{id}',
        ANSWER,
        'POST /api/customer-area/question-notebook/release-key',
      ] as const) {
        const { body } = await api.call(name, argumentsFor(name, contract[name], things), student.token);
        if (verdictsOf(body).length > 0 || SECRETS.some((text) => JSON.stringify(body).includes(text)))
          telling.push(name);
      }
      return telling;
    };
    expect(await ask()).toHaveLength(3);
    await beginSitting(student);
    expect(await ask()).toEqual([]);
  });

  it('statistics, comments and releases are refused with a reason', async () => {
    const { student, things } = await createReader('estudante');
    const refused: [CallKey, object?][] = [
      ['GET /api/customer-area/question/statistics/{id}'],
      ['GET /api/customer-area/question/comment'],
      ['POST /api/customer-area/question-notebook/release-key'],
      ['POST /api/customer-area/question-notebook/{id}/export', { formato: 'moodle' }],
    ];
    for (const [name, more] of refused) {
      const asked = { ...argumentsFor(name, contract[name], things), ...more };
      expect([name, (await api.call(name, asked, student.token)).status]).toEqual([name, 403]);
    }
  });
});
