import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../core/failure.mjs';
import { node24, root } from '../core/root.mjs';
import { endChild, ended, startChild } from '../core/children.mjs';

const program = join(root, 'libs/server/accounts/src/testing/providers/main.ts');

/** Starts the stand-ins for Google and Facebook: `{ url, settings, stop }`; `settings` makes the product use them. */
export async function startProviders() {
  const child = startChild(node24, ['--no-warnings', program], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const line = await Promise.race([said, ended(child).then(() => null)]);
  if (line === null)
    throw new Failure('the stand-ins for Google and Facebook did not come up: their line stands above');
  const settings = JSON.parse(line);
  return { url: settings.GOOGLE_BASE_URL, settings, stop: () => endChild(child, 5_000) };
}
