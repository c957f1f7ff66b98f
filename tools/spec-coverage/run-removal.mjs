import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A rule taken out of a source file, and the test that has to fail without it. @typedef {{ rule: string, project: string, file: string, from: string, to: string, spec: string, test: string, fast?: boolean }} Removal */

const require = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const jest = require.resolve('jest/bin/jest');

/** A project's own settings, but for the transformer. */
function configOf(project) {
  const config = require(join(root, project, 'jest.config.cjs'));
  const transform = Object.fromEntries(
    Object.entries(config.transform).map(([pattern, [, options]]) => [
      pattern,
      [join(root, 'tools/spec-coverage/transform.cjs'), options],
    ]),
  );
  return JSON.stringify({ ...config, transform });
}

const escape = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs the one test with the rule taken out.
 * @param {Removal} removal
 * @returns {Promise<'red' | 'green' | string>} `red` when the test failed as it should; otherwise `green`, or what went wrong
 */
export async function runRemoval({ project, file, from, to, spec, test }) {
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--config',
    configOf(project),
    '--json',
    '--silent',
    '-t',
    escape(test),
    spec,
  ];
  const env = { ...process.env, NODE_OPTIONS: '', MAPA_REMOVAL: JSON.stringify({ file: join(root, file), from, to }) };
  const child = spawn(process.execPath, args, { cwd: join(root, project), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'close'),
  ]);
  let result;
  try {
    result = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return `jest said nothing to read: ${errors.slice(0, 600)}`;
  }
  if (result.numFailedTests > 0) return 'red';
  const broken = result.testResults.find(({ message }) => message)?.message;
  if (broken) return `the spec could not run: ${broken.slice(0, 600)}`;
  return result.numPassedTests > 0 ? 'green' : `no test is called “${test}”`;
}
