import type { Page } from '@playwright/test';

/** Holds back all scripts of the page until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await code;
    await route.continue();
  });
  return () => arrive();
}
