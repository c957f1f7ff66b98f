import { and, eq, isNull } from 'drizzle-orm';
import { identities, sessions, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { PASSWORD } from '../testing/password';
import { interleave as interleaved, mailsTo, tokenIn } from '@mapa/server-platform/testing';
import { APPS, type Person } from '../testing/providers/grants';
import { startProviders, type FakeProviders } from '../testing/providers/start';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/registerOrLogin';
const CHANGE = 'POST /api/customer-area/user/change-password';
const DELETE = 'POST /api/customer-area/user/delete';
const RESET = 'POST /api/auth/reset-password';
const ME = 'GET /api/customer-area/user/me';
const FAILED_LOGIN = [422, { erro: ['E-mail ou senha incorretos.'] }];
const WRONG_PASSWORD = [422, { password: ['A senha atual está incorreta.'] }];
/** The first write of an account's deletion; from then on it precedes everything that waits for it. */
const LOCK_STUDENT = /^select 1 from users where id = \$1 for no key update/;
const INSERT_SESSION = /^\s*insert into "sessions"/;
const NEW_PASSWORD = 'um barco na serra 7';

let api: TestApp;
let fake: FakeProviders;
beforeAll(async () => {
  fake = await startProviders();
  api = await createTestApp({ config: fake.settings });
});
afterAll(async () => {
  await api.close();
  await fake.stop();
});

type Student = Awaited<ReturnType<TestApp['createStudent']>>;
type Answer = Awaited<ReturnType<TestApp['call']>>;

const told = ({ status, body }: Answer) => [status, body];
const liveSessions = (studentId: string) =>
  api.db.$count(sessions, and(eq(sessions.studentId, studentId), isNull(sessions.revokedAt)));

let network = 0;
const recoveryLink = async (email: string) => {
  const headers = { 'x-forwarded-for': `198.51.100.${(network += 1)}` };
  await api.app.inject({ method: 'POST', url: '/api/auth/send-reset-password', headers, payload: { email } });
  return tokenIn((await mailsTo(api, email)).find(({ subject }) => subject === 'Redefina sua senha'));
};
const repeated = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
const change = ({ token }: Student) =>
  api.call(
    CHANGE,
    { password: PASSWORD, password_new: 'outra ponte no rio 9', password_confirmation: 'outra ponte no rio 9' },
    token,
  );
const readyReset = async ({ user }: Student) => {
  const token = await recoveryLink(user.email);
  return () => api.call(RESET, { token, ...repeated });
};

/** Each returns what starts the replacement, once everything that it needs exists. */
const replacements = {
  'a change of the password': (student: Student) => Promise.resolve(() => change(student)),
  'a reset': readyReset,
};
const logins = {
  'a login': ({ user }: Student) => api.call(LOGIN, { email: user.email, password: PASSWORD }),
  'a sign-up with a known e-mail': ({ user }: Student) =>
    api.call(REGISTER, {
      tipo_cadastro: 'email',
      nome: 'Bia Lima',
      email: user.email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }),
};
const pairs = Object.entries(replacements).flatMap(([replacement, ready]) =>
  Object.entries(logins).map(([login, enter]) => ({
    login,
    replacement,
    enter,
    ready,
    kept: replacement === 'a reset' ? 0 : 1,
  })),
);

const interleave = (pattern: RegExp, first: () => Promise<Answer>, second: () => Promise<Answer>) =>
  interleaved(api.pool, pattern, first, second);

describe.each(pairs)('$login with the old password, and $replacement', ({ enter, ready, kept }) => {
  it('opens no session if the password is replaced between its check and the session', async () => {
    const student = await api.createStudent();
    const replace = await ready(student);
    const [entered, replaced] = await interleave(INSERT_SESSION, () => enter(student), replace);
    expect(replaced.status).toBe(200);
    expect(told(entered)).toEqual(FAILED_LOGIN);
    expect(await liveSessions(student.user.id)).toBe(kept);
  });

  it.each([
    ['has not begun to write yet', /^begin/, 200],
    ['has not ended the sessions yet', /^update "sessions"/, 422],
    ['has not committed yet', /^commit/, 422],
  ])('leaves no session if the replacement %s', async (_moment, pattern, status) => {
    const student = await api.createStudent();
    const replace = await ready(student);
    const [replaced, entered] = await interleave(pattern, replace, () => enter(student));
    expect(replaced.status).toBe(200);
    expect(entered.status).toBe(status);
    expect(await liveSessions(student.user.id)).toBe(kept);
  });
});

describe('an action after checking an old password', () => {
  const works = async (email: string, password: string) => (await api.call(LOGIN, { email, password })).status === 200;

  it('a change of the password loses to a reset, whichever writes first', async () => {
    for (const [pattern, resetIsHeld] of [
      [/^update "users" set "password_hash"/, false],
      [/^commit/, true],
    ] as const) {
      const student = await api.createStudent();
      const reset = await readyReset(student);
      const answers = await (resetIsHeld
        ? interleave(pattern, reset, () => change(student))
        : interleave(pattern, () => change(student), reset));
      const [redone, changed] = resetIsHeld ? answers : answers.toReversed();
      expect(redone?.status).toBe(200);
      expect(changed && told(changed)).toEqual(WRONG_PASSWORD);
      expect(await liveSessions(student.user.id)).toBe(0);
      expect(await works(student.user.email, NEW_PASSWORD)).toBe(true);
    }
  });

  it('the deletion of the account loses to a reset, whichever writes first', async () => {
    for (const [pattern, resetIsHeld] of [
      [LOCK_STUDENT, false],
      [/^commit/, true],
    ] as const) {
      const student = await api.createStudent();
      const end = () => api.call(DELETE, { password: PASSWORD }, student.token);
      const reset = await readyReset(student);
      const answers = await (resetIsHeld ? interleave(pattern, reset, end) : interleave(pattern, end, reset));
      const [redone, ended] = resetIsHeld ? answers : answers.toReversed();
      expect(redone?.status).toBe(200);
      expect(ended && told(ended)).toEqual(WRONG_PASSWORD);
      expect(await works(student.user.email, NEW_PASSWORD)).toBe(true);
    }
  });

  it('a login loses to the deletion of the account, whichever writes first', async () => {
    for (const [pattern, loginIsHeld] of [
      [INSERT_SESSION, true],
      [LOCK_STUDENT, false],
    ] as const) {
      const student = await api.createStudent();
      const login = () => logins['a login'](student);
      const end = () => api.call(DELETE, { password: PASSWORD }, student.token);
      const answers = await (loginIsHeld ? interleave(pattern, login, end) : interleave(pattern, end, login));
      const [entered, ended] = loginIsHeld ? answers : answers.toReversed();
      expect(ended?.status).toBe(200);
      expect(entered?.status).toBe(loginIsHeld ? 422 : 200);
      expect(await api.db.$count(users, eq(users.id, student.user.id))).toBe(0);
    }
  });
});

describe('an account of a provider', () => {
  let count = 0;
  const someone = (): Person => {
    const id = String(70_000 + (count += 1));
    return { id, name: 'Caio Reis', email: `caio${id}@exemplo.com.br`, email_verified: true };
  };
  const facebook = async (person: Person) => {
    const accessToken = await fake.facebook.issue({ person, app: APPS.facebook });
    return { tipo_cadastro: 'facebook', social_id: person.id, social_data: { accessToken } };
  };
  const NOT_POSSIBLE = [
    422,
    {
      erro: [
        'Não foi possível entrar com o Facebook. Se você já tem uma conta com este e-mail, entre com a senha ou use “Esqueceu a senha?”.',
      ],
    },
  ];
  /** An account that a stranger opened with an e-mail that is not theirs, and what its owner's reset needs. */
  const opened = async () => {
    const person = someone();
    const { access_token: token } = await api.ok(REGISTER, await facebook(person));
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, person.email ?? ''));
    if (!user) throw new Error('no account');
    const link = await recoveryLink(user.email);
    const again = await facebook(person);
    return {
      user,
      token,
      login: () => api.call(REGISTER, again),
      reset: () => api.call(RESET, { token: link, ...repeated }),
    };
  };

  it('is not entered by a login in progress when the reset unlinked the provider', async () => {
    const { user, login, reset } = await opened();
    const [entered, redone] = await interleave(INSERT_SESSION, login, reset);
    expect([redone.status, told(entered)]).toEqual([200, NOT_POSSIBLE]);
    expect(await liveSessions(user.id)).toBe(0);
  });

  it.each([
    ['has not begun to write yet', /^begin/, 200],
    ['has not unlinked it yet', /^delete from "identities"/, 422],
    ['has not ended the sessions yet', /^update "sessions"/, 422],
    ['has not committed yet', /^commit/, 422],
  ])('is not entered by a login while the reset %s', async (_moment, pattern, status) => {
    const { user, login, reset } = await opened();
    const [redone, entered] = await interleave(pattern, reset, login);
    expect([redone.status, entered.status]).toEqual([200, status]);
    expect(await liveSessions(user.id)).toBe(0);
  });

  it('is not entered by a login in progress when the account ended', async () => {
    const { user, token, login } = await opened();
    const [entered, ended] = await interleave(INSERT_SESSION, login, () => api.call(DELETE, {}, token));
    expect([ended.status, told(entered)]).toEqual([200, NOT_POSSIBLE]);
    expect(await api.db.$count(users, eq(users.id, user.id))).toBe(0);
    expect(await api.db.$count(identities, eq(identities.studentId, user.id))).toBe(0);
  });

  it('is not deleted by the stranger’s request in progress when its owner set a password', async () => {
    for (const [pattern, resetIsHeld] of [
      [LOCK_STUDENT, false],
      [/^commit/, true],
    ] as const) {
      const { user, token, reset } = await opened();
      const end = () => api.call(DELETE, {}, token);
      const answers = await (resetIsHeld ? interleave(pattern, reset, end) : interleave(pattern, end, reset));
      const [redone, ended] = resetIsHeld ? answers : answers.toReversed();
      expect([redone?.status, ended?.status]).toEqual([200, 401]);
      expect((await api.call(ME, {}, token)).status).toBe(401);
      expect(await api.db.$count(users, eq(users.id, user.id))).toBe(1);
    }
  });
});
