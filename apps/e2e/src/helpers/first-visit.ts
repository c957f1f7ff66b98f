import type { Locator } from '@playwright/test';
import { expect } from './journey';
import { transferOf } from './transfer';

/** The limits of a first visit, without pictures of the content (docs/performance.md). */
const MOST_REQUESTS = 12;
const MOST_BYTES = {
  '/': 300_000,
  '/questoes': 335_000,
  '/mapas': 284_000,
  '/provas': 303_000,
  '/concursos': 286_000,
  '/planos': 290_000,
  '/questoes/1': 307_000,
  workspace: 311_000,
};

/** The sample question of the home page changes by the day: some have words in italics, which are in a file of their own. */
const ITALICS = { page: '/', file: /-serif-italic-[^/]*\.woff2$/, bytes: 16_000 };

const PHONE = { width: 412, height: 823 };

/**
 * Opens a page on a phone as its first visit, and holds what it loads to its limits; a journey goes on beyond them, and
 * fails at its end.
 * @param content what the page is opened for
 * @param path if it is not the page's name
 */
export async function openFirst(name: keyof typeof MOST_BYTES, content: Locator, path: string = name): Promise<void> {
  const page = content.page();
  await page.setViewportSize(PHONE);
  const { requests, bytes, lines } = await transferOf(page, path, content);
  const hasItalics = name === ITALICS.page && lines.some((line) => ITALICS.file.test(line));
  const report = `${path}: ${requests} requests, ${(bytes / 1000).toFixed(1)} kB\n${lines.join('\n')}`;
  expect.soft(requests, report).toBeLessThanOrEqual(MOST_REQUESTS);
  expect.soft(bytes, report).toBeLessThanOrEqual(MOST_BYTES[name] + (hasItalics ? ITALICS.bytes : 0));
}
