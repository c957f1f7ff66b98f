import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { addressKey, sessions, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { PASSWORD } from '../testing/password';

const ME = 'GET /api/customer-area/user/me';
const SECRET = 'only-for-tests-0123456789-0123456789';
const ENDED = [401, { erro: ['Sua sessão terminou. Entre novamente para continuar.'] }];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('POST /api/auth/login', () => {
  it('signs in with the right password, whatever the case of the e-mail', async () => {
    await api.createStudent({ email: 'Maria@Exemplo.com.br', name: 'Maria', emailVerifiedAt: new Date() });
    const session = await api.ok('POST /api/auth/login', { email: ' maria@exemplo.com.br', password: PASSWORD });
    expect(session).toMatchObject({ user_name: 'Maria', role: 'estudante', ava_novo: true });
    expect(session.verificou_email_em).toMatch(/^\d{4}-/);
  });

  it('refuses a wrong password and an unknown account with the same status and body', async () => {
    const { user } = await api.createStudent();
    const wrong = await api.call('POST /api/auth/login', { email: user.email, password: 'errada' });
    const unknown = await api.call('POST /api/auth/login', { email: 'ninguem@exemplo.com.br', password: 'errada' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toEqual({ erro: ['E-mail ou senha incorretos.'] });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    [{}, 'email'],
    [{ email: 'a@b.c', password: '' }, 'password'],
    [{ email: { $gt: '' }, password: 'x' }, 'email'],
  ])('refuses %j with a sentence for %s', async (body, field) => {
    const answer = await api.call('POST /api/auth/login', body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, [field]]);
  });

  it('limits guesses at one account from one address, and still admits the student from elsewhere', async () => {
    const { user } = await api.createStudent();
    const from = (ip: string, password: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': ip },
        payload: { email: user.email, password },
      });
    const burst = await Promise.all(Array.from({ length: 15 }, () => from('198.51.100.7', 'errada')));
    expect(burst.filter((response) => response.statusCode === 429)).toHaveLength(5);
    const refused = await from('198.51.100.7', PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.9', PASSWORD)).statusCode).toBe(200);
  });

  it('counts an IPv6 /64 as one address', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('::ffff:198.51.100.7')).toBe('198.51.100.7');
  });
});

describe('GET /api/customer-area/user/me', () => {
  it('shows the profile, and only what the screens need of it', async () => {
    const { user, token } = await api.createStudent({ darkTheme: true });
    const { usuario } = await api.ok(ME, {}, token);
    expect(usuario).toEqual({
      id: user.id,
      nome: 'Ana Souza',
      email: user.email,
      plano_tipo: 'plano_gratis',
      role: 'estudante',
      verificou_email_em: '',
      tema_escuro: true,
      notify: false,
      ava_novo: true,
      tem_senha: true,
    });
  });

  it('answers 401 without a token, with a changed one, and with one of another key or purpose', async () => {
    const { user, token } = await api.createStudent();
    const [session] = await api.db.select().from(sessions).where(eq(sessions.studentId, user.id));
    const sign = (secret: string, audience: string, typ: string) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(user.id)
        .setJti(session?.id ?? '')
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    const forged = [
      `${token.slice(0, -2)}xx`,
      none,
      await sign('another-secret-another-secret-another', 'mapa', 'mapa-access'),
      await sign(SECRET, 'outro', 'mapa-access'),
      await sign(SECRET, 'mapa', 'mapa-reset'),
    ];
    for (const bad of [undefined, 'x', ...forged]) {
      const { status, body } = await api.call(ME, {}, bad);
      expect([status, body]).toEqual(ENDED);
    }
    expect((await api.call(ME, {}, await sign(SECRET, 'mapa', 'mapa-access'))).status).toBe(200);
  });

  it.each([
    ['a student that is no id', { sub: 'ana@exemplo.com.br' }],
    ['a student in a list', { sub: ['x'] }],
    ['a session that is no id', { jti: '1' }],
    ['a session of 10,000 characters', { jti: 'a'.repeat(10_000) }],
    ['a session with a character that no database takes', { jti: '\0' }],
  ])('answers 401 to a token of ours that names %s', async (_case, claims) => {
    const { user } = await api.createStudent();
    const token = await new SignJWT({ sub: user.id, jti: crypto.randomUUID(), ...claims } as never)
      .setProtectedHeader({ alg: 'HS256', typ: 'mapa-access' })
      .setAudience('mapa')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SECRET));
    const { status, body } = await api.call(ME, {}, token);
    expect([status, body]).toEqual(ENDED);
  });

  it('accepts a signature only as it was written: not with other spare bits in its last character', async () => {
    const { token } = await api.createStudent();
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spare = [1, 2, 3].map((bits) => token.slice(0, -1) + LETTERS[LETTERS.indexOf(token.slice(-1)) + bits]);
    for (const other of spare) {
      expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
      expect((await api.call(ME, {}, other)).status).toBe(401);
    }
    expect((await api.call(ME, {}, token)).status).toBe(200);
  });

  it('answers 401 if the session has expired or the account is gone', async () => {
    const { user, token } = await api.createStudent();
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.studentId, user.id));
    expect((await api.call(ME, {}, token)).status).toBe(401);
    const other = await api.createStudent();
    await api.db.delete(users).where(eq(users.id, other.user.id));
    expect((await api.call(ME, {}, other.token)).status).toBe(401);
  });
});

describe('POST /api/auth/logout', () => {
  it('revokes this token and leaves the other devices signed in', async () => {
    const { user, token } = await api.createStudent();
    const phone = await api.ok('POST /api/auth/login', { email: user.email, password: PASSWORD });
    await api.ok('POST /api/auth/logout', {}, token);
    expect((await api.call(ME, {}, token)).status).toBe(401);
    expect((await api.call(ME, {}, phone.access_token)).status).toBe(200);
  });

  it('answers 401 without a token', async () => {
    expect((await api.call('POST /api/auth/logout')).status).toBe(401);
  });
});
