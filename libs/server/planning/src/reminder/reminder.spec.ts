import { dayInBrasilia } from '@mapa/domain';
import type { users } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { deliverQueued, startSmtp } from '@mapa/server-platform/testing';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { studyReminders } from '../tables/reminders';

const ASK = 'PUT /api/customer-area/reminder';
const END = 'DELETE /api/customer-area/reminder';
const BY_MAIL = 'POST /api/reminder/unsubscribe';
const TODAY = 'GET /api/customer-area/today';
const PLAN = 'PUT /api/customer-area/study-plan';
const EVERY_DAY = [60, 60, 60, 60, 60, 60, 60];

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  smtp = await startSmtp();
  api = await createTestApp({ config: { SMTP_URL: smtp.url } });
  content = await createContent(api.db);
});
afterEach(async () => {
  await api.close();
  await smtp.stop();
});

/** Today at an hour of Brasília, which has had no summer time since 2019. */
const at = (hour: number) => new Date(`${dayInBrasilia()}T${String(hour).padStart(2, '0')}:00:03-03:00`);

/** A student with a map, hours on every day, and a reminder at 19 h. */
async function student(overrides: Partial<typeof users.$inferInsert> = {}) {
  const created = await api.createStudent({ emailVerifiedAt: new Date(), ...overrides });
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, created.token);
  await api.ok(PLAN, { minutos: EVERY_DAY }, created.token);
  await api.ok(ASK, { hora: 19 }, created.token);
  return created;
}

/** The mails sent after the job of an hour has run. */
async function sentAt(hour: number): Promise<number> {
  const before = smtp.received.length;
  await api.app.reminders.orderDue(at(hour));
  await deliverQueued(api);
  return smtp.received.length - before;
}

const header = (name: string) => smtp.received.at(-1)?.headers.find(({ key }) => key === name)?.value;
const wishes = () => api.db.$count(studyReminders);
const oneClick = () => new URL(/<(.+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '').pathname;

describe('the request for a reminder', () => {
  it('belongs to the student, with an hour that can be changed and an end', async () => {
    const { token } = await api.createStudent();
    expect((await api.ok(TODAY, {}, token)).lembrete).toBeNull();
    await api.ok(ASK, { hora: 7 }, token);
    await api.ok(ASK, { hora: 21 }, token);
    expect((await api.ok(TODAY, {}, token)).lembrete).toEqual({ hora: 21 });
    await api.ok(END, {}, token);
    await api.ok(END, {}, token);
    expect((await api.ok(TODAY, {}, token)).lembrete).toBeNull();
    expect((await api.call(ASK, { hora: 24 }, token)).status).toBe(422);
    expect((await api.call(END, {})).status).toBe(401);
  });
});

describe('the reminder', () => {
  it("is sent at its hour with the rest of the day's plan, once a day however often the job runs", async () => {
    const { user } = await student();
    expect(await sentAt(18)).toBe(0);
    expect(await sentAt(19)).toBe(1);
    const [mail] = smtp.received;
    expect(mail?.to?.[0]?.address).toBe(user.email);
    expect(mail?.text).toMatch(/No seu plano de hoje ainda há .+ de Crase/);
    expect(mail?.text).toContain('https://mapa.example.com/area-estudante/hoje');
    expect(await sentAt(19)).toBe(0);
    await api.db.update(studyReminders).set({ sentOn: '2026-01-01' });
    await Promise.all([api.app.reminders.orderDue(at(19)), api.app.reminders.orderDue(at(19))]);
    await deliverQueued(api);
    expect(smtp.received).toHaveLength(2);
  });

  it('is not sent to an unverified address, nor without a request', async () => {
    await student({ emailVerifiedAt: null });
    await api.createStudent({ emailVerifiedAt: new Date() });
    expect(await sentAt(19)).toBe(0);
  });

  it('is not sent on a day of rest, when all is done, and when it was ended meanwhile', async () => {
    const { token } = await student();
    await api.ok(PLAN, { minutos: [0, 0, 0, 0, 0, 0, 0] }, token);
    expect(await sentAt(19)).toBe(0);
    await api.db.update(studyReminders).set({ sentOn: null });
    await api.ok(PLAN, { minutos: EVERY_DAY }, token);
    await api.app.reminders.orderDue(at(19));
    await api.ok(END, {}, token);
    await deliverQueued(api);
    expect(smtp.received).toHaveLength(0);
    await api.ok(ASK, { hora: 19 }, token);
    for (const { id, right } of [...content.questions, content.outsider])
      await api.ok(
        'POST /api/customer-area/question/answer',
        { questao_id: id, alternativa_id: right, mapa_id: id === content.outsider.id ? undefined : content.map.id },
        token,
      );
    expect(await sentAt(19)).toBe(0);
  });

  it('names as many questions as Hoje plans, none if all open ones are hidden', async () => {
    const { token } = await student();
    await api.ok('PUT /api/customer-area/question/hidden/{id}', { id: content.outsider.id }, token);
    expect(await sentAt(19)).toBe(1);
    const text = smtp.received.at(-1)?.text ?? '';
    const named = [...text.matchAll(/(\d+) quest(?:ão|ões) de/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(named).toBe(5);
    for (const { id } of content.questions) await api.ok('PUT /api/customer-area/question/hidden/{id}', { id }, token);
    await api.db.update(studyReminders).set({ sentOn: null });
    expect(await sentAt(19)).toBe(0);
  });
});

describe('the link that ends reminders', () => {
  it('is used by one click in a mail program, without a login and any number of times', async () => {
    await student();
    await sentAt(19);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const post = (contentType: string) =>
      api.app.inject({
        method: 'POST',
        url: oneClick(),
        headers: { 'content-type': contentType },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post('application/x-www-form-urlencoded')).statusCode).toBe(200);
    expect(await wishes()).toBe(0);
    expect((await post('multipart/form-data; boundary=x')).statusCode).toBe(200);
  });

  it('changes nothing if the address is only opened, and leads to the page that does', async () => {
    await student();
    await sentAt(19);
    const opened = await api.app.inject(oneClick());
    expect(opened.statusCode).toBe(302);
    expect(await wishes()).toBe(1);
    const token = new URL(opened.headers.location ?? '', 'https://mapa.example.com').searchParams.get('token');
    expect(smtp.received.at(-1)?.text).toContain(`https://mapa.example.com/cancelar-lembrete?token=${token}`);
    await api.ok(BY_MAIL, { token });
    expect(await wishes()).toBe(0);
    await api.ok(BY_MAIL, { token });
  });

  it('is refused with a foreign token, and affects nobody else', async () => {
    const { user } = await student();
    await student();
    await sentAt(19);
    const token = oneClick().split('/').at(-1) ?? '';
    const [, signature] = token.split('.');
    const owner = token.startsWith(user.id);
    for (const forged of ['x', `${user.id}.`, `${crypto.randomUUID()}.${signature}`, `${token}x`, `${token}.x`])
      expect((await api.call(BY_MAIL, { token: forged })).status).toBe(422);
    await api.ok(BY_MAIL, { token });
    expect(await api.db.$count(studyReminders, eq(studyReminders.studentId, user.id))).toBe(owner ? 0 : 1);
    expect(await wishes()).toBe(1);
  });
});
