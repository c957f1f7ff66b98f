import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { mailTokens, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { PASSWORD } from '../testing/password';
import { deliverQueued, keptMails, mailsTo, tokenIn } from '@mapa/server-platform/testing';

const ASK = 'POST /api/auth/send-reset-password';
const RESET = 'POST /api/auth/reset-password';
const LOGIN = 'POST /api/auth/login';
const ME = 'GET /api/customer-area/user/me';

const SENT = {
  success: true,
  msg: 'Se o seu endereço de email existir em nosso sistema, você receberá um email com o link para redefinir sua senha.',
};
const DEAD_LINK = [
  422,
  { token: ['Este link não funciona mais: expirou, já foi usado ou foi trocado por um mais novo. Peça outro.'] },
];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The queue uses connections of its own for maintenance, at any time. */
const applicationOf = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters.application_name;

let network = 0;
/** Asks from a network address that no other test uses. */
const ask = (email: string, ip = `198.51.100.${(network += 1)}`) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/send-reset-password',
    headers: { 'x-forwarded-for': ip },
    payload: { email },
  });

const recover = async (email: string) => {
  expect((await ask(email)).statusCode).toBe(200);
  return tokenIn((await mailsTo(api, email)).at(-1));
};

const reset = async (token: string, password = 'Uma nova senha', password_confirmation = password) => {
  const { status, body } = await api.call(RESET, { token, password, password_confirmation });
  return [status, body];
};

describe(ASK, () => {
  it('answers known and unknown addresses alike, with the same number of statements, and mails only the known', async () => {
    const { user } = await api.createStudent();
    await ask('primeiro@exemplo.com.br');
    const statements = async (email: string) => {
      const spy = jest.spyOn(Client.prototype, 'query');
      const response = await ask(email);
      const ours = spy.mock.calls.filter((_, index) => applicationOf(spy.mock.contexts[index]) !== 'mapa-queue');
      const texts = ours.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text));
      spy.mockRestore();
      return [response.statusCode, response.json(), Object.keys(response.headers).sort(), texts] as const;
    };
    const known = await statements(user.email);
    const unknown = await statements('ninguem@exemplo.com.br');
    expect(known.slice(0, 2)).toEqual([200, SENT]);
    expect(known[3].length).toBeGreaterThan(5);
    expect(unknown).toEqual(known);
    expect(await deliverQueued(api)).toEqual(['completed', 'completed', 'completed']);
    expect(await keptMails(api)).toHaveLength(1);
  });

  it('finds the account whatever the case and spaces of the address', async () => {
    const { user } = await api.createStudent({ email: 'Maria.Recupera@Exemplo.com.br' });
    await ask(' maria.recupera@exemplo.COM.br ');
    expect(await mailsTo(api, user.email)).toHaveLength(1);
  });

  it('refuses an empty or missing address with the sentence of the form', async () => {
    expect(await api.call(ASK, { email: ' ' })).toMatchObject({
      status: 422,
      body: { email: ['Preencha o campo e-mail'] },
    });
    expect((await api.call(ASK, {})).status).toBe(422);
  });

  it('sends at most 3 mails an hour to one address, whoever requests them, and does not reveal the limit', async () => {
    const { user } = await api.createStudent();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ask(user.email, `2001:db8:0:${index}::1`)),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.json()).toEqual(SENT);
    expect((await mailsTo(api, user.email)).length).toBeLessThanOrEqual(3);
    expect(await api.db.$count(mailTokens, eq(mailTokens.studentId, user.id))).toBe(1);
  });

  it('counts no refused mail against the network address, and no 429 against the recipient', async () => {
    const { user } = await api.createStudent();
    const ip = '203.0.113.78';
    const statuses = async (times: number, email: () => string) => {
      const answers = await Promise.all(Array.from({ length: times }, () => ask(email(), ip)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(30, () => user.email)).toEqual(Array<number>(30).fill(200));
    expect(await statuses(17, () => `${crypto.randomUUID()}@exemplo.com.br`)).toEqual(Array<number>(17).fill(200));
    const other = await api.createStudent();
    expect(await statuses(5, () => other.user.email)).toEqual(Array<number>(5).fill(429));
    const received = [];
    for (let time = 0; time < 4; time += 1) {
      await ask(other.user.email);
      received.push((await mailsTo(api, other.user.email)).length);
    }
    expect(received).toEqual([1, 2, 3, 3]);
  });

  it('answers 429 to the 21st request of an hour from one network address, an IPv6 /64 counting as one', async () => {
    for (const ip of [() => '203.0.113.77', (index: number) => `2001:db8:77:1::${index}`]) {
      const burst = await Promise.all(
        Array.from({ length: 25 }, (_, index) => ask(`${crypto.randomUUID()}@exemplo.com.br`, ip(index))),
      );
      const refused = burst.filter((answer) => answer.statusCode === 429);
      expect(refused).toHaveLength(5);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe(RESET, () => {
  it('sets a new password, ends every session and verifies the e-mail', async () => {
    const { user, token } = await api.createStudent();
    const link = await recover(user.email);
    expect(await reset(link)).toEqual([
      200,
      { success: true, msg: 'Sua senha foi redefinida. Entre com a nova senha.' },
    ]);
    expect((await api.call(ME, {}, token)).status).toBe(401);
    expect((await api.call(LOGIN, { email: user.email, password: PASSWORD })).status).toBe(422);
    const session = await api.ok(LOGIN, { email: user.email, password: 'Uma nova senha' });
    expect(session.verificou_email_em).not.toBe('');
  });

  it('stores the token as a hash only', async () => {
    const { user } = await api.createStudent();
    const link = await recover(user.email);
    expect(Buffer.from(link, 'base64url')).toHaveLength(32);
    const { rows } = await api.pool.query(
      'select row_to_json(t)::text as row from mail_tokens t union all select row_to_json(j)::text from pgboss.job j',
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows as { row: string }[]) expect(row).not.toContain(link);
  });

  it('works for one of 50 uses at once', async () => {
    const { user } = await api.createStudent();
    const link = await recover(user.email);
    const uses = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(link, `Nova senha ${index}`)));
    expect(uses.filter(([status]) => status === 200)).toHaveLength(1);
    expect(uses.filter(([status]) => status !== 200)).toEqual(Array(49).fill(DEAD_LINK));
    const winner = uses.findIndex(([status]) => status === 200);
    expect((await api.call(LOGIN, { email: user.email, password: `Nova senha ${winner}` })).status).toBe(200);
  });

  it('does not use up the token if the password is refused', async () => {
    const { user } = await api.createStudent();
    const link = await recover(user.email);
    const cases = [
      ['', 'x', 'password', 'Preencha o campo senha'],
      ['Uma nova senha', '', 'password_confirmation', 'Preencha o campo confirmação de senha'],
      ['Uma nova senha', 'outra', 'password_confirmation', 'As senhas não correspondem.'],
      ['curta', 'curta', 'password', 'A senha deve ter no mínimo 8 caracteres.'],
      [
        'password1',
        'password1',
        'password',
        'Esta senha é fácil de adivinhar. Escolha outra, por exemplo uma frase que só você conhece.',
      ],
    ] as const;
    for (const [password, confirmation, field, sentence] of cases) {
      expect(await reset(link, password, confirmation)).toEqual([422, { [field]: [sentence] }]);
    }
    expect((await reset(link))[0]).toBe(200);
  });

  it('refuses a used, an expired, an older and an unknown token with one sentence', async () => {
    const { user } = await api.createStudent();
    const older = await recover(user.email);
    const link = await recover(user.email);
    expect(await reset(older)).toEqual(DEAD_LINK);
    await api.db.update(mailTokens).set({ expiresAt: new Date() }).where(eq(mailTokens.studentId, user.id));
    expect(await reset(link)).toEqual(DEAD_LINK);
    const newest = await recover(user.email);
    expect((await reset(newest))[0]).toBe(200);
    expect(await reset(newest)).toEqual(DEAD_LINK);
    expect(await reset('nada')).toEqual(DEAD_LINK);
  });

  it('refuses a token for another purpose', async () => {
    const { user, token } = await api.createStudent();
    await api.ok('POST /api/customer-area/user/resend-email-confirmation', {}, token);
    expect(await reset(tokenIn((await mailsTo(api, user.email)).at(-1)))).toEqual(DEAD_LINK);
  });

  it('is valid for 30 minutes from the time the mail is sent', async () => {
    const { user } = await api.createStudent();
    await ask(user.email);
    await api.db
      .update(mailTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(mailTokens.studentId, user.id));
    await deliverQueued(api);
    const [row] = await api.db.select().from(mailTokens).where(eq(mailTokens.studentId, user.id));
    expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 30 * 60_000)).toBeLessThan(10_000);
  });

  it('is deleted with the account, whose mail is not sent', async () => {
    const { user } = await api.createStudent();
    await ask(user.email);
    await api.db.delete(users).where(eq(users.id, user.id));
    expect(await mailsTo(api, user.email)).toEqual([]);
  });

  it('deletes rows that expired a week ago', async () => {
    const { user } = await api.createStudent();
    await ask(user.email);
    await api.db
      .update(mailTokens)
      .set({ expiresAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(mailTokens.studentId, user.id));
    await ask('ninguem.mais@exemplo.com.br');
    expect(await api.db.$count(mailTokens, eq(mailTokens.studentId, user.id))).toBe(0);
  });
});
