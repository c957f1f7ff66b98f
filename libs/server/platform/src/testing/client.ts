import { contract, type Call, type CallKey, type ResultOf } from '@mapa/api-contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ResponseWatch } from './responses';

type Arguments = Record<string, unknown>;

function toRequest(name: CallKey, args: Arguments, token?: string): InjectOptions {
  const [method, path = ''] = name.split(' ') as [InjectOptions['method'], string];
  const rest = { ...args };
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  for (const key of Object.keys((contract[name] as Call).headers?.properties ?? {})) {
    if (rest[key] !== undefined) headers[key] = String(rest[key]);
    delete rest[key];
  }
  if (method === 'POST' || method === 'PUT') return { method, url, headers, payload: rest };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) {
    if (Array.isArray(value)) value.forEach((entry) => query.append(`${key}[]`, String(entry)));
    else query.append(key, String(value));
  }
  return { method, url: query.size ? `${url}?${query}` : url, headers };
}

/** Calls an application over HTTP injection; `responses` checks each response against the contract. */
export function createClient(app: FastifyInstance, responses: ResponseWatch) {
  /** Sends a raw request; `unlike` lists deviations of the response from the contract. */
  const send = async (request: InjectOptions) => {
    const response = await app.inject(request);
    const isJson = /^application\/json\b/.test(String(response.headers['content-type']));
    const body = (isJson ? response.json() : {}) as Record<string, unknown>;
    return {
      status: response.statusCode,
      headers: response.headers,
      body,
      bytes: response.rawPayload,
      unlike: responses.take(),
    };
  };
  /** Makes a call after the test has broken something: deviations of the response from the contract are allowed. */
  const provoke = <K extends CallKey>(name: K, args: Arguments = {}, token?: string) =>
    send(toRequest(name, args, token));
  /**
   * Makes a call by its name in the contract and returns status and body; fails when they do not match the contract.
   */
  const call = async <K extends CallKey>(name: K, args: Arguments = {}, token?: string) => {
    const { unlike, ...answer } = await provoke(name, args, token);
    if (unlike.length > 0) throw new Error(`not as the contract describes:\n${unlike.join('\n')}`);
    return answer;
  };
  /** Calls and expects 200. */
  const ok = async <K extends CallKey>(name: K, args: Arguments = {}, token?: string): Promise<ResultOf<K>> => {
    const { status, body } = await call(name, args, token);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body as ResultOf<K>;
  };
  return { send, provoke, call, ok };
}
