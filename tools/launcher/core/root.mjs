import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, without symbolic links. */
export const root = realpathSync(fileURLToPath(new URL('../../../', import.meta.url)));

/** The Node that the product runs on; the launcher itself runs on the host's. */
export const node24 = join(root, 'node_modules/node/bin/node');

/** The program of an installed package; it runs on Node 24 in a child environment. */
export const tool = (name) => join(root, 'node_modules/.bin', name);

/** The environment for everything that uses the installed packages. */
export function childEnvironment(extra = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', ...extra };
}

/** The user's working directory: npm scripts run in the root. */
export const whereTyped = () => process.env.INIT_CWD ?? process.cwd();
