import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds in the present page: rule and elements of each.
 *
 * The legacy mode checks the page itself only. The other one collects the results of frames in a second page, which
 * doubles the time, and no screen has a frame. All rules run; axe describes violations only, not each element that
 * passes, which took half of its time.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
