import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { progress } from '../core/progress.mjs';
import { childEnvironment, root, tool } from '../core/root.mjs';
import { runQuietly } from '../process/run.mjs';
import { sourceStamp } from './stamp.mjs';

const apps = ['api', 'web', 'public-site', 'student-area'];
const folders = ['apps', 'libs', 'tools/vite'];
const files = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];

const outputOf = (app) => join(root, 'dist/apps', app);
const stampOf = (app) => join(root, 'dist', `.built-${app}`);

/** The built program of a server application. */
export const programOf = (app) => join(outputOf(app), 'main.mjs');

function stands(app, stamp) {
  return existsSync(outputOf(app)) && existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === stamp;
}

/** Removes the record of these applications' builds, because another process is about to write dist. */
export function forgetBuilds(wanted) {
  for (const app of wanted) rmSync(stampOf(app), { force: true });
  for (const app of wanted) rmSync(outputOf(app), { recursive: true, force: true });
}

/** Builds the applications, except those whose build in dist is of these sources. */
export async function ensureBuilt(wanted = apps) {
  const stamp = sourceStamp(root, folders, files);
  const missing = wanted.filter((app) => !stands(app, stamp));
  if (missing.length === 0) return;
  progress(`building ${missing.join(', ')}`);
  const args = ['run-many', '-t', 'build', '-p', missing.join(), '--outputStyle=static'];
  const env = childEnvironment({ NODE_ENV: 'production' });
  await runQuietly('the build', tool('nx'), args, { log: join(root, 'tmp/build.log'), cwd: root, env });
  const unmade = missing.filter((app) => !existsSync(outputOf(app)));
  if (unmade.length > 0) throw new Failure(`the build made no ${unmade.join(', ')} (whole output in tmp/build.log)`);
  for (const app of missing) writeFileSync(stampOf(app), stamp);
}
