import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { reports } from '@mapa/server-platform';
import { PAYMENT } from '@mapa/server-plans';
import { providerRules } from '@mapa/server-sessions';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { keysIn } from '../testing/fuzz/leaks';
import { requestsOf, type FuzzedRequest } from '../testing/fuzz/requests';
import type { Known } from '../testing/fuzz/values';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15);
/** Far longer than a call takes on a slow and busy machine. */
const HANG_MS = 15_000;

/** Marks everything private of another student. The first name is shown on comments, and is not marked. */
const MARK = 'zqmarca';
/** Marks what another student wrote for the staff only. */
const STAFF_MARK = 'zqdenuncia';
/** Marks texts that reveal a key: comments of others, and the teacher's comment of the question. */
const KEY_TEXT = 'zqchave';
const KEY_TEXTS = [KEY_TEXT, 'Comentário do professor.'];

let api: TestApp;
let content: TestContent;
let victim: Entered;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  victim = await createVictim();
});
// Content that the staff moderated away or that left the first page would be missing from the list of secrets.
beforeEach(async () => {
  await api.pool.query('delete from comments where author_id <> $1', [victim.id]);
  await api.pool.query('update comments set hidden_at = null where hidden_at is not null');
});
afterAll(() => api.close());

/** A student with one thing of each kind, marked in every private field. */
async function createVictim(): Promise<Entered> {
  const student = await enter(api, { name: `Ana ${MARK}`, email: `${MARK}@exemplo.com.br` });
  const { token } = student;
  const ids = content.questions.map(({ id }) => id);
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
  await api.ok('POST /api/customer-area/question-notebook/', { nome: `Caderno ${MARK}`, questoes: ids }, token);
  for (const { id, right, wrong } of content.questions) {
    await api.ok(
      'POST /api/customer-area/question/answer',
      { questao_id: id, alternativa_id: id % 2 ? right : wrong, mapa_id: content.map.id },
      token,
    );
    await api.ok(
      'POST /api/customer-area/question/comment',
      { questao_id: id, texto: `Marquei a B: ${KEY_TEXT}` },
      token,
    );
    await api.ok('PUT /api/customer-area/question/note/{id}', { id, texto: `Anotação ${MARK}`, revisao: 0 }, token);
    await api.ok('PUT /api/customer-area/question/comment-request/request/{id}', { id }, token);
  }
  await api.db
    .insert(reports)
    .values({ studentId: student.id, questionId: ids[0], reason: 'outro', text: `Erro ${STAFF_MARK}` });
  return student;
}

async function knownTo({ id }: Entered, own: { notebook: unknown }): Promise<Known> {
  const select = async <T>(query: string) => (await api.pool.query<{ id: T }>(query)).rows.map((row) => row.id);
  const numbers = await select<number>(
    'select id from questions union select id from question_maps union select id from exams union select id from subjects union select id from alternatives union select id from comments union select id from reports union select id from institutions',
  );
  const uuids = await select<string>(
    `select id from notebooks where student_id = '${victim.id}' union select id from answers where student_id = '${victim.id}'`,
  );
  return { numbers, uuids: [id, victim.id, String(own.notebook), ...uuids] };
}

/** Keys that a call may reveal: of answered questions; and for the call that releases keys, those that it recorded. */
async function knownKeys(call: Call, { id }: Entered): Promise<Set<number>> {
  const table = call === contract['POST /api/customer-area/question-notebook/release-key'] ? 'key_releases' : 'answers';
  const { rows } = await api.pool.query<{ question_id: number }>(
    `select question_id from ${table} where student_id = $1`,
    [id],
  );
  return new Set(rows.map((row) => row.question_id));
}

const ajv = new Ajv({ strict: false, removeAdditional: true, validateSchema: false });
addFormats.default(ajv, ['uuid', 'date-time', 'date']);
const compiled = new Map<object, ValidateFunction>();

/** Whether a body satisfies the call's schema, checked without the application. */
function admits(schema: object, text: string): boolean {
  if (/"__proto__":|"constructor":\{[^{}]*"prototype":/.test(text)) return false;
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(JSON.parse(text)) as boolean;
}

// Calls that end the caller's session or account use a new student each time.
const ENDING: readonly CallKey[] = [
  'POST /api/auth/logout',
  'POST /api/customer-area/user/delete',
  'POST /api/customer-area/user/change-password',
];

/** Refusals because this installation lacks a feature, although the call is valid. */
const NOT_OFFERED = [
  PAYMENT.noProvider,
  providerRules('google').notConfigured,
  providerRules('facebook').notConfigured,
].map(({ sentence }) => sentence);

interface Caller extends Entered {
  isStaff: boolean;
}

async function createCaller(isStaff: boolean): Promise<Caller> {
  return { ...(await enter(api, { role: isStaff ? 'master' : 'estudante' })), isStaff };
}

/** Sends one request and returns everything that is wrong with its response. */
async function faultsOf(call: Call, caller: Caller, { isBodyMeant, ...request }: FuzzedRequest): Promise<string[]> {
  const began = performance.now();
  const { status, body, unlike } = await api.send({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${caller.token}` },
  });
  const elapsed = performance.now() - began;
  const told = JSON.stringify(body);
  const isExcused = status === 503 && NOT_OFFERED.some((sentence) => told.includes(sentence));
  const isAdmitted = caller.isStaff || !call.policy?.roles;
  const isRefusable = isAdmitted && isBodyMeant && call.body && !admits(call.body, String(request.payload));
  const marks = caller.isStaff ? [MARK] : [MARK, STAFF_MARK];
  const answered = caller.isStaff || status !== 200 ? null : await knownKeys(call, caller);
  const keys = answered
    ? keysIn(body, KEY_TEXTS).filter(({ question }) => question === null || !answered.has(question))
    : [];
  return [
    ...unlike,
    ...(elapsed < HANG_MS ? [] : [`it took ${Math.round(elapsed)} ms`]),
    ...(status < 500 || isExcused ? [] : [`it answered ${status}: ${told}`]),
    ...(isRefusable && status !== 422 ? [`it took a body that the schema does not admit: ${status} ${told}`] : []),
    ...marks.filter((mark) => told.toLowerCase().includes(mark)).map((mark) => `it told ${mark}`),
    ...keys.map(({ question, path }) => `it told the key of question ${question} at ${path}`),
  ];
}

/** The victim's data as in the export, without what others may change: votes, teachers' answers, decisions. */
async function holdings(): Promise<unknown> {
  // An annulment by the staff changes how questions count for everybody, as it should.
  await api.pool.query('update questions set annulled = false, outdated = false, status_reason = null');
  const { perfil, dados } = await api.ok('GET /api/customer-area/user/export', {}, victim.token);
  const { comentarios: _votes, solicitacoes: _answers, denuncias: _decisions, ...own } = dados;
  return { perfil: { ...perfil, notify: false }, own };
}

describe('random input to a call', () => {
  const calls = Object.entries(contract) as [CallKey, Call][];

  it.each(calls)('%s answers in time, as described, and leaves others alone and tells no key', async (name, call) => {
    const [student, staff] = [await createCaller(false), await createCaller(true)];
    const own = await furnish(api, student, content);
    const requests = requestsOf(name, call, await knownTo(student, own));
    const before = await holdings();
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 0, max: 3 }), async (request, who) => {
        const isStaff = who === 0;
        const caller = ENDING.includes(name) ? await createCaller(isStaff) : isStaff ? staff : student;
        expect(await faultsOf(call, caller, request)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect(await holdings()).toEqual(before);
  });
});

describe('the scan', () => {
  it("finds the marks in their owner's responses, and keys once they are revealed", async () => {
    const notebooks = await api.ok('GET /api/customer-area/question-notebook', {}, victim.token);
    const comments = await api.ok(
      'GET /api/customer-area/question/comment',
      { questao_id: content.questions[0]?.id },
      victim.token,
    );
    const questions = await api.ok(
      'GET /api/customer-area/question-map/questions',
      { id: content.map.id, gabarito: true },
      victim.token,
    );
    expect(JSON.stringify(notebooks)).toContain(MARK);
    expect(keysIn(comments, KEY_TEXTS).map(({ question }) => question)).toContain(content.questions[0]?.id);
    expect(new Set(keysIn(questions, KEY_TEXTS).map(({ question }) => question))).toEqual(
      new Set(content.questions.map(({ id }) => id)),
    );
  });
});
