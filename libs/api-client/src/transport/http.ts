import axios, { AxiosHeaders, type AxiosAdapter, type AxiosInstance } from 'axios';

export type Http = AxiosInstance;

const TIMEOUT_MS = 15_000;

export interface HttpSetting {
  /** Empty in the browser (same origin); absolute on the server. */
  baseUrl: string;
  /** Returns the session's token at the moment of a call. */
  token: () => string | undefined;
  timeoutMs?: number;
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** Tests pass their own network here. */
  adapter?: AxiosAdapter;
}

/**
 * An axios instance for the API: bearer token, arrays as `key[]=`, absent values omitted. Independent of sessions,
 * screens and routes.
 */
export function createHttp({ baseUrl, token, timeoutMs = TIMEOUT_MS, headers, adapter }: HttpSetting): Http {
  const http = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    // The token is sent only in the header: the cookie alone never authorises a call.
    withXSRFToken: false,
    paramsSerializer: { indexes: false },
    headers: { Accept: 'application/json', ...headers },
    ...(adapter ? { adapter } : {}),
  });
  http.interceptors.request.use((config) => {
    const current = token();
    if (current && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${current}`);
    return config;
  });
  return http;
}

/** The token with which a request was sent. */
export const tokenOf = (headers: unknown): string | undefined => {
  const value = AxiosHeaders.from(headers as AxiosHeaders).get('Authorization');
  return typeof value === 'string' ? value.replace(/^Bearer /, '') : undefined;
};
