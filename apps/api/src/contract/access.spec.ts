import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { MESSAGES, PLAN_LIMITS, refusalAt, ROLES } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { examQuestions, exams, questionMaps, studentMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { argumentsFor, fieldsOf, type Things } from '../testing/arguments';
import { createContent, createManyQuestions, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { storeNotebook } from '@mapa/server-study/testing';
import { furnish, storeEdital } from '../testing/students';

let api: TestApp;
let content: TestContent;
let owner: Entered;
/** What `owner` has. */
let things: Things;
/** More questions than a notebook of the free plan holds, and a paper of them. */
let many: { questions: number[]; exam: number };
let otherMaps: number[];
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  owner = await enter(api);
  things = await furnish(api, owner, content);
  many = await createMany(FREE.questionsPerNotebook + 1);
  const names = Array.from({ length: FREE.maps ?? 0 }, (_, n) => ({ name: `Mapa ${n}`, slug: `mapa-${n}` }));
  otherMaps = (await api.db.insert(questionMaps).values(names).returning()).map(({ id }) => id);
});
afterAll(() => api.close());

const FREE = PLAN_LIMITS.plano_gratis;
const ABSENT = { number: 2_000_000_000, string: '99999999-9999-4999-8999-999999999999' };

const calls = Object.entries(contract) as [CallKey, Call][];
const signedIn = calls.filter(([, call]) => call.access === 'signed-in');
const open = calls.filter(([, call]) => call.access !== 'signed-in');

async function createMany(count: number) {
  const ids = await createManyQuestions(api.db, content, count);
  const [exam] = await api.db.insert(exams).values({ name: 'Prova longa', slug: 'prova-longa' }).returning();
  if (!exam) throw new Error('no exam');
  await api.db.insert(examQuestions).values(ids.map((questionId, slot) => ({ examId: exam.id, questionId, slot })));
  return { questions: ids, exam: exam.id };
}

/** Reading calls change nothing of a student: one student makes them all. */
const isReading = (name: CallKey): boolean => name.startsWith('GET ');

const told = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const ask = async (name: CallKey, args: Record<string, unknown>, token?: string) =>
  told(await api.call(name, args, token));
const argsOf = (name: CallKey, changes: Partial<Things> = {}) =>
  argumentsFor(name, contract[name], { ...things, ...changes });

const ENDED = { status: 401, body: { erro: [MESSAGES.sessionEnded] } };
const GONE = { status: 401, body: { conta: [MESSAGES.accountGone] } };
const NOT_ADMITTED = { status: 403, body: { erro: [MESSAGES.forbidden] } };

describe('a visitor, a revoked token, a token of a deleted account', () => {
  /** Expired tokens: of a revoked session, and of a deleted account. */
  let left: string;
  let gone: string;
  beforeAll(async () => {
    ({ token: left } = await enter(api));
    ({ token: gone } = await enter(api));
    await api.ok('POST /api/auth/logout', {}, left);
    await api.ok('POST /api/customer-area/user/delete', {}, gone);
  });

  it.each(signedIn)('are refused with 401 by %s', async (name) => {
    for (const token of [undefined, 'x.y.z', left]) {
      expect(await ask(name, argsOf(name), token)).toEqual(ENDED);
    }
    expect(await ask(name, argsOf(name), gone)).toEqual(GONE);
  });

  it.each(open)('get the same response from %s, unless it asks for the own state', async (name, call) => {
    const [without, withSpent] = [await ask(name, argsOf(name)), await ask(name, argsOf(name), left)];
    expect([without.status, withSpent.status]).not.toContain(401);
    if (isReading(name)) expect(withSpent).toEqual(without);
    if (call.access === 'anyone-own-state')
      expect(await ask(name, { ...argsOf(name), estado: 'certas' }, left)).toEqual(ENDED);
  });

  it('find no public call in the customer area', () => {
    expect(open.filter(([name]) => name.includes('/customer-area/'))).toEqual([]);
  });
});

/** Ids that name something public or of the caller only, each with the reason why no other student's thing can be named. */
const NOT_OWNED: Readonly<Record<string, string>> = {
  questao_id: 'questions are public',
  alternativa_id: 'alternatives are public',
  questoes: 'questions are public',
  prova_id: 'papers are public',
  plano_id: 'plans are public',
  materia_id: 'subjects are public',
  assunto_id: 'subjects are public',
  pai_id: 'subjects are public',
  em_id: 'subjects are public',
  por_id: 'maps are public',
  concurso_id: 'notices are public',
  edital_id: 'looked for among the own ones: notices.spec.ts of the desk asks for a foreign one',
  comentario_id: 'comments are shown to everybody who answered',
  receita_id: 'looked for among the own ones: own-sittings.spec.ts asks for a foreign one',
  uuid: 'kept apart for each student: answers.spec.ts gives two students the same one',
  social_id: 'the provider says whose it is, not the body',
};
/** The same for `id`, by call. */
const ID_NOT_OWNED: readonly (readonly [RegExp, string])[] = [
  [/question-map\/select$/, 'maps are public until they are chosen'],
  [/\/moderation\/|\/desk\//, 'only staff is admitted'],
  [/sitting-offer/, 'papers are public'],
  [/customer-area\/sitting$/, 'of two students who choose the same id each has a sitting of their own'],
  [/customer-area\/edital$/, 'of two students who choose the same id each has an edital of their own'],
  [/comment\/update-views/, 'comments are shown to everybody who answered'],
  [/exam\/performance|tri\/performance/, 'papers are public'],
  [/customer-area\/question\//, 'questions are public; what hangs on them is found by the caller'],
];
/** Bodies whose field names a public thing, while other calls use the same field for the caller's own things. */
const CHOOSES_PUBLIC: readonly CallKey[] = ['POST /api/customer-area/question-map/select'];

function foreignCells(name: CallKey, call: Call): { field: string; why: string | undefined }[] {
  const ids = fieldsOf(call)
    .map(([field]) => field)
    .filter((field) => /(^|_)id$|uuid|questoes/.test(field));
  return ids.map((field) => {
    if (call.policy?.owned?.[field]) return { field, why: 'asked below' };
    if (CHOOSES_PUBLIC.includes(name)) return { field, why: 'maps are public until they are chosen' };
    const why = field === 'id' ? ID_NOT_OWNED.find(([path]) => path.test(name))?.[1] : NOT_OWNED[field];
    return { field, why: why ?? (/^(banca|instituicao)_id$/.test(field) ? 'institutions are public' : undefined) };
  });
}

describe('another student', () => {
  const owned = signedIn.flatMap(([name, call]) =>
    Object.entries(call.policy?.owned ?? {}).map(([field, thing]) => [name, field, thing] as const),
  );

  it.each(owned)('is answered by %s for a foreign %s (%s) as for an absent one', async (name, field, thing) => {
    const [role] = (contract[name] as Call).policy?.roles ?? [];
    const { token } = role ? await api.createStudent({ role }) : await enter(api);
    const foreign = things[thing];
    const args = argsOf(name);
    const asked = await ask(name, { ...args, [field]: foreign }, token);
    expect(asked).toEqual(await ask(name, { ...args, [field]: ABSENT[typeof foreign as 'number' | 'string'] }, token));
    expect(asked.status).toBe(404);
  });

  it('covers every other id that a call takes, with a reason', () => {
    const empty = signedIn.flatMap(([name, call]) =>
      foreignCells(name, call)
        .filter(({ why }) => !why)
        .map(({ field }) => `${name}: ${field}`),
    );
    expect(empty).toEqual([]);
  });

  it('leaves everything of the owner unchanged', async () => {
    const maps = await api.ok('GET /api/customer-area/question-map/user-maps', {}, owner.token);
    const books = await api.ok('GET /api/customer-area/question-notebook', {}, owner.token);
    expect([maps.total, books.data.map(({ id, nome }) => [id, nome])]).toEqual([1, [[things.notebook, 'Caderno']]]);
  });
});

/** A free student at every limit, with the things that are still refused as the arguments of a call. */
async function atLimit(gate: string | undefined) {
  const student = await enter(api);
  const isSize = gate === 'questionsPerNotebook';
  await api.db.insert(studentMaps).values(otherMaps.map((mapId) => ({ studentId: student.id, mapId })));
  const [notebook] = [await storeNotebook(api, student.id, isSize ? many.questions : things.questions)];
  for (let n = 1; n < (FREE.notebooks ?? 0); n++) await storeNotebook(api, student.id, things.questions);
  await api.db.execute(sql`insert into served_questions
    select ${student.id}, (now() at time zone 'America/Sao_Paulo')::date, 1000000 + n from generate_series(1, ${FREE.questionsPerDay}::int) n`);
  await api.db.execute(sql`insert into map_questions (map_id, question_id, subject_id, slot)
    values (${otherMaps[0]}, ${things.question}, ${content.crasis.id}, 1) on conflict do nothing`);
  const map = gate === 'maps' ? content.map.id : (otherMaps[0] ?? 0);
  const edital = await storeEdital(api, student.id, content.crasis.id);
  return {
    ...student,
    things: { notebook, map, edital, ...(isSize && { questions: many.questions, exam: many.exam }) },
  };
}

describe('a free student at the limit', () => {
  const gated = signedIn.flatMap(([name, call]) => (call.policy?.gates ?? []).map((gate) => [name, gate] as const));
  const free = signedIn.filter(([, call]) => !call.policy?.gates);
  const sentences = Object.keys(FREE).flatMap((gate) =>
    gate === 'teacherComments' ? [] : refusalAt(gate as 'maps', FREE),
  );

  it.each(gated)('is refused by %s at %s with the limit and how to lift it', async (name, gate) => {
    const student = await atLimit(gate);
    expect(await ask(name, argsOf(name, student.things), student.token)).toEqual({
      status: 403,
      body: { erro: [refusalAt(gate, FREE)] },
    });
  });

  it.each(gated)('is admitted by %s at %s with a paid plan', async (name, gate) => {
    const student = await atLimit(gate);
    await api.db.execute(sql`update users set plan = 'plano_pago_primary' where id = ${student.id}`);
    expect((await ask(name, argsOf(name, student.things), student.token)).status).toBe(200);
  });

  let reader: Awaited<ReturnType<typeof atLimit>>;
  beforeAll(async () => {
    reader = await atLimit(undefined);
  });

  it.each(free)('is never refused by a limit at %s', async (name) => {
    const student = isReading(name) ? reader : await atLimit(undefined);
    const { body } = await ask(name, argsOf(name, student.things), student.token);
    expect(sentences).not.toContain((body as { erro?: string[] }).erro?.[0]);
  });
});

describe('each role', () => {
  let readers: Map<(typeof ROLES)[number], Entered>;
  beforeAll(async () => {
    readers = new Map(await Promise.all(ROLES.map(async (role) => [role, await enter(api, { role })] as const)));
  });

  it.each(signedIn)('is admitted by %s only if the call names it or names no role', async (name, call) => {
    for (const role of ROLES) {
      const { token } = (isReading(name) && readers.get(role)) || (await enter(api, { role }));
      const answer = await ask(name, argsOf(name), token);
      const isRefused = answer.status === 403 && JSON.stringify(answer) === JSON.stringify(NOT_ADMITTED);
      expect([role, isRefused]).toEqual([role, call.policy?.roles?.includes(role) === false]);
    }
  });
});

describe('the routes of the application', () => {
  /** Besides the calls: the link that ends reminders, pictures (drafts by signed addresses), the API description and the readiness probe are public; metrics are open to this machine. */
  const BESIDE = [
    'GET /api/docs',
    'GET /api/docs/json',
    'GET /api/desk-picture/{paper}/{hash}/{until}/{signature}',
    'GET /api/document/{hash}/{name}',
    'GET /api/media/{hash}',
    'GET /api/reminder/one-click/{token}',
    'GET /metrics',
    'GET /ready',
    'POST /api/reminder/one-click/{token}',
  ];

  it('are those of the contract and a few that are public on purpose', () => {
    const routes = listRoutes(api.app.printRoutes({ commonPrefix: false }));
    expect(routes.sort()).toEqual([...Object.keys(contract), ...BESIDE].sort());
  });
});

/** Reads Fastify's drawing of its route tree: indentation by fours, one or more methods at the end of a line. */
function listRoutes(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, lead = '', path = '', methods] = /^([│ ]*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (!lead) return [];
    const depth = lead.length / 4 - 1;
    above.length = depth;
    above.push(path);
    const whole = above.join('').replace(/:(\w+)/g, '{$1}');
    return (methods ?? '')
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${whole}`);
  });
}
