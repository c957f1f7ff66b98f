import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, node24, root } from '../../launcher/core/root.mjs';
import { runQuietly } from '../../launcher/process/run.mjs';

/** Allows setting the page's clock, before any other script reads it. */
const CLOCK = `{
  const Real = Date;
  let ahead = 0;
  window.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
  window.setClockAhead = (milliseconds) => { ahead = milliseconds; };
}`;
const HTML = `<!doctype html><meta charset="utf-8"><title>bench</title><script>${CLOCK}</script><script type="module" src="/bench.js"></script>`;

/** The bench's page, by path: `{ type, text }`. It replaces the home page, to which a logout leads. */
export async function buildPage(folder) {
  const script = join(folder, 'bench.js');
  await runQuietly('the bundle of the page', node24, [join(import.meta.dirname, 'bundle.mjs'), script], {
    log: join(folder, 'bundle.log'),
    cwd: root,
    env: childEnvironment({ NODE_ENV: 'production' }),
  });
  return {
    '/': { type: 'text/html', text: HTML },
    '/bench.js': { type: 'text/javascript', text: readFileSync(script, 'utf8') },
    '/favicon.ico': { type: 'image/x-icon', text: '' },
  };
}
