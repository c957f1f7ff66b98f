import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/run/load.mjs';

const AGAIN_MS = 500;
const MOST_TURNS = 20;

/**
 * Sends a request and reads its response, again while the server asks to come later, as it does when it is busy or has
 * just started. Without a response the status is 0.
 */
export async function askPatiently(origin, agent, request) {
  for (let turn = 1; ; turn += 1) {
    const response = await send(origin, agent, { ...request, read: true }).catch(({ message }) => ({
      ...{ status: 0, headers: {}, body: message },
    }));
    if (response.status !== 503 || turn === MOST_TURNS) return response;
    await pause(AGAIN_MS);
  }
}
