import { expect, test as base } from '@playwright/test';

/** So many times slower than this machine (docs/testing.md): finds what only a fast one passes. */
const SLOWDOWN = Number(process.env['JOURNEYS_SLOWDOWN'] ?? 1);

/** On a busy machine the API puts calls off, and the client asks again: what never comes fails the journey itself. */
const PUT_OFF = /the server responded with a status of 503 /;

/** In the page: marks what the server rendered for as long as no code has taken it over. */
function markUntilTakenOver(): void {
  new MutationObserver((_records, observer) => {
    const root = document.getElementById('raiz');
    if (!root) return;
    observer.disconnect();
    root.dataset['semCodigo'] = '';
    const look = setInterval(() => {
      if (!Object.keys(root).some((key) => key.startsWith('__reactContainer$'))) return;
      clearInterval(look);
      delete root.dataset['semCodigo'];
    }, 10);
  }).observe(document, { childList: true, subtree: true });
}

interface Options {
  /** Errors that a journey provokes on purpose. */
  expectedErrors: RegExp[];
  /** Nobody presses a button before the page's code has come, however slow the machine is. */
  waitsForCode: boolean;
}

/** Every journey fails on an error that a page reports. */
export const test = base.extend<Options & { watch: void }>({
  expectedErrors: [[], { option: true }],
  waitsForCode: [true, { option: true }],
  context: async ({ context, waitsForCode }, use) => {
    if (waitsForCode) {
      await context.addInitScript(markUntilTakenOver);
      context.on('page', (page) => {
        const waiting = page.addLocatorHandler(page.locator('#raiz[data-sem-codigo]'), () => Promise.resolve());
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
