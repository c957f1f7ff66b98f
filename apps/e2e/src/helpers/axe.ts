import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in the page as it stands: rule and elements of each.
 *
 * The legacy mode reads the page itself alone. The other one collects the results of frames in a second page, which
 * takes as long again, and no screen has a frame.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
