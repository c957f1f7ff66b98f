import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { MESSAGES, ROLES } from '@mapa/domain';
import type { InjectOptions } from 'fastify';
import { GENERAL, openDatabase, REQUEST_QUEUES } from '@mapa/server-platform';
import { buildApp } from '../app';
import { createTestApp, testConfig, type TestApp } from '../testing/app';
import { enter } from '@mapa/server-sessions/testing';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ENDED = { status: 401, body: { erro: [MESSAGES.sessionEnded] } };
const NOT_ADMITTED = { status: 403, body: { erro: [MESSAGES.forbidden] } };
const AWAY = { status: 503, body: { erro: [MESSAGES.unavailable] } };

interface Input extends InjectOptions {
  what: string;
}

/** Invalid requests of a call. `own` asks for data that depend on the student's own state. */
function badInputs(name: string, call: Call, own = ''): Input[] {
  const [method, path = ''] = name.split(' ') as [InjectOptions['method'], string];
  const right = path.replace(/\{\w+\}/g, '1');
  const wrong = path.replace(/\{\w+\}/g, '%22x%22');
  const queries = Object.keys(call.query?.properties ?? {}).map((field) => `${field}=%00x`);
  const asked = (url: string, query: readonly string[] = []) => `${url}?${[own, ...query].filter(Boolean).join('&')}`;
  const json = { 'content-type': 'application/json' };
  return [
    { what: 'no query', method, url: asked(right) },
    ...(call.params ? [{ what: 'a malformed id', method, url: asked(wrong) }] : []),
    ...(call.query ? [{ what: 'a malformed query', method, url: asked(right, own ? queries.slice(1) : queries) }] : []),
    ...(method === 'GET'
      ? []
      : [
          { what: 'an empty body', method, url: right, headers: json, payload: '' },
          { what: 'broken JSON', method, url: right, headers: json, payload: '{"id": ' },
          { what: 'an empty object', method, url: right, headers: json, payload: '{}' },
          { what: 'another media type', method, url: right, headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
        ]),
  ];
}

async function send({ what: _what, ...request }: Input, token?: string) {
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const { status, body } = await api.send({ ...request, headers });
  return { status, body };
}

const calls = Object.entries(contract) as [CallKey, Call][];
const signedIn = calls.filter(([, { access }]) => access === 'signed-in');
const ownState = calls.filter(([, { access }]) => access === 'anyone-own-state');
const forRoles = signedIn.filter(([, { policy }]) => policy?.roles);

/** A token of a session that was ended. */
async function revokedToken(): Promise<string> {
  const { token } = await enter(api);
  await api.ok('POST /api/auth/logout', {}, token);
  return token;
}

describe('invalid input', () => {
  it.each(signedIn)('is checked by %s after the token', async (name, call) => {
    const tokens = [undefined, 'x', 'x.y.z', await revokedToken()];
    for (const input of badInputs(name, call)) {
      for (const token of tokens)
        expect({ what: input.what, ...(await send(input, token)) }).toEqual({ what: input.what, ...ENDED });
    }
  });

  it.each(ownState)('is checked by %s after the token when the own state is asked for', async (name, call) => {
    const tokens = [undefined, 'x.y.z', await revokedToken()];
    for (const own of ['estado=certas', 'estado[]=certas', 'estado=todas&estado=certas', 'ocultas=excluir']) {
      for (const input of badInputs(name, call, own)) {
        for (const token of tokens)
          expect({ own, what: input.what, ...(await send(input, token)) }).toEqual({ own, what: input.what, ...ENDED });
      }
    }
  });

  it.each(ownState)('is refused by %s for everybody when the own state is not asked for', async (name) => {
    const url = name.split(' ')[1]?.replace(/\{\w+\}/g, '1');
    for (const query of ['estado=todas&ano[]=x', 'estado=nada']) {
      for (const token of [undefined, await revokedToken()]) {
        expect((await send({ what: '', method: 'GET', url: `${url}?${query}` }, token)).status).toBe(422);
      }
    }
  });

  it.each(forRoles)('is checked by %s after the role', async (name, call) => {
    for (const role of ROLES.filter((role) => !call.policy?.roles?.includes(role))) {
      const { token } = await enter(api, { role });
      for (const input of badInputs(name, call))
        expect({ role, what: input.what, ...(await send(input, token)) }).toEqual({
          role,
          what: input.what,
          ...NOT_ADMITTED,
        });
    }
  });
});

describe('before the token', () => {
  const ANSWER = {
    what: 'broken JSON',
    method: 'POST',
    url: '/api/customer-area/question/answer',
    headers: { 'content-type': 'application/json' },
  } as const;

  it('a body that is too large is refused', async () => {
    const { status, body } = await send({ ...ANSWER, payload: 'x'.repeat(300_000) });
    expect([status, body]).toEqual([422, { erro: [GENERAL.tooLarge.sentence] }]);
  });

  it('a call whose request queue is full is refused', async () => {
    const plan = { what: '', method: 'GET', url: '/api/customer-area/user/plan' } as const;
    const client = await api.pool.connect();
    // A slow machine may admit the surplus call, which would then wait for this lock for ever.
    await client.query(
      "begin; set local idle_in_transaction_session_timeout = '10s'; lock table exams in access exclusive mode",
    );
    const { running, waiting } = REQUEST_QUEUES.lists;
    const lists = Array.from({ length: running + waiting }, () => api.call('GET /api/exam'));
    const surplus = await api.call('GET /api/institution');
    const asked = await send(plan);
    await client.query('commit');
    client.release();
    await Promise.all(lists);
    expect([surplus.status, asked]).toEqual([503, AWAY]);
    expect(await send(plan)).toEqual(ENDED);
  });
});

describe('a refusal of the input', () => {
  it('frees its place in the request queue, as does a refusal of the token', async () => {
    const { token } = await enter(api);
    const bad = { what: '', method: 'GET', url: '/api/customer-area/question-map/detail' } as const;
    const spent = await revokedToken();
    for (let n = 0; n <= REQUEST_QUEUES.study.running; n++) {
      expect((await send(bad, token)).status).toBe(422);
      expect((await send(bad, spent)).status).toBe(401);
    }
  });
});

describe('while the database is away', () => {
  it('a valid token is answered with 503, and a missing or invalid one with 401, whatever the input', async () => {
    const { token } = await enter(api);
    const away = 'postgres://127.0.0.1:1/away';
    const { pool, db } = openDatabase(away);
    const app = await buildApp({ config: testConfig(away), pool, db });
    const headers = { 'content-type': 'application/json' };
    const ask = async (authorization?: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/customer-area/question/answer',
          headers: { ...headers, ...(authorization && { authorization }) },
          payload: '{',
        })
      ).statusCode;
    expect([await ask(`Bearer ${token}`), await ask(), await ask('Bearer x.y.z')]).toEqual([503, 401, 401]);
    await app.close();
    await pool.end();
  });
});
