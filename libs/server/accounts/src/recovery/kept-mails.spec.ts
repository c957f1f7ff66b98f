import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendConfirmation } from './send';
import { createTestApp, type TestApp } from '../testing/app';
import { PASSWORD } from '../testing/password';
import { deliverQueued } from '@mapa/server-platform/testing';
import { keptMails } from '@mapa/server-platform';

const DELETE = 'POST /api/customer-area/user/delete';

let api: TestApp;
let folder: string;
beforeEach(async () => {
  api = await createTestApp();
  folder = join(api.config.DATA_DIR, 'mail');
});
afterEach(() => api.close());

const kept = async () => (await readdir(folder)).sort();
const mail = async (user: { id: string }) => {
  await api.db.transaction((tx) => sendConfirmation(api.app.mail, tx, user));
  await deliverQueued(api);
};

describe('mails stored as files', () => {
  it('are deleted with the account, and only then', async () => {
    const [leaver, other] = [await api.createStudent(), await api.createStudent()];
    await mail(other.user);
    const before = await kept();
    await mail(leaver.user);
    await mail(leaver.user);
    expect(await kept()).toHaveLength(3);
    await api.ok(DELETE, { password: PASSWORD }, leaver.token);
    expect(await kept()).toEqual(before);
  });

  it('are deleted even if a worker was writing one while the account ended', async () => {
    const message = {
      id: crypto.randomUUID(),
      studentId: crypto.randomUUID(),
      domain: 'x',
      kind: 'confirmation',
      to: 'a@exemplo.com.br',
      subject: 's',
      text: 't',
      html: 'h',
    };
    await keptMails({ folder, from: 'Mapa <x@y.z>', db: api.db }).post(message);
    expect(await kept()).toEqual([]);
  });

  it('of accounts that ended unnoticed are deleted at the start, whatever their file name', async () => {
    const { user } = await api.createStudent({ email: 'Fica@exemplo.com.br' });
    await mail(user);
    const [staying = ''] = await kept();
    const id = () => crypto.randomUUID();
    await mkdir(folder, { recursive: true });
    const files = {
      [`recovery-${id()}-${id()}.eml`]: 'To: x@exemplo.com.br\r\n\r\n',
      [`recovery-${id()}-${id()}.eml.part`]: 'To: x@exempl',
      [`recovery-${id()}.eml`]: 'From: Mapa <a@b.c>\r\nTo: foi@exemplo.com.br\r\n\r\nTo: fica@exemplo.com.br',
    };
    const old = `confirmation-${id()}.eml`;
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await writeFile(join(folder, old), 'From: Mapa <a@b.c>\r\nTo: fica@exemplo.com.br\r\n\r\n');
    await writeFile(join(folder, 'LEIA-ME.txt'), 'de outra pessoa');
    await api.app.mail.start();
    expect(await kept()).toEqual([staying, old, 'LEIA-ME.txt'].sort());
  });
});
