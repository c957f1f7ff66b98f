import type { Page } from '@playwright/test';

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => arrive();
}
