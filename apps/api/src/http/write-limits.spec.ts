import { contract, WRITE_LIMITS, type Call, type CallKey, type WriteLimitName } from '@mapa/api-contract';
import { MESSAGES } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { buildApp } from '../app';
import { comments, favorites, questionNotes, REQUEST_QUEUES } from '@mapa/server-platform';
import { createTestApp, PASSWORD, type TestApp } from '../testing/app';
import { argumentsFor, type Things } from '../testing/arguments';
import { createContent, createManyQuestions, type TestContent } from '@mapa/server-search/testing';
import { mailsTo, NO_TIME_LIMITS, tokenIn } from '@mapa/server-platform/testing';
import { enter } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

const COMMENT = 'POST /api/customer-area/question/comment';
const NOTE = 'PUT /api/customer-area/question/note/{id}';
const FAVORITE = 'POST /api/customer-area/question/favorite';
const LOGIN = 'POST /api/auth/login';
/** Concurrent requests, at most as many as are served at once, because a slow machine refuses those in the queue. */
const BURST = REQUEST_QUEUES.lists.running;
const TOO_MANY = { erro: [MESSAGES.rateLimited] };

let api: TestApp;
let content: TestContent;
let questao_id: number;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  questao_id = content.outsider.id;
});
afterAll(() => api.close());

const comment = (token: string) => api.call(COMMENT, { questao_id, texto: 'Dica' }, token);

/** Processes a list in bursts. */
async function each<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += BURST)
    results.push(...(await Promise.all(list.slice(at, at + BURST).map(work))));
  return results;
}
const times = <T>(count: number, work: () => Promise<T>) => each(Array.from({ length: count }), work);
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** The calls of signed-in students that count against a limit. */
const signedInCallsOf = (name: WriteLimitName): CallKey[] =>
  (Object.keys(contract) as CallKey[]).filter((key) => {
    const { access, limit }: Call = contract[key];
    return access === 'signed-in' && limit === name;
  });

/** Leaves an account no point of any limit that it has used. */
const exhaust = () => api.pool.query("update rate_limits set points = 1000000 where key like 'write\\_%'");

describe('the limits on writes', () => {
  it('each apply to at least one call', () => {
    const used = new Set(Object.values<Call>(contract).map(({ limit }) => limit));
    expect(Object.keys(WRITE_LIMITS).filter((name) => !used.has(name as WriteLimitName))).toEqual([]);
  });

  it.each(Object.entries(WRITE_LIMITS))(
    'of %s admit staff more often, and refuse each of their calls',
    async (name, { student, staff }) => {
      expect(staff).toBeGreaterThan(student);
      const master = await enter(api, { role: 'master' });
      const things: Things = await furnish(api, master, content);
      await api.app.writeLimits.admit(name as WriteLimitName, { id: master.id, role: 'master' });
      await exhaust();
      for (const call of signedInCallsOf(name as WriteLimitName)) {
        const { status, body, headers } = await api.call(
          call,
          argumentsFor(call, contract[call], things),
          master.token,
        );
        expect([call, status, body]).toEqual([call, 429, TOO_MANY]);
        expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
      }
    },
  );

  it('stop a burst by one student, but neither other students behind the same address nor the staff', async () => {
    const flooder = await enter(api);
    const answers = await times(100, () => comment(flooder.token));
    expect([counted(answers, 200), counted(answers, 429)]).toEqual([
      WRITE_LIMITS.comments.student,
      100 - WRITE_LIMITS.comments.student,
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual(TOO_MANY);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(await api.db.$count(comments, eq(comments.authorId, flooder.id))).toBe(WRITE_LIMITS.comments.student);
    const school = await times(40, () => enter(api));
    expect(counted(await each(school, ({ token }) => comment(token)), 200)).toBe(40);
    const teacher = await enter(api, { role: 'professor' });
    expect(counted(await times(100, () => comment(teacher.token)), 200)).toBe(100);
  });

  it('do not apply to answers and reads', async () => {
    const student = await enter(api);
    await comment(student.token);
    await exhaust();
    expect((await comment(student.token)).status).toBe(429);
    const answers = await times(300, () =>
      api.call(
        'POST /api/customer-area/question/answer',
        { questao_id, alternativa_id: content.outsider.right },
        student.token,
      ),
    );
    expect(counted(answers, 200)).toBe(300);
    const reads = await times(300, () =>
      api.call('GET /api/customer-area/question/comment', { questao_id }, student.token),
    );
    expect(counted(reads, 200)).toBe(300);
  });

  it("accept a week's notes and favourites at once", async () => {
    const { id: studentId, token } = await enter(api);
    const ids = await createManyQuestions(api.db, content, 700);
    const notes = await each(ids, (id) => api.call(NOTE, { id, texto: 'Rever', revisao: 0 }, token));
    const marks = await each(ids, (id) => api.call(FAVORITE, { questao_id: id, favorita: true }, token));
    expect([counted(notes, 200), counted(marks, 200)]).toEqual([700, 700]);
    const stored = [questionNotes, favorites].map((table) => api.db.$count(table, eq(table.studentId, studentId)));
    expect(await Promise.all(stored)).toEqual([700, 700]);
  }, 60_000);

  it('persist after the process that counted ends', async () => {
    const { token } = await enter(api);
    await comment(token);
    await exhaust();
    const next = await buildApp({ config: api.config, pool: api.pool, db: api.db, timeLimits: NO_TIME_LIMITS });
    const headers = { authorization: `Bearer ${token}` };
    const response = await next.inject({
      method: 'POST',
      url: '/api/customer-area/question/comment',
      headers,
      payload: { questao_id, texto: 'Dica' },
    });
    expect(response.statusCode).toBe(429);
    await next.close();
  });
});

describe('sessions', () => {
  it('are limited per account, by either way of signing in, until its password is reset', async () => {
    const [{ user }, other] = [await api.createStudent(), await api.createStudent()];
    const form = {
      tipo_cadastro: 'email',
      nome: 'Ana Souza',
      email: user.email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    await exhaust();
    for (const [name, args] of [
      [LOGIN, { email: user.email, password: PASSWORD }],
      ['POST /api/auth/registerOrLogin', form],
    ] as const) {
      const { status, body, headers } = await api.call(name, args);
      expect([status, body]).toEqual([429, TOO_MANY]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    }
    expect((await api.call(LOGIN, { email: user.email, password: 'errada' })).status).toBe(422);
    await api.ok('POST /api/auth/send-reset-password', { email: user.email });
    const token = tokenIn((await mailsTo(api, user.email)).at(-1));
    await api.ok('POST /api/auth/reset-password', {
      token,
      password: 'um barco na serra 7',
      password_confirmation: 'um barco na serra 7',
    });
    await api.ok(LOGIN, { email: user.email, password: 'um barco na serra 7' });
    expect((await api.call(LOGIN, { email: other.user.email, password: PASSWORD })).status).toBe(429);
  });
});
