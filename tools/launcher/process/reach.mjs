import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The status of an address's response, or null without a response within 2 s. */
export function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
  });
}

/** Resolves to true if the address responds with 200, to false if `hopeless()` returns true first. */
export async function answers(url, hopeless) {
  while (!hopeless()) {
    if ((await statusOf(url)) === 200) return true;
    await pause(50);
  }
  return false;
}
