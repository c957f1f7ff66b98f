import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in the page as it stands: rule and elements of each.
 *
 * The legacy mode reads the page itself alone. The other one collects the results of frames in a second page, which
 * takes as long again, and no screen has a frame. All rules run; axe describes what breaks one and not each element that
 * keeps it, which took half of its time.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
