import { realpathSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, without symbolic links. */
export const root = realpathSync(fileURLToPath(new URL('../../../', import.meta.url)));

/** The Node that the product runs on; the launcher itself runs on the host's. */
export const node24 = join(root, 'node_modules/node/bin/node');

/** The environment for everything that runs on the installed packages. */
export function childEnvironment(extra = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', ...extra };
}

/** A path as the person typed it: npm scripts run in the root, INIT_CWD is where the person stood. */
export function fromWhereTyped(file) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
