import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './core/ports.mjs';
import { isGoneWithin } from './core/end.mjs';
import { makeTrialCheckout, runStart } from './testing/trial-checkout.mjs';

// Real servers on a busy machine.
jest.setTimeout(60_000);

const ready = /^ready: http:\/\/localhost:\d+$/m;
let checkout;
let settings;
let children;
const started = [];

beforeAll(async () => {
  checkout = makeTrialCheckout();
  const port = await freePort();
  const apiPort = await freePort();
  settings = { PORT: String(port), API_PORT: String(apiPort) };
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => checkout.remove());

const ask = async (path) => (await fetch(`http://127.0.0.1:${settings.API_PORT}${path}`)).text();

async function askUntil(path, accept) {
  for (;;) {
    const body = await ask(path).catch(() => null);
    if (body !== null && accept(body)) return body;
  }
}

function start(...command) {
  const launcher = runStart(checkout.folder, settings, ...command);
  started.push(launcher);
  return launcher;
}

async function startAndWait() {
  const launcher = start();
  await launcher.saw(ready);
  children = Object.values(checkout.state().children);
  expect(children).toHaveLength(3);
  return launcher;
}

async function expectNothingLeft() {
  for (const child of children) expect(await isGoneWithin(child, 15_000)).toBe(true);
}

test('both servers run on Node 24 after the ready line, data survive a restart, and SIGTERM ends all with code 0', async () => {
  const first = await startAndWait();
  expect(await ask('/')).toMatch(/^v24\./);
  expect(await ask('/visit')).toBe('1');
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0 });
  await expectNothingLeft();

  const second = await startAndWait();
  expect(await ask('/visit')).toBe('2');
  second.child.kill('SIGINT');
  expect(await second.ended).toMatchObject({ code: 0 });
  await expectNothingLeft();
});

test('a killed API or database is restarted with its data, with one line each', async () => {
  const launcher = await startAndWait();
  const before = Number(await ask('/visit'));
  const { database, api } = checkout.state().children;

  process.kill(database.pid, 'SIGKILL');
  await launcher.saw(/the database ended \(signal SIGKILL\); starting it again in 200 ms/);
  expect(Number(await askUntil('/visit', (body) => body !== 'away'))).toBeGreaterThan(before);

  process.kill(api.pid, 'SIGKILL');
  await launcher.saw(/api ended \(signal SIGKILL\); starting it again in 200 ms/);
  await askUntil('/', (body) => body.startsWith('v24'));

  children = Object.values(checkout.state().children);
  launcher.child.kill('SIGTERM');
  await launcher.ended;
  await expectNothingLeft();
});

test('a killed launcher leaves no server behind', async () => {
  const launcher = await startAndWait();
  launcher.child.kill('SIGKILL');
  await launcher.ended;
  await expectNothingLeft();
});

test('a killed npm ends the launcher and its servers', async () => {
  const script = `npm_lifecycle_event=start "${process.execPath}" tools/launcher/start.mjs; true`;
  const npm = start('sh', '-c', script);
  await npm.saw(ready);
  children = [checkout.state(), ...Object.values(checkout.state().children)];
  npm.child.kill('SIGKILL');
  await expectNothingLeft();
});

test('a second copy on the same DATA_DIR is refused in one line', async () => {
  await startAndWait();
  const { code, output } = await runStart(checkout.folder, settings).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^mapa: already running on .*\n$/);
});

test.each(['PORT', 'API_PORT'])('a taken %s is named in one line, with the way out', async (name) => {
  const server = createServer().listen(Number(settings[name]), '127.0.0.1');
  await once(server, 'listening');
  const { code, output } = await runStart(checkout.folder, settings).ended;
  server.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `mapa: port ${settings[name]} is taken by another program; stop it, or choose another with ${name}=<number> npm start\n`,
  );
});

test('an API that cannot start ends the launcher with its reason', async () => {
  const { code, output } = await runStart(checkout.folder, { ...settings, FAIL: '1' }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^mapa: api did not start \(exit code 1; log: .*api\.log\): .*the API refuses$/m);
});
