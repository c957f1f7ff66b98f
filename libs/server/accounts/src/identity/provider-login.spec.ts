import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { identities, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { mailsTo, tokenIn } from '@mapa/server-platform/testing';
import { FACEBOOK_PATHS } from '../testing/providers/fake-facebook';
import { GOOGLE_PATHS } from '../testing/providers/fake-google';
import { APPS, type Grant, type Person } from '../testing/providers/grants';
import { startProviders, type FakeProviders, type Fault } from '../testing/providers/start';

const REGISTER = 'POST /api/auth/registerOrLogin';
const REFUSED = {
  google: 'O Google não confirmou este login. Tente entrar novamente.',
  facebook: 'O Facebook não confirmou este login. Tente entrar novamente.',
};
const TIMEOUT_MS = 700;

let api: TestApp;
let fake: FakeProviders;
beforeAll(async () => {
  fake = await startProviders();
  api = await createTestApp({ config: fake.settings, providerTimeoutMs: TIMEOUT_MS });
});
afterEach(() => fake.behave());
afterAll(async () => {
  await api.close();
  await fake.stop();
});

let count = 0;
const someone = (changes: Partial<Person> = {}): Person => {
  const id = String(10_000 + (count += 1));
  return { id, name: 'Caio Reis', email: `caio${id}@exemplo.com.br`, email_verified: true, ...changes };
};

/** The browser's request after the provider's window. */
async function google(
  person: Person,
  { grant = {}, body = {} }: { grant?: Partial<Grant>; body?: Record<string, unknown> } = {},
) {
  const access_token = await fake.google.issue({ person, app: APPS.google, ...grant });
  const { id, name, email } = person;
  const social_data = { googleId: id, tokenObj: { access_token, idpId: 'google' }, profileObj: { name, email } };
  return {
    tipo_cadastro: 'google',
    nome: name,
    email,
    password: '',
    password_confirmation: '',
    social_id: id,
    social_data,
    ...body,
  };
}
async function facebook(
  person: Person,
  { grant = {}, body = {} }: { grant?: Partial<Grant>; body?: Record<string, unknown> } = {},
) {
  const accessToken = await fake.facebook.issue({ person, app: APPS.facebook, ...grant });
  const { id, name, email } = person;
  return {
    tipo_cadastro: 'facebook',
    nome: name,
    email,
    social_id: id,
    social_data: { userID: id, accessToken, name, email },
    ...body,
  };
}
const by = { google, facebook };
const PATHS = { google: GOOGLE_PATHS.tokenInfo, facebook: FACEBOOK_PATHS.debugToken };
const PROFILES = { google: GOOGLE_PATHS.userInfo, facebook: FACEBOOK_PATHS.me };
const kinds = ['google', 'facebook'] as const;

const refusal = async (body: Record<string, unknown>) => {
  const answer = await api.call(REGISTER, body);
  return [answer.status, answer.body];
};
const accountsOf = (person: Person) => api.db.$count(users, eq(users.email, person.email ?? ''));

describe.each(kinds)('a first login by %s', (kind) => {
  it("creates an account from the provider's data, not the browser's, and the next login enters it", async () => {
    const person = someone();
    const lies = { nome: 'Outra', email: 'outra@exemplo.com.br', role: 'admin' };
    const session = await api.ok(REGISTER, await by[kind](person, { body: lies }));
    expect(session).toMatchObject({
      user_name: 'Caio Reis',
      user_email: person.email,
      role: 'estudante',
      ava_novo: true,
      conta_criada: true,
    });
    expect(session.verificou_email_em !== '').toBe(kind === 'google');
    const again = await api.ok(REGISTER, await by[kind]({ ...person, email: 'mudou@exemplo.com.br', name: 'Mudou' }));
    expect(again).toMatchObject({ user_name: 'Caio Reis', user_email: person.email, conta_criada: false });
    expect(await api.db.$count(identities, eq(identities.subject, person.id))).toBe(1);
  });

  it('creates one account for two concurrent logins', async () => {
    const person = someone();
    const bodies = await Promise.all(Array.from({ length: 6 }, () => by[kind](person)));
    const answers = await Promise.all(bodies.map((body) => api.call(REGISTER, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect(await accountsOf(person)).toBe(1);
  });

  it("shortens an unknown person's name to one line, and uses the e-mail’s beginning without a name", async () => {
    const odd = await api.ok(REGISTER, await by[kind](someone({ name: ` Ca\u202eio\r\n${'x'.repeat(300)}` })));
    expect(odd.user_name).toBe(`Caio ${'x'.repeat(115)}`);
    const nameless = someone({ name: undefined });
    expect((await api.ok(REGISTER, await by[kind](nameless))).user_name).toBe(nameless.email?.split('@')[0]);
  });

  it('leaves an account without a password, which no password enters', async () => {
    const person = someone();
    await api.ok(REGISTER, await by[kind](person));
    const login = await api.call('POST /api/auth/login', { email: person.email, password: 'uma senha qualquer' });
    expect([login.status, login.body]).toEqual([422, { erro: ['E-mail ou senha incorretos.'] }]);
  });
});

describe.each(kinds)('a token that %s issued for something else', (kind) => {
  it('is refused if it is of another application, expired, unknown or missing', async () => {
    const person = someone();
    const good = await by[kind](person);
    const empty = { ...good, social_data: null };
    const unknown = { ...good, social_data: { tokenObj: { access_token: 'x.y.z' }, accessToken: 'x' } };
    const other = await by[kind](person, { grant: { app: 'another-app' } });
    const expired = await by[kind](person, { grant: { expires_in_s: -10 } });
    for (const body of [empty, unknown, other, expired]) {
      expect(await refusal(body)).toEqual([422, { erro: [REFUSED[kind]] }]);
    }
    expect(await accountsOf(person)).toBe(0);
  });

  it('is refused if it is of another person than the payload says', async () => {
    const [victim, thief] = [someone(), someone()];
    await api.ok(REGISTER, await by[kind](victim));
    const ids = { googleId: victim.id, userID: victim.id };
    const stolen = await by[kind](thief);
    const bodies = [
      { ...stolen, social_id: victim.id, social_data: { ...stolen.social_data, ...ids } },
      { ...stolen, social_id: victim.id },
      { ...stolen, social_data: { ...stolen.social_data, ...ids } },
      { ...stolen, social_id: '' },
    ];
    for (const body of bodies) expect(await refusal(body)).toEqual([422, { erro: [REFUSED[kind]] }]);
  });

  it.each(['\r', '\n', '\r\nx-injected: 1', '\0', 'é', '\ud800', ' '])(
    'is refused with %j in it before the provider is asked, which might accept it',
    async (odd) => {
      const person = someone();
      const body = await by[kind](person);
      const token = await fake[kind].issue({ person, app: APPS[kind] });
      const spoilt = `${token.slice(0, 5)}${odd}${token.slice(5)}`;
      const { id: sub } = person;
      const info = { aud: APPS.google, sub, scope: 'openid', exp: String(Math.floor(Date.now() / 1_000) + 60) };
      const data = { app_id: APPS.facebook, is_valid: true, user_id: sub, expires_at: 0 };
      fake.misbehave(PATHS[kind], { status: 200, body: JSON.stringify({ ...info, data }) });
      const social_data = { ...body.social_data, tokenObj: { access_token: spoilt }, accessToken: spoilt };
      const asked = fake.seen.length;
      expect(await refusal({ ...body, social_data })).toEqual([422, { erro: [REFUSED[kind]] }]);
      expect(fake.seen).toHaveLength(asked);
    },
  );

  it('is refused if it opens somebody else’s profile', async () => {
    const [person, other] = [someone(), someone()];
    const body = await by[kind](person);
    fake.misbehave(PROFILES[kind], {
      status: 200,
      body: JSON.stringify({ sub: other.id, id: other.id, name: 'x', email: other.email, email_verified: true }),
    });
    expect(await refusal(body)).toEqual([422, { erro: [REFUSED[kind]] }]);
  });

  it('cannot be guessed more often than the limit', async () => {
    const bodies = Array.from({ length: 13 }, () => ({
      tipo_cadastro: kind,
      social_id: '777',
      social_data: { tokenObj: { access_token: 'x' }, accessToken: 'x' },
    }));
    const statuses = await Promise.all(bodies.map(async (body) => (await api.call(REGISTER, body)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});

describe('what Google describes', () => {
  const info = (person: Person, changes: object) => ({
    ...{
      azp: APPS.google,
      aud: APPS.google,
      sub: person.id,
      scope: 'openid email',
      exp: String(Math.floor(Date.now() / 1_000) + 60),
    },
    ...changes,
  });
  it.each([
    ['an expired token', { exp: '1' }],
    ['a token without identity', { scope: 'https://www.googleapis.com/auth/drive' }],
    ['a token of another client', { azp: 'another-app' }],
    ['a token for another audience', { aud: 'another-app', azp: undefined }],
    ['nobody', { sub: undefined }],
    ['things of other types', { aud: [APPS.google] }],
  ])('as %s is refused', async (_case, changes) => {
    const person = someone();
    const body = await google(person);
    fake.misbehave(GOOGLE_PATHS.tokenInfo, { status: 200, body: JSON.stringify(info(person, changes)) });
    expect(await refusal(body)).toEqual([422, { erro: [REFUSED.google] }]);
    expect(await accountsOf(person)).toBe(0);
  });
});

describe('what Facebook describes', () => {
  it.each([
    ['an invalid token', { is_valid: false }],
    ['an expired token', { expires_at: 1 }],
    ['a page’s token', { type: 'PAGE' }],
    ['another app', { app_id: '1' }],
    ['things of other types', { user_id: 1 }],
  ])('as %s is refused', async (_case, changes) => {
    const person = someone();
    const body = await facebook(person);
    const data = { app_id: APPS.facebook, type: 'USER', is_valid: true, user_id: person.id, expires_at: 0, ...changes };
    fake.misbehave(FACEBOOK_PATHS.debugToken, { status: 200, body: JSON.stringify({ data }) });
    expect(await refusal(body)).toEqual([422, { erro: [REFUSED.facebook] }]);
    expect(await accountsOf(person)).toBe(0);
  });
});

describe('an e-mail', () => {
  it('that Facebook does not supply refuses the login, even for a known person', async () => {
    const person = someone();
    await api.ok(REGISTER, await facebook(person));
    for (const each of [person, someone()]) {
      expect(await refusal(await facebook({ ...each, email: undefined }))).toEqual([
        422,
        { erro: [MESSAGES.loginRefused] },
      ]);
    }
  });

  it('that Google does not supply, or that is invalid, refuses a first login', async () => {
    for (const email of [undefined, 'not an address']) {
      expect(await refusal(await google(someone({ email }), { body: { email: '' } }))).toEqual([
        422,
        { erro: [MESSAGES.loginRefused] },
      ]);
    }
  });

  it('that Google has not verified opens no account and reveals none; a linked person still signs in', async () => {
    const { user } = await api.createStudent({ emailVerifiedAt: new Date() });
    const sentence = 'O Google ainda não confirmou o seu e-mail. Confirme-o na sua conta do Google e tente novamente.';
    for (const email of [user.email, 'ninguem.ainda@exemplo.com.br']) {
      expect(await refusal(await google(someone({ email, email_verified: false })))).toEqual([
        422,
        { erro: [sentence] },
      ]);
    }
    const known = someone();
    await api.ok(REGISTER, await google(known));
    await api.ok(REGISTER, await google({ ...known, email_verified: false }));
  });

  it('verified on both sides links the provider to the account with that e-mail', async () => {
    const { user } = await api.createStudent({ name: 'Ana', emailVerifiedAt: new Date() });
    const person = someone({ email: user.email.toUpperCase() });
    expect(await api.ok(REGISTER, await google(person))).toMatchObject({ user_name: 'Ana', user_email: user.email });
    expect(await api.db.$count(identities, eq(identities.studentId, user.id))).toBe(1);
    // Another Google user with the same e-mail does not take over the account.
    const taken =
      'Não foi possível entrar com o Google. Se você já tem uma conta com este e-mail, entre com a senha ou use “Esqueceu a senha?”.';
    expect(await refusal(await google(someone({ email: user.email })))).toEqual([422, { erro: [taken] }]);
  });

  it('unverified on either side links nothing', async () => {
    const unverified = await api.createStudent();
    const verified = await api.createStudent({ emailVerifiedAt: new Date() });
    const [byGoogle, byFacebook] = await Promise.all([
      refusal(await google(someone({ email: unverified.user.email }))),
      refusal(await facebook(someone({ email: verified.user.email }))),
    ]);
    expect([byGoogle?.[0], byFacebook?.[0]]).toEqual([422, 422]);
    for (const { user } of [unverified, verified]) {
      expect(await api.db.$count(identities, eq(identities.studentId, user.id))).toBe(0);
    }
  });

  it('from Facebook must be confirmed by mail, one from Google need not be', async () => {
    const people = [someone(), someone()] as const;
    await api.ok(REGISTER, await facebook(people[0]));
    await api.ok(REGISTER, await google(people[1]));
    expect((await mailsTo(api, people[0].email ?? '')).map((mail) => mail.subject)).toEqual(['Confirme seu e-mail']);
    expect(await mailsTo(api, people[1].email ?? '')).toEqual([]);
  });

  it('that a stranger used through Facebook returns to its owner by a reset, which locks the stranger out', async () => {
    const stranger = someone();
    const { access_token } = await api.ok(REGISTER, await facebook(stranger));
    await api.ok('POST /api/auth/send-reset-password', { email: stranger.email });
    const mails = await mailsTo(api, stranger.email ?? '');
    const passwords = { password: 'um barco na serra 7', password_confirmation: 'um barco na serra 7' };
    const token = tokenIn(mails.find((mail) => mail.subject === 'Redefina sua senha'));
    await api.ok('POST /api/auth/reset-password', { token, ...passwords });
    expect((await api.call('GET /api/customer-area/user/me', {}, access_token)).status).toBe(401);
    expect((await refusal(await facebook(stranger)))[0]).toBe(422);
    await api.ok('POST /api/auth/login', { email: stranger.email, password: passwords.password });
  });

  it('of a deleted account frees provider and address', async () => {
    const person = someone();
    const { access_token } = await api.ok(REGISTER, await google(person));
    await api.ok('POST /api/customer-area/user/delete', {}, access_token);
    expect(await api.db.$count(identities, eq(identities.subject, person.id))).toBe(0);
    expect((await api.ok(REGISTER, await google(person))).ava_novo).toBe(true);
  });
});

describe.each(kinds)('when %s fails', (kind) => {
  const label = kind === 'google' ? 'Google' : 'Facebook';
  const faults: [string, Fault][] = [
    ['hangs', 'hang'],
    ['begins an answer and does not end it', 'hang-body'],
    ['answers 500', { status: 500, body: '{}' }],
    ['answers 429', { status: 429, body: '{}' }],
    ['answers garbage', { status: 200, body: '<html>{"sub"' }],
    ['answers more than anybody should', { status: 200, body: JSON.stringify({ sub: 'x'.repeat(200_000) }) }],
  ];
  it.each(faults)('and %s, the login quickly fails with 503 and does not count as a try', async (_case, fault) => {
    const body = await by[kind](someone());
    for (const path of [PATHS[kind], PROFILES[kind]]) {
      fake.behave();
      fake.misbehave(path, fault);
      const began = Date.now();
      const answer = await api.call(REGISTER, body);
      expect([answer.status, answer.body]).toEqual([
        503,
        { erro: [`O ${label} não respondeu. Tente novamente em instantes ou entre com e-mail e senha.`] },
      ]);
      expect(answer.headers['retry-after']).toBeDefined();
      expect(Date.now() - began).toBeLessThan(TIMEOUT_MS + 1_500);
    }
    fake.behave();
    await api.ok(REGISTER, body);
  });

  it('a redirect is not followed', async () => {
    const body = await by[kind](someone());
    let visits = 0;
    const canary = createServer((_request, response) => void response.end(`{"visits":${(visits += 1)}}`));
    await new Promise<void>((resolve) => void canary.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
    for (const path of [PATHS[kind], PROFILES[kind]]) {
      fake.misbehave(path, { status: 302, headers: { location }, body: '{}' });
      expect((await api.call(REGISTER, body)).status).toBe(503);
      fake.behave();
    }
    await new Promise((resolve) => canary.close(resolve));
    expect(visits).toBe(0);
  });
});

describe('a provider that cannot be reached', () => {
  it('is reported as unavailable, not as an error', async () => {
    const away = await startProviders();
    await away.stop();
    const lonely = await createTestApp({ config: away.settings });
    for (const kind of kinds) expect((await lonely.call(REGISTER, await by[kind](someone()))).status).toBe(503);
    await lonely.close();
  });
});
