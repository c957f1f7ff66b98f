import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { PASSWORD } from '../testing/password';
import { APPS } from '../testing/providers/grants';
import { startProviders, type FakeProviders } from '../testing/providers/start';

const REGISTER = 'POST /api/auth/registerOrLogin';
const LOGIN = 'POST /api/auth/login';
const person = { id: '90817263544', name: 'Zuleica Marcadora', email: 'zuleica@marcador.com.br', email_verified: true };

let api: TestApp;
let fake: FakeProviders;
let lines: string[] = [];
beforeAll(async () => {
  fake = await startProviders();
  api = await createTestApp({
    config: { ...fake.settings, LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await api.close();
  await fake.stop();
});

const events = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event !== undefined);
const social = (kind: 'google' | 'facebook', token: string) => ({
  tipo_cadastro: kind,
  social_id: person.id,
  social_data: kind === 'google' ? { tokenObj: { access_token: token } } : { accessToken: token },
});
const form = {
  tipo_cadastro: 'email',
  nome: 'Zuleica Marcadora',
  email: 'outra@marcador.com.br',
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

describe('the log', () => {
  it('shows who signed up and in, by what, and what was refused', async () => {
    await api.ok(REGISTER, form);
    await api.ok(REGISTER, form);
    await api.call(REGISTER, { ...form, password: 'outra senha 1', password_confirmation: 'outra senha 1' });
    await api.call(LOGIN, { email: form.email, password: 'errada' });
    await api.ok(REGISTER, social('google', await fake.google.issue({ person, app: APPS.google })));
    await api.call(REGISTER, social('facebook', 'forged'));
    expect(events().map(({ event, by, provider, reason }) => [event, by ?? provider, reason])).toEqual([
      ['sign-up', 'email', undefined],
      ['sign-in', 'email', undefined],
      ['sign-up refused', 'email', undefined],
      ['sign-in refused', 'email', undefined],
      ['sign-up', 'google', undefined],
      ['token refused', 'facebook', 'debug_token'],
      ['sign-up refused', 'facebook', undefined],
    ]);
  });

  it('contains no name, e-mail, password, token or subject, even if the database fails', async () => {
    const token = await fake.google.issue({ person, app: APPS.google });
    const { access_token } = await api.ok(REGISTER, social('google', token));
    await api.call(REGISTER, form);
    await api.call(LOGIN, { email: form.email, password: 'errada-marcador' });
    const { order } = api.app.mail;
    for (const failing of [sql`select ${form.email}::int`, sql`select ${form.email} from no_such_table`]) {
      api.app.mail.order = async (tx) => void (await tx.execute(failing));
      expect((await api.provoke(REGISTER, { ...form, email: 'mais.uma@marcador.com.br' })).status).toBe(500);
    }
    api.app.mail.order = order;
    const log = lines.join('');
    expect(log).toContain('no_such_table');
    for (const marker of ['marcador', 'Marcadora', PASSWORD, token, access_token, person.id])
      expect(log).not.toContain(marker);
  });
});
