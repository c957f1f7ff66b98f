import { MESSAGES } from '@mapa/domain';
import { AxiosHeaders } from 'axios';
import { baseApi } from '../api/base-api';
import { catalogueApi } from '../resources/catalogue';
import { communityApi } from '../resources/community';
import { examsApi } from '../resources/exams';
import { signInApi } from '../resources/session/sign-in';
import { studentMapsApi } from '../resources/student-maps';
import { createTestStore, listOf, offline, refuse, sampleExam } from '../testing';

const exam = examsApi.endpoints.exam.initiate({ id: 1 }, { subscribe: false, forceRefetch: true });
const maps = studentMapsApi.endpoints.studentMaps.initiate(undefined, { subscribe: false, forceRefetch: true });
const login = signInApi.endpoints.login.initiate({ email: 'a@b.c', password: 'x' });

const startAt = new Date('2026-03-01T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: startAt, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('the errors of calls', () => {
  it.each([
    [
      422,
      { banca_id: ['Banca inválida.'] },
      { kind: 'invalid', message: 'Banca inválida.', fields: { banca_id: ['Banca inválida.'] } },
    ],
    [401, {}, { kind: 'unauthorized', message: MESSAGES.sessionEnded, fields: {} }],
    [403, {}, { kind: 'forbidden', message: MESSAGES.forbidden, fields: {} }],
    [404, 'Prova sumiu.', { kind: 'not-found', message: 'Prova sumiu.', fields: { erro: ['Prova sumiu.'] } }],
    [408, { erro: ['Demorou.'] }, { kind: 'unavailable', message: 'Demorou.', fields: { erro: ['Demorou.'] } }],
    [502, '<html>', { kind: 'unavailable', message: MESSAGES.unavailable, fields: {} }],
    [
      503,
      { erro: [MESSAGES.unavailable] },
      { kind: 'unavailable', message: MESSAGES.unavailable, fields: { erro: [MESSAGES.unavailable] } },
    ],
    [500, {}, { kind: 'unexpected', status: 500, message: MESSAGES.unexpected, fields: {} }],
    [
      418,
      { erro: ['Sou um bule.'] },
      { kind: 'unexpected', status: 418, message: 'Sou um bule.', fields: { erro: ['Sou um bule.'] } },
    ],
  ])('of status %i are distinguished', async (status, body, error) => {
    const { store } = createTestStore({ calls: { 'GET /api/exam/{id}': refuse(status, body) } });
    expect((await store.dispatch(exam)).error).toEqual(error);
  });

  it('of a server fault end with the code in its log', async () => {
    const refused = refuse(500, { erro: ['Deu errado.'] }, { 'x-request-id': 'do-balanceador' });
    const { store } = createTestStore({ calls: { 'GET /api/exam/{id}': refused } });
    expect((await store.dispatch(exam)).error).toMatchObject({
      message: 'Deu errado. Código do erro: do-balanceador.',
      fields: { erro: ['Deu errado.'] },
    });
  });

  it.each([
    ['succeeds then', sampleExam(), { data: sampleExam() }],
    ['is refused again', refuse(503, {}, { 'retry-after': '1' }), { error: { kind: 'unavailable' } }],
  ])('of status 503 with a short delay lead to one more request, which %s', async (_, second, result) => {
    let sent = 0;
    const { store } = createTestStore({
      calls: { 'GET /api/exam/{id}': () => (sent++ === 0 ? refuse(503, {}, { 'retry-after': '1' }) : second) },
    });
    const call = store.dispatch(exam);
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toBe(1);
    await jest.advanceTimersByTimeAsync(501);
    expect(await call).toMatchObject(result);
    expect(sent).toBe(2);
  });

  it('of status 503 carry the delay that the server asks for', async () => {
    const { store } = createTestStore({ calls: { 'GET /api/exam/{id}': refuse(503, {}, { 'retry-after': '7' }) } });
    expect((await store.dispatch(exam)).error).toMatchObject({ kind: 'unavailable', retryAfterS: 7 });
  });

  it('report a missing connection when nobody answers', async () => {
    const { store } = createTestStore({ calls: { 'GET /api/exam/{id}': offline() } });
    expect((await store.dispatch(exam)).error).toEqual({ kind: 'offline', message: MESSAGES.offline, fields: {} });
  });

  it('report an unavailable server when a foreign page arrives instead', async () => {
    const page = '<!doctype html><title>Entre na rede</title>' as never;
    const { store } = createTestStore({ calls: { 'GET /api/exam/{id}': page } });
    expect((await store.dispatch(exam)).error).toEqual({
      kind: 'unavailable',
      message: MESSAGES.unavailable,
      fields: {},
    });
  });

  it('treat a 401 on login as a failed login and end no session', async () => {
    const { store, client } = createTestStore({ calls: { 'POST /api/auth/login': refuse(401) } });
    const ended = jest.fn();
    client.events.onUnauthorized(ended);
    expect((await store.dispatch(login)).error).toMatchObject({ kind: 'invalid', message: MESSAGES.wrongCredentials });
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    ['', {}, false],
    [', and that its account is gone where the server says so', { conta: ['Esta conta foi excluída.'] }, true],
  ])('report any other 401 with the refused token%s', async (_what, body, isAccountGone) => {
    const calls = { 'GET /api/customer-area/question-map/user-maps': refuse(401, body) };
    const { store, client } = createTestStore({ calls, token: () => 'velho' });
    const ended = jest.fn();
    const stop = client.events.onUnauthorized(ended);
    await store.dispatch(maps);
    stop();
    await store.dispatch(maps);
    expect(ended.mock.calls).toEqual([
      [{ call: 'GET /api/customer-area/question-map/user-maps', token: 'velho', isAccountGone }],
    ]);
  });
});

describe("the server's clock", () => {
  it.each([
    ['private, no-store', 'Sun, 01 Mar 2026 12:00:45 GMT', [[Date.parse('2026-03-01T12:00:45Z')]]],
    ['public, max-age=30, stale-while-revalidate=300', 'Sun, 01 Mar 2026 12:00:45 GMT', []],
    ['private, no-store', undefined, []],
  ])('is reported for a response that says %s and was sent %s', async (cacheControl, date, told) => {
    const { store, client } = createTestStore({ calls: { 'GET /api/exam/{id}': sampleExam() } });
    client.http.interceptors.response.use((response) => {
      response.headers = new AxiosHeaders({ 'cache-control': cacheControl, date: date ?? null });
      return response;
    });
    const clock = jest.fn();
    client.events.onServerTime(clock);
    await store.dispatch(exam);
    expect(clock.mock.calls).toEqual(told);
  });
});

describe('a cached response', () => {
  it('replaces a call, except a forced one', async () => {
    const { store, seen } = createTestStore({
      calls: { 'GET /api/matter': listOf() },
      cache: { storage: sessionStorage, owner: () => 'ana' },
    });
    const ask = (forceRefetch: boolean) =>
      store.dispatch(catalogueApi.endpoints.matterList.initiate({}, { subscribe: false, forceRefetch }));
    await ask(false);
    store.dispatch(baseApi.util.resetApiState());
    expect([(await ask(false)).data, seen.length]).toEqual([listOf(), 1]);
    await ask(true);
    expect(seen).toHaveLength(2);
  });
});

describe('after a 429', () => {
  const busy = (header?: string) => refuse(429, {}, header ? { 'retry-after': header } : {});

  it.each([
    ['30', 30],
    ['Sun, 01 Mar 2026 12:00:45 GMT', 45],
    ['depois', 5],
    [undefined, 5],
  ])('with Retry-After %s the call is not sent for %i s', async (header, seconds) => {
    const { store, client, seen } = createTestStore({ calls: { 'GET /api/exam/{id}': busy(header) } });
    const told = jest.fn();
    client.events.onRateLimited(told);
    const expected = { kind: 'rate-limited', retryAfterS: seconds, message: MESSAGES.rateLimited, fields: {} };
    expect((await store.dispatch(exam)).error).toEqual(expected);
    jest.advanceTimersByTime(seconds * 1_000 - 1);
    expect((await store.dispatch(exam)).error).toEqual({ ...expected, retryAfterS: 1 });
    expect(seen).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await store.dispatch(exam);
    expect(seen).toHaveLength(2);
  });

  it('a clock that is set back does not extend the wait', async () => {
    const { store, seen } = createTestStore({ calls: { 'GET /api/exam/{id}': busy('30') } });
    await store.dispatch(exam);
    jest.setSystemTime(Date.parse('2026-01-01T12:00:00Z'));
    jest.advanceTimersByTime(30_000);
    await store.dispatch(exam);
    expect(seen).toHaveLength(2);
  });

  it('every other call continues, and so does the same path with another method', async () => {
    const { store, seen } = createTestStore({
      calls: {
        'POST /api/customer-area/question/comment': busy('3600'),
        'GET /api/customer-area/question/comment': listOf(),
        'GET /api/customer-area/question-map/user-maps': listOf(),
      },
    });
    const write = communityApi.endpoints.writeComment.initiate({ questao_id: 1, texto: 'Boa.' });
    await store.dispatch(write);
    await store.dispatch(write);
    expect((await store.dispatch(communityApi.endpoints.comments.initiate({ questao_id: 1 }))).isSuccess).toBe(true);
    expect((await store.dispatch(maps)).isSuccess).toBe(true);
    expect(seen.map(({ call }) => call)).toEqual([
      'POST /api/customer-area/question/comment',
      'GET /api/customer-area/question/comment',
      'GET /api/customer-area/question-map/user-maps',
    ]);
  });

  it('one call waits whatever its arguments: the limit counts the account', async () => {
    const { store, seen } = createTestStore({ calls: { 'GET /api/exam/{id}': busy('30') } });
    await store.dispatch(exam);
    await store.dispatch(examsApi.endpoints.exam.initiate({ id: 2 }, { subscribe: false }));
    expect(seen).toHaveLength(1);
  });

  it('the next student on this device does not wait, even if the 429 arrives after the login', async () => {
    let token = 'ana';
    const { store, seen } = createTestStore({
      token: () => token,
      calls: {
        'GET /api/customer-area/question-map/user-maps': () => {
          token = 'bia';
          return busy('3600');
        },
      },
    });
    await store.dispatch(maps);
    await store.dispatch(maps);
    await store.dispatch(maps);
    expect(seen.map((call) => call.token)).toEqual(['ana', 'bia']);
  });

  it('on login only that account waits, in any spelling of its e-mail', async () => {
    const { store, seen } = createTestStore({
      calls: {
        'POST /api/auth/login': busy('3600'),
        'GET /api/exam/{id}': refuse(404),
      },
    });
    await store.dispatch(login);
    await store.dispatch(login);
    await store.dispatch(signInApi.endpoints.login.initiate({ email: ' A@B.c', password: 'x' }));
    await store.dispatch(signInApi.endpoints.login.initiate({ email: 'outra@b.c', password: 'x' }));
    await store.dispatch(exam);
    expect(seen.map(({ call }) => call)).toEqual([
      'POST /api/auth/login',
      'POST /api/auth/login',
      'GET /api/exam/{id}',
    ]);
  });
});
