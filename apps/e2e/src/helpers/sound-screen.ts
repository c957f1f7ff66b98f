import type { Page } from '@playwright/test';
import { complaintsOf } from './axe';
import { expect } from './journey';

const WIDTHS = [360, 768, 1280];
/** Together these widths show everything: the menu and sheets of a phone, and the columns of a wide window. */
const READ_BY_AXE = [360, 1280];

/**
 * In the page: whether it shows an element that it did not show when this was asked before. The frame of all screens is
 * left out: every other screen is opened at the other width, and its first width is always read.
 */
async function showsMore(): Promise<boolean> {
  // What the application draws for this width is there with the second frame.
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  const seen = (Reflect.get(window, 'seenElements') as WeakSet<Element> | undefined) ?? new WeakSet<Element>();
  Reflect.set(window, 'seenElements', seen);
  const isInFrame = (element: Element) => element.closest('header, footer, nav')?.closest('main') === null;
  const more = [...document.body.querySelectorAll('*')].filter(
    (element) => !seen.has(element) && !isInFrame(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  more.forEach((element) => seen.add(element));
  return more.length > 0;
}

/** In the page: switches the theme as the page's script before the first paint does, at once. */
function switchTheme(isDark: boolean): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  if (isDark) document.documentElement.dataset['tema'] = 'escuro';
  else delete document.documentElement.dataset['tema'];
}

/**
 * Expects no violation of axe and no content beyond the window's edge, at any width. A width that shows nothing new is
 * not read by axe again.
 * @param name of the screen
 * @param isDark whether it can be dark: its contrasts are then read in both themes
 */
export async function expectSound(page: Page, name: string, { isDark = false } = {}): Promise<void> {
  // Starts at the width where the last screen ended, so that screens are opened in small and in wide windows.
  const widths = page.viewportSize()?.width === WIDTHS[0] ? WIDTHS : WIDTHS.toReversed();
  for (const width of widths) {
    const screen = `${name} at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, { message: `${screen}: px beyond the edge` }).toBe(0);
    if (!READ_BY_AXE.includes(width) || !(await page.evaluate(showsMore))) continue;
    expect(await complaintsOf(page), screen).toEqual([]);
    if (!isDark) continue;
    await page.evaluate(switchTheme, true);
    expect(await complaintsOf(page, ['color-contrast']), `${screen}, dark`).toEqual([]);
    await page.evaluate(switchTheme, false);
  }
}
