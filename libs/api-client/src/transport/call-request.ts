import type { ArgumentsOf, CallKey } from '@mapa/api-contract';
import { IDEMPOTENCY_HEADER } from '@mapa/domain';
import type { AxiosRequestConfig } from 'axios';

/**
 * One call with its arguments; `token` binds it to a session other than the one in the cookie, `timeoutMs` replaces the
 * usual timeout.
 */
export type CallRequest = {
  [K in CallKey]: { call: K; args: ArgumentsOf<K>; token?: string; timeoutMs?: number };
}[CallKey];

/** What a caller passes: nothing for calls without arguments. */
export type CallArgs<K extends CallKey> = unknown extends ArgumentsOf<K> ? void : ArgumentsOf<K>;

/** Distributes one object of arguments over the path, the header, and the query (GET, DELETE) or body (others). */
export function toAxiosRequest({ call, args, token, timeoutMs }: CallRequest): AxiosRequestConfig {
  const [method = 'GET', template = ''] = call.split(' ');
  const rest = new Map<string, unknown>(Object.entries(args ?? {}));
  const attempt = rest.get(IDEMPOTENCY_HEADER);
  rest.delete(IDEMPOTENCY_HEADER);
  const headers = {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(typeof attempt === 'string' ? { [IDEMPOTENCY_HEADER]: attempt } : {}),
  };
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const values = rest.size > 0 ? Object.fromEntries(rest) : undefined;
  const isRead = method === 'GET' || method === 'DELETE';
  return {
    method,
    url,
    ...(isRead ? { params: values } : { data: values }),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(timeoutMs && { timeout: timeoutMs }),
  };
}
