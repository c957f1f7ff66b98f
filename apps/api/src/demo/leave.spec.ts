import { hashPassword } from '@mapa/server-accounts';
import { appState, assetFolder, users } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createAccounts, openAccounts } from './accounts';
import { leaveDemo } from './leave';
import { readManifest } from './manifest';
import { demoStudents } from './students/population';

const { contas } = readManifest(assetFolder('content', import.meta.dirname));
const LOGIN = 'POST /api/auth/login';
const ME = 'GET /api/customer-area/user/me';
const ADMIN = 'admin@exemplo.com.br';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  await createAccounts(api.db, contas, '2026-11-24');
  const passwordHash = await hashPassword('outra senha, só minha');
  await api.pool.query(`update users set password_hash = $1 where email = 'professor@exemplo.com.br'`, [passwordHash]);
  const [student] = demoStudents();
  if (student) await api.db.insert(users).values(student);
  await api.db.insert(appState).values({ key: 'demo_students', value: {} });
  token = (await enter(ADMIN)).body.access_token;
});
afterAll(() => api.close());

const enter = async (email: string) => {
  const { status, body } = await api.call(LOGIN, { email, password: 'Estudar#2026' });
  return { status, body: body as unknown as { access_token: string } };
};
const roles = async () =>
  (await api.pool.query('select role, count(*)::int from users group by 1 order by 1')).rows.map(({ role, count }) => [
    role,
    count,
  ]);

describe('a demo that is switched off', () => {
  it('logs what it did, once', async () => {
    expect((await api.call(ME, {}, token)).status).toBe(200);
    expect(await leaveDemo(api)).toBe(
      'the demo is off (DEMO=nao): 5 demo accounts were closed, because everybody knows their password; its fictional students were removed with all that they did',
    );
    expect(await leaveDemo(api)).toBeNull();
  });

  it('has no account that the password of the README opens, and no session of such an account', async () => {
    for (const { email } of contas) expect([email, (await enter(email)).status]).toEqual([email, 422]);
    expect((await api.call(ME, {}, token)).status).toBe(401);
  });

  it('removes the roles of the demo accounts, and leaves an account with its own password unchanged', async () => {
    expect(await roles()).toEqual([
      ['estudante', 5],
      ['professor', 1],
    ]);
  });

  it('is restored when it is switched on again, except for accounts that somebody has taken over', async () => {
    const passwordHash = await hashPassword('outra senha, só minha');
    await api.pool.query(`update users set password_hash = $1 where email = 'novo@exemplo.com.br'`, [passwordHash]);
    await openAccounts(api.db);
    expect((await enter(ADMIN)).status).toBe(200);
    expect((await enter('novo@exemplo.com.br')).status).toBe(422);
    expect(await roles()).toEqual([
      ['admin', 1],
      ['estudante', 3],
      ['master', 1],
      ['professor', 1],
    ]);
  });
});
