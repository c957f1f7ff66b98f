import { SERVER_MESSAGES } from '@mapa/domain';
import { eq, sql } from 'drizzle-orm';
import { users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { PASSWORD } from '../testing/password';
import { deliverQueued, keptMails, mailsTo, tokenIn } from '@mapa/server-platform/testing';

const REGISTER = 'POST /api/auth/registerOrLogin';
const RESEND = 'POST /api/customer-area/user/resend-email-confirmation';
const GOOD = 'um barco na serra 7';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let count = 0;
const form = (changes: Record<string, unknown> = {}) => ({
  tipo_cadastro: 'email',
  nome: 'Bia Lima',
  email: `bia${(count += 1)}@exemplo.com.br`,
  password: GOOD,
  password_confirmation: GOOD,
  ...changes,
});
const from = (ip: string, payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/auth/registerOrLogin', headers: { 'x-forwarded-for': ip }, payload });

describe('POST /api/auth/registerOrLogin by e-mail', () => {
  it('creates an account on the free plan and signs in', async () => {
    const body = form({
      nome: ' Bia\t Lima ',
      email: ' Bia.Lima@Exemplo.com.br ',
      role: 'admin',
      plan: 'plano_pago_primary',
      emailVerifiedAt: '2020-01-01',
    });
    const session = await api.ok(REGISTER, { ...body, social_data: null, social_id: '' });
    expect(session).toEqual({
      access_token: expect.any(String),
      user_name: 'Bia Lima',
      user_email: 'Bia.Lima@Exemplo.com.br',
      ava_novo: true,
      verificou_email_em: '',
      role: 'estudante',
      conta_criada: true,
    });
    const { usuario } = await api.ok('GET /api/customer-area/user/me', {}, session.access_token);
    expect(usuario).toMatchObject({ plano_tipo: 'plano_gratis', role: 'estudante', verificou_email_em: '' });
    await api.ok('POST /api/auth/login', { email: 'bia.lima@exemplo.com.br', password: GOOD });
  });

  it('keeps the password as argon2id of 19 MiB and two passes', async () => {
    const { user_email } = await api.ok(REGISTER, form());
    const [user] = await api.db.select().from(users).where(eq(users.email, user_email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses in the order of the form, with its sentences', async () => {
    const cases = [
      [{ nome: '', password: 'x' }, 'password_confirmation', 'As senhas não correspondem.'],
      [{ nome: undefined, email: '', password: '', password_confirmation: '' }, 'nome', 'Preencha o campo nome'],
      [{ email: null, password: '', password_confirmation: '' }, 'email', 'Preencha o campo e-mail'],
      [{ password: '', password_confirmation: '' }, 'password', 'Preencha o campo senha'],
      [{ nome: 'x'.repeat(121) }, 'nome', 'O nome deve ter no máximo 120 caracteres.'],
      [{ email: 'bia@exemplo' }, 'email', 'O e-mail informado não é válido.'],
      [{ password: 'curta', password_confirmation: 'curta' }, 'password', 'A senha deve ter no mínimo 8 caracteres.'],
      [{ password: 'senha123', password_confirmation: 'senha123' }, 'password', SERVER_MESSAGES.commonPassword],
      [{ password: 'BiaLima2026', password_confirmation: 'BiaLima2026' }, 'password', SERVER_MESSAGES.commonPassword],
      [{ tipo_cadastro: 'orkut' }, 'tipo_cadastro', 'O valor enviado não está entre os aceitos.'],
      [{ email: `${'x'.repeat(250)}@x.com` }, 'email', 'O texto deve ter no máximo 254 caracteres.'],
    ] as const;
    for (const [changes, field, sentence] of cases) {
      const { status, body } = await api.call(REGISTER, form(changes));
      expect([status, body]).toEqual([422, { [field]: [sentence] }]);
    }
  });

  it('asks for the e-mail to be confirmed, in the same transaction', async () => {
    const body = form();
    const { access_token } = await api.ok(REGISTER, body);
    const mails = await mailsTo(api, body.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Confirme seu e-mail']);
    await api.ok('POST /api/auth/confirm-email', { token: tokenIn(mails[0]) });
    expect((await api.ok('GET /api/customer-area/user/me', {}, access_token)).usuario.verificou_email_em).not.toBe('');

    const { order } = api.app.mail;
    const unlucky = form();
    api.app.mail.order = () => Promise.reject(new Error('no queue'));
    expect((await api.provoke(REGISTER, unlucky)).status).toBe(500);
    api.app.mail.order = order;
    expect(await api.db.$count(users, eq(users.email, unlucky.email))).toBe(0);
  });

  it('sends at most 3 mails an hour to one address; the account does not wait for them', async () => {
    const { order } = api.app.mail;
    let ordered = 0;
    api.app.mail.order = (...args) => ((ordered += 1), order(...args));
    const body = form();
    for (let time = 0; time < 5; time += 1) {
      const { access_token } = (await from('203.0.113.61', body)).json<{ access_token: string }>();
      await api.ok('POST /api/customer-area/user/delete', { password: GOOD }, access_token);
    }
    expect(ordered).toBe(3);
    api.app.mail.order = order;
  });

  it('counts one mail for one account, however many sign up with its e-mail at once', async () => {
    const same = form();
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => api.ok(REGISTER, same)));
    expect([first, ...others].filter((session) => session?.conta_criada)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) await api.ok(RESEND, {}, first?.access_token);
    expect((await api.call(RESEND, {}, first?.access_token)).status).toBe(429);
    expect(await mailsTo(api, same.email)).toHaveLength(3);
  });

  it('counts one mail even if all requests are counted before the account exists', async () => {
    const { mailLimit } = api.app;
    const { admits } = mailLimit;
    let counted = 0;
    let goOn = (): void => undefined;
    const all = new Promise<void>((resolve) => (goOn = resolve));
    mailLimit.admits = async (email) => {
      const isAdmitted = await admits(email);
      counted += 1;
      if (counted === 6) goOn();
      await all;
      return isAdmitted;
    };
    const same = form();
    const [session] = await Promise.all(Array.from({ length: 6 }, () => api.ok(REGISTER, same)));
    mailLimit.admits = admits;
    for (let time = 0; time < 2; time += 1) await api.ok(RESEND, {}, session?.access_token);
    expect((await api.call(RESEND, {}, session?.access_token)).status).toBe(429);
  });

  it('with an existing e-mail, signs in by the right password and changes nothing in the account', async () => {
    const { user } = await api.createStudent({ name: 'Ana', emailVerifiedAt: new Date() });
    const session = await api.ok(
      REGISTER,
      form({ email: user.email.toUpperCase(), password: PASSWORD, password_confirmation: PASSWORD }),
    );
    expect(session).toMatchObject({
      user_name: 'Ana',
      user_email: user.email,
      conta_criada: false,
      verificou_email_em: expect.stringMatching(/^\d{4}-/),
    });
    expect(await api.db.$count(users, eq(sql`lower(${users.email})`, user.email))).toBe(1);
  });

  it('with an existing e-mail, refuses any other password as a login does, even without a password', async () => {
    const { user } = await api.createStudent();
    const [provided] = await api.db
      .insert(users)
      .values({ name: 'Sem senha', email: 'sem.senha@exemplo.com.br' })
      .returning();
    const login = await api.call('POST /api/auth/login', { email: user.email, password: GOOD });
    for (const email of [user.email, provided?.email]) {
      const { status, body } = await api.call(REGISTER, form({ email }));
      expect([status, body]).toEqual([login.status, login.body]);
      expect([status, body]).toEqual([422, { erro: ['E-mail ou senha incorretos.'] }]);
    }
  });

  it('creates one account for two concurrent sign-ups, and admits both only with the same password', async () => {
    const same = form();
    const twins = await Promise.all(Array.from({ length: 6 }, () => api.call(REGISTER, same)));
    expect(twins.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect(await api.db.$count(users, eq(users.email, same.email))).toBe(1);

    const rivals = form();
    const others = ['uma ponte no rio 1', 'uma ponte no rio 2', 'uma ponte no rio 3'].map((password) => ({
      ...rivals,
      password,
      password_confirmation: password,
    }));
    const answers = await Promise.all(others.map((body) => api.call(REGISTER, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await api.db.$count(users, eq(users.email, rivals.email))).toBe(1);
  });

  it('allows no more guesses than login, and shares their limit', async () => {
    const { user } = await api.createStudent();
    const guess = () => from('198.51.100.20', form({ email: user.email }));
    const burst = await Promise.all(Array.from({ length: 8 }, guess));
    expect(burst.map((response) => response.statusCode)).toEqual(Array<number>(8).fill(422));
    const login = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': '198.51.100.20' },
        payload: { email: user.email, password: 'errada' },
      });
    expect([(await login()).statusCode, (await login()).statusCode, (await login()).statusCode]).toEqual([
      422, 422, 429,
    ]);
    expect((await guess()).statusCode).toBe(429);
  });

  it('lets 60 sign up from one address in an hour, each with a mail, and then states the wait', async () => {
    await deliverQueued(api);
    const before = (await keptMails(api)).length;
    const answers = await Promise.all(Array.from({ length: 64 }, () => from('203.0.113.40', form())));
    const refused = answers.filter((response) => response.statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(answers.filter((response) => response.statusCode === 200)).toHaveLength(60);
    await deliverQueued(api);
    expect(await keptMails(api)).toHaveLength(before + 60);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await from('203.0.113.41', form())).statusCode).toBe(200);
  });
});

describe('POST /api/auth/registerOrLogin without providers', () => {
  it.each([
    ['google', 'Google'],
    ['facebook', 'Facebook'],
  ])('by %s answers 503 and says that it is not configured', async (kind, label) => {
    const { status, body } = await api.call(REGISTER, { tipo_cadastro: kind, social_id: '1', social_data: {} });
    expect([status, body]).toEqual([503, { erro: [`O login com ${label} não está configurado nesta instalação.`] }]);
  });
});
