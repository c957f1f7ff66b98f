import { createGate } from '@mapa/server-platform';

/** The provider gave no usable response: unavailable, slow or malformed. Not a fault of the student. */
export class ProviderAway extends Error {}

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Statuses with which the providers refuse an invalid token. */
const REFUSALS = [400, 401, 404];

// A hanging provider must not take up every connection of this process.
const gate = createGate({ running: 50, waiting: 100 });

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new ProviderAway('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function request(url: URL, headers: Record<string, string>, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  // A redirect would send the token to another address.
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal,
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    if (REFUSALS.includes(response.status)) return null;
    throw new ProviderAway(`status ${response.status}`);
  }
  return JSON.parse(await readBounded(response));
}

export type ProviderRequest = (
  path: string,
  options: { query?: Record<string, string>; headers?: Record<string, string> },
) => Promise<unknown>;

/**
 * Sends requests to a provider at its base address: JSON of at most 64 kB within five seconds, redirects not followed.
 * Returns null when the provider refuses the token; throws ProviderAway without a usable response.
 */
export function createProviderRequest(baseUrl: string, timeoutMs: number = TIMEOUT_MS): ProviderRequest {
  return (path, { query = {}, headers = {} }) =>
    gate.run(async () => {
      const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      try {
        return await request(url, headers, timeoutMs);
      } catch (error) {
        if (error instanceof ProviderAway) throw error;
        throw new ProviderAway(error instanceof Error ? error.name : 'unknown');
      }
    });
}
