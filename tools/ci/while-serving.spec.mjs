import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const node = JSON.stringify(process.execPath);
const script = (code) => `${node} -e ${JSON.stringify(code)}`;
const forever = 'setInterval(() => 1, 1000);';
const announces = 'console.log("ready: http://localhost:1");';

async function run(serving, meanwhile, limits = {}) {
  const args = [join(import.meta.dirname, 'while-serving.mjs'), serving, meanwhile].filter(Boolean);
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', READY_WITHIN_MS: '5000', STOPPED_WITHIN_MS: '5000', ...limits },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code };
}

describe('while-serving', () => {
  it('runs the second command once the first is ready, and stops the first', async () => {
    const { code, out } = await run(script(announces + forever), script('console.log("walked")'));
    expect(out.trim().split('\n')).toEqual(['ready: http://localhost:1', 'walked']);
    expect(code).toBe(0);
  });

  it('can wait for readiness alone', async () => {
    expect((await run(script(announces + forever))).code).toBe(0);
  });

  it('fails with the second command', async () => {
    const { code, err } = await run(script(announces + forever), 'exit 3');
    expect(err).toContain('"exit 3" ended with 3');
    expect(code).toBe(1);
  });

  it('fails if the first command ends before it is ready', async () => {
    const { code, err } = await run(script('process.exit(0)'), script('console.log("walked")'));
    expect(err).toContain('ended before it was ready');
    expect(code).toBe(1);
  });

  it('fails if the first command is never ready', async () => {
    const { code, err } = await run(script('console.log("not ready: yet");' + forever), undefined, {
      READY_WITHIN_MS: '200',
    });
    expect(err).toContain('not ready within 200 ms');
    expect(code).toBe(1);
  });

  it('fails if the first command does not stop on request', async () => {
    const deaf = `process.on('SIGTERM', () => 1); ${announces} ${forever}`;
    const { code, err } = await run(script(deaf), undefined, { STOPPED_WITHIN_MS: '200' });
    expect(err).toContain('did not stop within 200 ms');
    expect(code).toBe(1);
  });
});
