import { chromium } from '@playwright/test';
import { Failure } from '../../launcher/core/failure.mjs';
import { ended, startChild } from '../../launcher/core/children.mjs';

const START_MS = 30_000;
const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-gpu',
  '--hide-crash-restore-bubble',
  '--remote-debugging-port=0',
];

/** The address by which a starting Chromium is driven. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const give = setTimeout(() => reject(new Failure(`Chromium does not start: ${output.slice(-300)}`)), START_MS);
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(give);
      output = '';
      resolve(address);
    });
  });
}

/**
 * A real Chromium on a persistent profile: `{ context, kill, setQuota }`. It is started as our own process, so that
 * `kill` ends all of it at once, like a phone that runs out of memory.
 */
export async function startBrowser({ program, profile, origin, onTold }) {
  const child = startChild(program, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    group: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  await context.exposeBinding('benchTell', (_source, told) => onTold(told));
  // Stays open as long as the browser, because its quota lasts as long as it does.
  const [keeper] = context.pages();
  const line = await context.newCDPSession(keeper ?? (await context.newPage()));
  return {
    context,
    /** Bytes that the origin may store; null removes the limit. */
    setQuota: (quotaSize) =>
      line.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== null && { quotaSize }) }),
    async kill() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended(child);
      await browser.close().catch(() => undefined);
    },
  };
}
