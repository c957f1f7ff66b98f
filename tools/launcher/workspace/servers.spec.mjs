import { settingsFrom } from '../core/settings.mjs';
import { serverPlans } from './servers.mjs';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

/** The environments of both servers, if the user starts them with this environment. */
function environments(own, mode = 'production') {
  process.env = { JWT_SECRET: 'x'.repeat(32), ...own };
  const plans = serverPlans({ settings: settingsFrom(own, '/co'), databaseUrl: 'postgres://u@h/d', mode });
  return Object.fromEntries(plans.map(({ name, env }) => [name, env]));
}

test("the API receives DEMO and the user's NODE_ENV, by which it refuses a demo in production", () => {
  expect(environments({}).api).toMatchObject({ DEMO: 'sim', NODE_ENV: '' });
  expect(environments({ NODE_ENV: 'production' }).api).toMatchObject({ DEMO: 'nao', NODE_ENV: 'production' });
  expect(environments({ NODE_ENV: 'production', DEMO: 'sim' }).api).toMatchObject({
    DEMO: 'sim',
    NODE_ENV: 'production',
  });
});

test('pages are served as in production, except during development', () => {
  expect(environments({}).web).toMatchObject({ NODE_ENV: 'production' });
  expect(environments({}, 'development')).toMatchObject({
    api: { NODE_ENV: 'development', DEMO: 'sim' },
    web: { NODE_ENV: 'development' },
  });
});
