import { expect, test as base } from '@playwright/test';

/** Slowdown of the browser relative to this machine (docs/testing.md): finds tests that pass only on a fast machine. */
const SLOWDOWN = Number(process.env['JOURNEYS_SLOWDOWN'] ?? 1);

/** A busy machine defers calls, and the client repeats them: a call that never succeeds fails the journey itself. */
const PUT_OFF = /the server responded with a status of 503 /;

/** Tests the server's HTML alone, before any code has hydrated it. */
export const WITHOUT_CODE = '#raiz[data-sem-codigo]';

/** The part of React's root that says whether the server's HTML waits for hydration. */
interface Fiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** In the page: marks the server's HTML until it is hydrated. */
function markUntilTakenOver(): void {
  new MutationObserver((_records, observer) => {
    const root = document.getElementById('raiz');
    if (!root) return;
    observer.disconnect();
    root.dataset['semCodigo'] = '';
    const look = setInterval(() => {
      // React marks the root when it starts, and hydrates it in slices: it has finished when the current tree is its own.
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) as
        keyof typeof root | undefined;
      const fiber = key && (root[key] as unknown as Fiber);
      if (fiber?.stateNode.current.memoizedState.isDehydrated !== false) return;
      clearInterval(look);
      delete root.dataset['semCodigo'];
    }, 10);
  }).observe(document, { childList: true, subtree: true });
}

interface Options {
  /** Errors that a journey provokes on purpose. */
  expectedErrors: RegExp[];
  /** Waits until the page's code has loaded, so that buttons respond on slow machines as well. */
  waitsForCode: boolean;
}

/** Every journey fails on an error that a page reports. */
export const test = base.extend<Options & { watch: void }>({
  expectedErrors: [[], { option: true }],
  waitsForCode: [true, { option: true }],
  context: async ({ context, waitsForCode }, use) => {
    await context.addInitScript(markUntilTakenOver);
    if (waitsForCode) {
      context.on('page', (page) => {
        const waiting = page.addLocatorHandler(page.locator(WITHOUT_CODE), () => Promise.resolve());
        // A window that is closed again at once needs no handler.
        waiting.catch(() => undefined);
      });
    }
    await use(context);
  },
  watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      if (SLOWDOWN > 1) {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      }
      await use();
      const excused = [PUT_OFF, ...expectedErrors];
      expect(errors.filter((error) => !excused.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
