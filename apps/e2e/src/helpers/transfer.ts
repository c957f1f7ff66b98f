import type { Locator, Page } from '@playwright/test';
import { expect, WITHOUT_CODE } from './journey';

interface Request {
  url: string;
  bytes: number;
  /** A picture of the content, which the limits exclude. */
  isPicture: boolean;
  isDone: boolean;
}

/** Everything that a page requests, from its address to the last hint. */
export interface Transfer {
  requests: number;
  /** Bytes as transferred, with headers. */
  bytes: number;
  /** One line for each request. */
  lines: string[];
}

/**
 * Opens a page as a browser that holds none of its files does, and counts what it loads until it requests nothing more.
 * @param content what the page is opened for: nothing is counted before it is visible
 */
export async function transferOf(page: Page, path: string, content: Locator): Promise<Transfer> {
  const asked = new Map<string, Request>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Data in the document itself is no request.
    if (request.url.startsWith('data:')) return;
    asked.set(requestId, { url: request.url, bytes: 0, isPicture: type === 'Image', isDone: false });
  });
  const end = (requestId: string, bytes: number) => {
    const request = asked.get(requestId);
    if (request) Object.assign(request, { bytes, isDone: true });
  };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // The icon is requested again at each change of the address.
    if (response.fromDiskCache) asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  asked.clear();

  await page.goto(path);
  await expect(content.first()).toBeVisible();
  await expect(page.locator(WITHOUT_CODE)).toHaveCount(0);
  const isQuiet = () => [...asked.values()].every(({ isDone }) => isDone);
  await expect(async () => {
    const before = asked.size;
    // Hints are given when the browser is idle, and late parts are loaded after that.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve))));
    expect(isQuiet()).toBe(true);
    expect(asked.size).toBe(before);
  }).toPass();

  await session.detach();

  const counted = [...asked.values()].filter(({ isPicture }) => !isPicture);
  return {
    requests: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    lines: counted.map(({ url, bytes }) => `${String(bytes).padStart(7)} ${new URL(url).pathname}`),
  };
}
