import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../../..');

/** A setting passed by the test run. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the journeys through \`npm test\``);
  return value;
}

/** The data folder of the system under test. */
export const dataDir = (): string => setting('DATA_DIR');

/** A secret that the launcher made for the system under test. */
export function keptSecret(name: 'jwt'): string {
  const secrets = JSON.parse(readFileSync(join(dataDir(), 'secrets.json'), 'utf8')) as Record<typeof name, string>;
  return secrets[name];
}

/** Kills a part of the running system, as a crash would. The launcher is expected to restart it. */
export function crash(part: 'api' | 'database'): void {
  const { children } = JSON.parse(readFileSync(join(dataDir(), 'state.json'), 'utf8')) as {
    children: Record<string, { pid: number }>;
  };
  const child = children[part];
  if (!child) throw new Error(`the launcher runs no ${part}: ${Object.keys(children).join(', ')}`);
  process.kill(child.pid, 'SIGKILL');
}

/** `npm run import` into the running system; resolves to its output. */
export async function importPaper(args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools/launcher/import.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir(), npm_lifecycle_event: '' },
  });
  return stdout;
}
