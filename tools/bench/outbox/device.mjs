import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { between, oneOf } from '../bank/random.mjs';
import { startBrowser } from './browser.mjs';
import { FAULTS, startProxy } from './proxy.mjs';

const TABS = 2;
const BURST = 12;
/** No student continues with more waiting answers than this; and the whole disk is read for each one sent. */
const MOST_WAITING = 120;
const HOUR_MS = 3_600_000;
const JUMPS = [0.5, 3 * 24, 40 * 24, 400 * 24].flatMap((hours) => [hours * HOUR_MS, -hours * HOUR_MS]);
const STEP_MS = 10_000;

const within = (work, ms = STEP_MS) =>
  Promise.race([work, pause(ms, undefined, { ref: false })]).catch(() => undefined);

/**
 * One device: a browser with two tabs and its own connection, with faults drawn from `random`. `live` answers until
 * `isEnough()`; `settle` sends the waiting answers of each student.
 */
export async function createDevice({
  program,
  profile,
  upstream,
  files,
  random,
  students,
  password,
  questions,
  ledger,
  counts,
}) {
  const proxy = await startProxy({ upstream, files, random });
  const { origin } = proxy;
  let browser;
  let tabs = [];
  const count = (name) => void (counts[name] = (counts[name] ?? 0) + 1);

  async function open() {
    const page = await browser.context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => globalThis.bench && (globalThis.bench.student() ?? globalThis.bench.isVisitor()));
    return page;
  }

  async function begin(isFull = false) {
    browser = await startBrowser({ program, profile, origin, onTold: ledger.tell });
    if (isFull) await browser.setQuota(1);
    tabs = [];
    for (let tab = 0; tab < TABS; tab += 1) tabs.push(await open());
  }

  async function kill() {
    await browser.kill();
    tabs = [];
    count('browser killed');
  }

  const everywhere = (step, argument) => Promise.all(tabs.map((page) => within(page.evaluate(step, argument))));

  /** The first tab signs in; the others follow. */
  async function ensureStudent(email = oneOf(random, students)) {
    const [page] = tabs;
    if (await within(page.evaluate(() => globalThis.bench.student()))) return;
    // The cookie's expiry would use the changed clock.
    await everywhere(() => globalThis.setClockAhead(0));
    await within(page.evaluate(([name, secret]) => globalThis.bench.enter(name, secret), [email, password]));
    count('logins');
  }

  async function leave() {
    const [page] = tabs;
    await Promise.all([
      within(page.waitForEvent('load', { timeout: STEP_MS })),
      within(page.evaluate(() => globalThis.bench.leave())),
    ]);
    await within(page.waitForFunction(() => globalThis.bench?.isVisitor()));
    count('logouts');
  }

  const drawAnswer = () => {
    const { id, alternatives } = oneOf(random, questions);
    return { uuid: randomUUID(), question: id, alternative: oneOf(random, alternatives), waits: random() < 0.4 };
  };

  async function answer(page) {
    const owed = await within(page.evaluate(() => globalThis.bench.owed()));
    if (!owed || owed.pending > MOST_WAITING) return void (await pause(100));
    const answers = Array.from({ length: between(random, 1, BURST) }, drawAnswer);
    await within(page.evaluate((list) => globalThis.bench.answerAll(list), answers));
  }

  async function offline() {
    count('offline');
    await within(browser.context.setOffline(true));
    await pause(between(random, 200, 1_500));
    await within(browser.context.setOffline(false));
  }

  async function reopenTab() {
    count('tabs closed');
    const at = between(random, 0, TABS - 1);
    await within(tabs[at].close());
    tabs[at] = await open();
  }

  async function jump() {
    count('clock jumps');
    await everywhere((ahead) => globalThis.setClockAhead(ahead), oneOf(random, JUMPS));
  }

  async function swapStudent() {
    await leave();
    await ensureStudent();
  }

  async function fault() {
    proxy.feel(oneOf(random, FAULTS));
    await pause(between(random, 300, 1_500));
    proxy.feel(null);
  }

  const events = [fault, fault, fault, fault, offline, jump, reopenTab, swapStudent];

  /** One browser's run, from its start to its kill. */
  async function life(isEnough) {
    const isFull = random() < 0.3;
    if (isFull) count('quota full');
    await begin(isFull);
    const until = performance.now() + between(random, 3_000, 9_000);
    const fullUntil = performance.now() + between(random, 500, 2_500);
    let isOver = false;
    const goesOn = () => !isOver && !isEnough() && performance.now() < until;
    const answering = [0, 1].map(async (at) => {
      while (goesOn()) await answer(tabs[at]).catch(() => pause(50));
    });
    const lifting = pause(isFull ? Math.max(0, fullUntil - performance.now()) : 0).then(() =>
      isFull ? within(browser.setQuota(null)) : null,
    );
    while (goesOn()) {
      await ensureStudent();
      await oneOf(random, events)().catch(() => undefined);
    }
    await lifting;
    isOver = true;
    await kill();
    proxy.feel(null);
    await Promise.all(answering);
  }

  return {
    counts: proxy.counts,
    async live(isEnough) {
      while (!isEnough()) await life(isEnough);
    },
    /** With a good connection, each student returns and waits until nothing waits. Returns the remaining answers. */
    async settle(patienceMs) {
      const remains = [];
      await begin();
      for (const email of students) {
        if (await within(tabs[0].evaluate(() => globalThis.bench.student()))) await leave();
        await ensureStudent(email);
        const until = performance.now() + patienceMs;
        let owed;
        do {
          await everywhere(() => globalThis.bench.hurry());
          await pause(300);
          owed = await within(tabs[0].evaluate(() => globalThis.bench.owed()));
        } while (owed?.pending !== 0 && performance.now() < until);
        remains.push({ email, ...owed });
      }
      return remains;
    },
    async stop() {
      await browser?.kill();
      proxy.stop();
    },
  };
}
