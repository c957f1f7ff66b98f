import { expect, test as base } from '@playwright/test';

/** Every journey fails on an error that a page reports; `quiet` says what a journey provokes on purpose. */
export const test = base.extend<{ expectedErrors: RegExp[]; watch: void }>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
