import { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse } from 'axios';
import { tokenOf } from '../transport/http';
import { answerCall, findCall, type FakeCalls, type SeenCall } from './fake-calls';

const parseBody = (data: unknown): Record<string, unknown> => (typeof data === 'string' ? JSON.parse(data) : {});

/** An axios adapter that answers from a table typed by the contract; `seen` lists what was asked, in order. */
export function createFakeNetwork(calls: FakeCalls) {
  const seen: SeenCall[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const method = (config.method ?? 'get').toUpperCase();
    const found = findCall(calls, method, config.url ?? '');
    if (!found) {
      console.error(`The test gives no answer for ${method} ${config.url}: add it to "calls".`);
      throw new AxiosError('No fake answer', AxiosError.ERR_NETWORK, config);
    }
    const args = { ...found.params, ...(config.params as object | undefined), ...parseBody(config.data) };
    const request: SeenCall = { call: found.call, args, token: tokenOf(config.headers) };
    seen.push(request);
    const outcome = await answerCall(calls, request);
    const isRefused = 'refusal' in outcome;
    if (isRefused && outcome.refusal.status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const response: AxiosResponse = {
      status: isRefused ? outcome.refusal.status : 200,
      statusText: '',
      data: isRefused ? outcome.refusal.body : config.responseType === 'blob' ? new Blob([JSON.stringify(outcome.data)]) : outcome.data,
      headers: new AxiosHeaders(isRefused ? outcome.refusal.headers : {}),
      config,
    };
    if (isRefused) throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
    return response;
  };
  return { adapter, seen };
}
