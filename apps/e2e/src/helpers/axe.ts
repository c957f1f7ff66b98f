import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The minified build of the builder's own axe: its full build, which takes twice as long to load, is three quarters of a run. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * The violations that axe finds in the present page: rule and elements of each.
 *
 * The legacy mode checks the page itself only. The other one collects the results of frames in a second page, which
 * doubles the time, and no screen has a frame. All rules run; axe describes violations only, not each element that
 * passes, which took half of its time.
 * @param rules the only ones to run; empty: all
 */
export async function complaintsOf(page: Page, rules: string[] = []): Promise<string[]> {
  // A document that was read before has it already.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? ';' : SOURCE })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
