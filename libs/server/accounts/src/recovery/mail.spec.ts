import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sendConfirmation } from './send';
import { MAIL_QUEUE } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { deliverQueued, keptMails, mailsTo, openTestQueue, startSmtp } from '@mapa/server-platform/testing';

const ASK = { method: 'POST', url: '/api/auth/send-reset-password' } as const;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The application with a mail server of its own. */
async function withSmtp(options: Parameters<typeof startSmtp>[0] = {}) {
  const smtp = await startSmtp(options);
  const api = await createTestApp({ config: { SMTP_URL: smtp.url } });
  closers.push(smtp.stop, api.close);
  const ask = async () => {
    const { user } = await api.createStudent();
    await api.app.inject({
      ...ASK,
      headers: { 'x-forwarded-for': `198.51.100.${(network += 1)}` },
      payload: { email: user.email },
    });
    return user;
  };
  return { smtp, api, ask };
}
let network = 0;

const queued = async (api: TestApp, where = 'true') =>
  (
    await api.pool.query(
      `select name, state::text, data, output, retry_count from pgboss.job where name like 'mail%' and ${where}`,
    )
  ).rows as {
    name: string;
    state: string;
    output: unknown;
  }[];

describe('a mail', () => {
  it('comes in HTML and in text, with one link to the configured site and nothing loaded from elsewhere', async () => {
    const { smtp, api } = await withSmtp();
    const { user } = await api.createStudent({ name: 'Ana Souza' });
    await api.app.inject({
      ...ASK,
      headers: { host: 'mal.example', 'x-forwarded-host': 'mal.example' },
      payload: { email: user.email },
    });
    await deliverQueued(api);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({
      subject: 'Redefina sua senha',
      from: { name: 'Mapa', address: 'nao-responda@localhost' },
      to: [{ address: user.email }],
    });
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@mapa\.example\.com>$/);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const link = /https:\/\/mapa\.example\.com\/nova-senha\/[\w-]{43}/;
    expect(mail?.text).toMatch(/Olá, Ana!/);
    expect(mail?.text).toMatch(link);
    const html = mail?.html ?? '';
    expect(html).toContain('Olá, Ana!');
    expect(new Set(html.match(/https?:[^\s"<]+/g))).toEqual(new Set(link.exec(mail?.text ?? '')));
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|\ssrc=/i);
  });

  it('asks to confirm the e-mail with a link to the page that does it', async () => {
    const { smtp, api } = await withSmtp();
    const { user } = await api.createStudent();
    await api.db.transaction((tx) => sendConfirmation(api.app.mail, tx, user));
    await deliverQueued(api);
    expect(smtp.received[0]?.subject).toBe('Confirme seu e-mail');
    expect(smtp.received[0]?.text).toMatch(/https:\/\/mapa\.example\.com\/confirmar-email\?token=[\w-]{43}/);
  });

  it.each([
    'Ganhe http://mal.example agora',
    'http://mal.example',
    '<img src=x onerror=alert(1)>',
    'Ana\r\nBcc: outro@exemplo.com.br',
    '"Ana" <outro@exemplo.com.br>',
  ])('removes harmful characters from a name like %j', async (name) => {
    const { smtp, api } = await withSmtp();
    const { user } = await api.createStudent({ name });
    await api.app.inject({ ...ASK, payload: { email: user.email } });
    await deliverQueued(api);
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([{ name: '', address: user.email }]);
    expect(mail?.bcc).toBeUndefined();
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/mal\.example|<img|outro@/);
  });
});

describe('the outbox', () => {
  it('contains a mail only if the transaction commits, and nothing personal', async () => {
    const { api } = await withSmtp();
    const { user } = await api.createStudent();
    const undone = api.db.transaction(async (tx) => {
      await sendConfirmation(api.app.mail, tx, user);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await queued(api)).toEqual([]);
    await api.db.transaction((tx) => sendConfirmation(api.app.mail, tx, user));
    const jobs = await queued(api);
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify(jobs)).not.toContain(user.email);
  });

  it('retries after a server that refuses twice, and stores no address from its error', async () => {
    const { smtp, api, ask } = await withSmtp({ refusals: [451, 550] });
    const user = await ask();
    expect(await deliverQueued(api)).toEqual(['failed']);
    expect(await queued(api)).toMatchObject([{ state: 'retry', output: { code: 'EENVELOPE', smtp: 451 } }]);
    expect(await deliverQueued(api)).toEqual(['failed']);
    expect(JSON.stringify(await queued(api))).not.toContain(user.email);
    expect(await deliverQueued(api)).toEqual(['completed']);
    expect(smtp.received).toHaveLength(1);
    expect(await deliverQueued(api)).toEqual([]);
  });

  it('loses nothing while the mail server is unavailable', async () => {
    const { smtp, api, ask } = await withSmtp();
    await smtp.stop();
    const asked = [await ask(), await ask(), await ask()];
    expect(await deliverQueued(api)).toEqual(['failed', 'failed', 'failed']);
    const again = await startSmtp({ port: smtp.port });
    closers.push(again.stop);
    expect(await deliverQueued(api)).toEqual(['completed', 'completed', 'completed']);
    expect(again.received.map((mail) => mail.to?.[0]?.address).sort()).toEqual(asked.map(({ email }) => email).sort());
  });

  it('sends one more copy, under the same id, if a process ends between sending and recording', async () => {
    const { smtp, api, ask } = await withSmtp();
    await ask();
    const boss = await openTestQueue(api.url);
    closers.push(() => boss.stop({ graceful: false }));
    const [job] = await boss.fetch(MAIL_QUEUE, { includeMetadata: true });
    if (!job) throw new Error('nothing queued');
    await api.app.mail.settle(job);
    expect(await deliverQueued(api)).toEqual([]);
    await api.pool.query("update pgboss.job set started_on = started_on - interval '1 hour' where id = $1", [job.id]);
    await boss.supervise(MAIL_QUEUE);
    expect(await deliverQueued(api)).toEqual(['completed']);
    expect(await deliverQueued(api)).toEqual([]);
    expect(smtp.received.map((mail) => mail.messageId)).toEqual([
      `<${job.id}@mapa.example.com>`,
      `<${job.id}@mapa.example.com>`,
    ]);
    expect(smtp.received[1]?.text).toBe(smtp.received[0]?.text);
  });

  it('gives up after the last attempt, into the dead-letter queue', async () => {
    const { smtp, api, ask } = await withSmtp({ refusals: [451] });
    await ask();
    await api.pool.query("update pgboss.job set retry_count = retry_limit, state = 'retry' where name = 'mail'");
    expect(await deliverQueued(api)).toEqual(['deadletter']);
    expect(await queued(api, "name = 'mail-given-up'")).toMatchObject([{ state: 'created' }]);
    expect(smtp.received).toEqual([]);
  });

  it('retries only a few times if a server refuses an address for good', async () => {
    const { api, ask } = await withSmtp({ refusals: [550] });
    await ask();
    await api.pool.query(
      "update pgboss.job set retry_count = 5, state = 'retry', started_on = now() where name = 'mail'",
    );
    expect(await deliverQueued(api)).toEqual(['deadletter']);
  });

  it('retries for a little more than a day', async () => {
    const { api } = await withSmtp();
    const { rows } = await api.pool.query("select * from pgboss.queue where name = 'mail'");
    const { retry_limit: limit, retry_delay: first, retry_delay_max: most } = rows[0] as Record<string, number>;
    const shortest = Array.from({ length: limit ?? 0 }, (_, index) => Math.min(most ?? 0, (first ?? 0) * 2 ** index));
    const total = shortest.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThan(86_400);
    expect(total).toBeLessThan(2 * 86_400);
  });

  it('drops a job of an unknown kind', async () => {
    const { api } = await withSmtp();
    const boss = await openTestQueue(api.url);
    closers.push(() => boss.stop({ graceful: false }));
    await boss.send(MAIL_QUEUE, { kind: 'toString', id: randomUUID() });
    expect(await deliverQueued(api)).toEqual(['deadletter']);
  });
});

describe('the worker', () => {
  it('sends waiting and new mails, one after the other, and ends with the application', async () => {
    const { smtp, api, ask } = await withSmtp({ refusals: [] });
    await ask();
    await ask();
    await api.app.mail.start();
    await smtp.until(2);
    await Promise.all([ask(), ask(), ask()]);
    await smtp.until(5);
    expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(5);
    await api.app.close();
    expect(await queued(api, "state <> 'completed'")).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('stores each mail as a file of its own, whole and readable by its owner only', async () => {
    const api = await createTestApp();
    closers.push(api.close);
    const { user } = await api.createStudent();
    for (let time = 0; time < 3; time += 1) await api.db.transaction((tx) => sendConfirmation(api.app.mail, tx, user));
    expect(await mailsTo(api, user.email)).toHaveLength(3);
    const folder = join(api.config.DATA_DIR, 'mail');
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(name).toMatch(new RegExp(`^confirmation-[0-9a-f-]{36}-${user.id}\\.eml$`));
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    }
    expect((await keptMails(api))[0]?.html).toContain('Confirmar e-mail');
  });
});
