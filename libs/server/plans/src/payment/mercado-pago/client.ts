import { ProviderAway, ProviderRefusal } from '../provider/provider';

const TIMEOUT_MS = 8_000;

interface ClientSettings {
  readonly baseUrl: string;
  readonly accessToken: string;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Our X-Idempotency-Key, for writing requests. */
  readonly key?: string;
}

/** JSON of a response; unchecked. */
export type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

async function send(
  { baseUrl, accessToken }: ClientSettings,
  { method, path, query, body, key }: Request,
): Promise<Response> {
  const url = `${baseUrl.replace(/\/$/, '')}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const headers = {
    authorization: `Bearer ${accessToken}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'x-idempotency-key': key }),
  };
  try {
    return await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new ProviderAway(error instanceof Error ? error.name : 'no answer');
  }
}

/**
 * Minimal HTTP client of Mercado Pago's API; its SDK supports only one base address (ADR 037). Throws ProviderAway for
 * timeouts, invalid responses, too many requests and server errors; ProviderRefusal for other refusals.
 */
export function createClient(settings: ClientSettings) {
  return {
    /** The response's body; null if not found. */
    async ask(request: Request): Promise<Json | null> {
      const response = await send(settings, request);
      const body: unknown = await response.json().catch(() => null);
      if (response.status === 404) return null;
      // After these statuses the outcome is unknown; 401 and 403 mean wrong credentials of ours, which a restart may
      // fix.
      if (response.status >= 500 || [401, 403, 408, 409, 423, 425, 429].includes(response.status))
        throw new ProviderAway(`status ${response.status}`);
      if (!response.ok)
        throw new ProviderRefusal(
          isJson(body) && typeof body['message'] === 'string'
            ? body['message'].slice(0, 200)
            : `status ${response.status}`,
        );
      if (!isJson(body)) throw new ProviderAway('no JSON object');
      return body;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
