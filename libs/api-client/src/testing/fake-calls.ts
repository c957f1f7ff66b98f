import type { ArgumentsOf, CallKey, ResultOf } from '@mapa/api-contract';
import { FileAnswer, isRefusal, type Refusal } from './refusal';

type Answer<K extends CallKey> = ResultOf<K> | Refusal | FileAnswer;
type Handler<K extends CallKey> = (
  args: ArgumentsOf<K>,
  request: { token: string | undefined },
) => Answer<K> | Promise<Answer<K>>;

/** The responses of a test's network by call: a result, a refusal, or a function of the call's arguments. */
export type FakeCalls = { [K in CallKey]?: Answer<K> | Handler<K> };

type AnyHandler = (args: unknown, request: { token: string | undefined }) => unknown;

export interface SeenCall {
  call: CallKey;
  args: Record<string, unknown>;
  token: string | undefined;
  /** The idempotency key of a payment attempt, if the call has one. */
  attempt?: string;
}

const parameters = (template: string) => template.match(/\{\w+\}/g)?.length ?? 0;

function matchPath(template: string, url: string): Record<string, unknown> | undefined {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(url);
  if (!found) return undefined;
  const number = (value: string) => (/^\d+$/.test(value) ? Number(value) : decodeURIComponent(value));
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, number(value)]));
}

/** Finds the call that a request matches; fixed path segments take precedence over parameters. */
export function findCall(calls: FakeCalls, method: string, url: string) {
  const candidates = (Object.keys(calls) as CallKey[]).sort((a, b) => parameters(a) - parameters(b));
  for (const call of candidates) {
    const [callMethod, template = ''] = call.split(' ');
    const params = callMethod === method ? matchPath(template, url) : undefined;
    if (params) return { call, params };
  }
  return undefined;
}

/** Runs the handler of a call and distinguishes a refusal, a file and a result. */
export async function answerCall(
  calls: FakeCalls,
  seen: SeenCall,
): Promise<{ refusal: Refusal } | { file: FileAnswer } | { data: unknown }> {
  const given: unknown = calls[seen.call];
  const value = typeof given === 'function' ? await (given as AnyHandler)(seen.args, { token: seen.token }) : given;
  if (value instanceof FileAnswer) return { file: value };
  return isRefusal(value) ? { refusal: value } : { data: structuredClone(value) };
}
