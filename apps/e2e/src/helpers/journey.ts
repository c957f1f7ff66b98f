import { expect, test as base } from '@playwright/test';

/** So many times slower than this machine (docs/testing.md): finds what only a fast one passes. */
const SLOWDOWN = Number(process.env['JOURNEYS_SLOWDOWN'] ?? 1);

/** On a busy machine the API puts calls off, and the client asks again: what never comes fails the journey itself. */
const PUT_OFF = /the server responded with a status of 503 /;

/** The page while it is the server's HTML alone: no code has taken it over. */
export const WITHOUT_CODE = '#raiz[data-sem-codigo]';

/** What React keeps of a root, as far as it says whether the server's HTML waits to be taken over. */
interface Fiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** In the page: marks what the server rendered for as long as no code has taken it over. */
function markUntilTakenOver(): void {
  new MutationObserver((_records, observer) => {
    const root = document.getElementById('raiz');
    if (!root) return;
    observer.disconnect();
    root.dataset['semCodigo'] = '';
    const look = setInterval(() => {
      // React marks the root when it begins, and hydrates it in slices: it has ended when the tree on screen is its own.
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
