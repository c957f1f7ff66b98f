import type { ArgumentsOf, CallKey } from '@mapa/api-contract';
import type { AxiosRequestConfig } from 'axios';

/** One call with its arguments; `token` binds it to a session other than the one that the cookie names right now. */
export type CallRequest = {
  [K in CallKey]: { call: K; args: ArgumentsOf<K>; token?: string };
}[CallKey];

/** What a caller passes: nothing at all for calls without arguments. */
export type CallArgs<K extends CallKey> = unknown extends ArgumentsOf<K> ? void : ArgumentsOf<K>;

/** Path, then query (GET, DELETE) or body (others), out of one object of arguments. */
export function toAxiosRequest({ call, args, token }: CallRequest): AxiosRequestConfig {
  const [method = 'GET', template = ''] = call.split(' ');
  const rest = new Map(Object.entries(args ?? {}));
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
    ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
  };
}
