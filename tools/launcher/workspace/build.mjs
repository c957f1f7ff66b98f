import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '../core/progress.mjs';
import { childEnvironment, node24, root } from '../core/root.mjs';
import { runQuietly } from '../process/run.mjs';
import { sourceStamp } from './stamp.mjs';

const stampFile = join(root, 'dist/.mapa-build');
const apps = ['api', 'web', 'public-site', 'student-area'];
const folders = ['apps', 'libs'];
const files = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];

/** The program of a server application as it is built. */
export const programOf = (app) => join(root, 'dist/apps', app, 'main.mjs');

function stands(stamp) {
  const outputs = apps.every((app) => existsSync(join(root, 'dist/apps', app)));
  return outputs && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/** Builds the applications unless what stands in dist was made from these very sources. */
export async function ensureBuilt() {
  const stamp = sourceStamp(root, folders, files);
  if (stands(stamp)) return;
  progress('building');
  const args = [join(root, 'node_modules/nx/bin/nx.js'), 'run-many', '-t', 'build', '-p', apps.join(), '--outputStyle=static'];
  const env = childEnvironment({ NODE_ENV: 'production' });
  await runQuietly('the build', node24, args, { log: join(root, 'tmp/build.log'), cwd: root, env });
  writeFileSync(stampFile, stamp);
}
