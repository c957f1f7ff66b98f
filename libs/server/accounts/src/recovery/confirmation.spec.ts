import { eq } from 'drizzle-orm';
import { mailTokens, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { mailsTo, tokenIn } from '@mapa/server-platform/testing';
import { enter } from '@mapa/server-sessions/testing';

const RESEND = 'POST /api/customer-area/user/resend-email-confirmation';
const CONFIRM = 'POST /api/auth/confirm-email';
const ME = 'GET /api/customer-area/user/me';

const ALREADY = { success: true, msg: 'Seu e-mail já está confirmado.' };
const DEAD_LINK = {
  token: ['Este link não funciona mais: expirou, já foi usado ou foi trocado por um mais novo. Peça outro.'],
};

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const askFor = async (email: string, token: string) => {
  await api.ok(RESEND, {}, token);
  return tokenIn((await mailsTo(api, email)).at(-1));
};

describe(RESEND, () => {
  it('answers 401 to a visitor', async () => {
    expect((await api.call(RESEND)).status).toBe(401);
  });

  it('mails a link, 3 times an hour and then answers 429', async () => {
    const { user, token } = await api.createStudent();
    for (let time = 1; time <= 3; time += 1) expect((await api.ok(RESEND, {}, token)).success).toBe(true);
    const refused = await api.call(RESEND, {}, token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsTo(api, user.email)).toHaveLength(3);
  });

  it('counts each account separately: 25 accounts behind one address get 25 mails, despite recoveries there', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.25' };
    const recover = (index: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/send-reset-password',
        headers,
        payload: { email: `ninguem${index}@exemplo.com.br` },
      });
    expect(
      (await Promise.all(Array.from({ length: 21 }, (_, index) => recover(index)))).some(
        ({ statusCode }) => statusCode === 429,
      ),
    ).toBe(true);
    const school = await Promise.all(Array.from({ length: 25 }, () => enter(api)));
    const resend = (token: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/customer-area/user/resend-email-confirmation',
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload: {},
      });
    const answers = await Promise.all(school.map(({ token }) => resend(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(25).fill(200));
  });

  it('sends nothing to an address that is confirmed', async () => {
    const { user, token } = await api.createStudent({ emailVerifiedAt: new Date() });
    expect(await api.ok(RESEND, {}, token)).toEqual(ALREADY);
    expect(await mailsTo(api, user.email)).toEqual([]);
  });
});

describe(CONFIRM, () => {
  it('confirms the e-mail, and says so again when the link is opened again', async () => {
    const { user, token } = await api.createStudent();
    const link = await askFor(user.email, token);
    expect(await api.ok(CONFIRM, { token: link })).toEqual({ success: true, msg: 'E-mail confirmado. Bons estudos!' });
    expect((await api.ok(ME, {}, token)).usuario.verificou_email_em).not.toBe('');
    expect(await api.ok(CONFIRM, { token: link })).toEqual(ALREADY);
  });

  it('confirms once, however many requests come at once', async () => {
    const { user, token } = await api.createStudent();
    const link = await askFor(user.email, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.ok(CONFIRM, { token: link })));
    expect(answers.filter(({ msg }) => msg !== ALREADY.msg)).toHaveLength(1);
  });

  it('works once: a used link does not confirm an address that was reset to unconfirmed', async () => {
    const { user, token } = await api.createStudent();
    const link = await askFor(user.email, token);
    await api.ok(CONFIRM, { token: link });
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
    expect(await api.call(CONFIRM, { token: link })).toMatchObject({ status: 422, body: DEAD_LINK });
  });

  it('still accepts an earlier link', async () => {
    const { user, token } = await api.createStudent();
    const first = await askFor(user.email, token);
    await askFor(user.email, token);
    expect((await api.ok(CONFIRM, { token: first })).msg).toBe('E-mail confirmado. Bons estudos!');
  });

  it('refuses an expired and an unknown link, and one for another purpose', async () => {
    const { user, token } = await api.createStudent();
    const link = await askFor(user.email, token);
    await api.db.update(mailTokens).set({ expiresAt: new Date() }).where(eq(mailTokens.studentId, user.id));
    await api.ok('POST /api/auth/send-reset-password', { email: user.email });
    const recovery = tokenIn((await mailsTo(api, user.email)).find((mail) => mail.subject === 'Redefina sua senha'));
    for (const dead of [link, recovery, 'nada']) {
      expect(await api.call(CONFIRM, { token: dead })).toMatchObject({ status: 422, body: DEAD_LINK });
    }
    expect((await api.call(CONFIRM, {})).status).toBe(422);
    expect((await api.ok(ME, {}, token)).usuario.verificou_email_em).toBe('');
  });

  it('is valid for 7 days from the time the mail is sent', async () => {
    const { user, token } = await api.createStudent();
    await askFor(user.email, token);
    const [row] = await api.db.select().from(mailTokens).where(eq(mailTokens.studentId, user.id));
    expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 7 * 86_400_000)).toBeLessThan(10_000);
  });
});
