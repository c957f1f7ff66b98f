import { IDEMPOTENCY_HEADER } from '@mapa/domain';
import { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse } from 'axios';
import { tokenOf } from '../transport/http';
import { listOf } from './samples/lists';
import { answerCall, findCall, type FakeCalls, type SeenCall } from './fake-calls';

const parseBody = (data: unknown): Record<string, unknown> => (typeof data === 'string' ? JSON.parse(data) : {});

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function answerOf(outcome: Awaited<ReturnType<typeof answerCall>>): {
  status: number;
  body: unknown;
  headers: Record<string, string>;
} {
  if ('refusal' in outcome) return outcome.refusal;
  if ('file' in outcome) return { status: 200, body: outcome.file.text, headers: outcome.file.headers };
  return { status: 200, body: outcome.data, headers: {} };
}

/**
 * Responses to calls that any page with a session may make; by default there is no sitting, and nobody has answered.
 */
const ASKED_BY_EACH: FakeCalls = {
  'GET /api/customer-area/sitting': listOf(),
  'GET /api/customer-area/question/statistics/{id}': ({ id }) => ({
    questao_id: id,
    respostas: 0,
    acertos: null,
    alternativas: null,
    proprias: [],
  }),
};

/** An axios adapter that responds from a table typed by the contract; `seen` lists the requests in order. */
export function createFakeNetwork(calls: FakeCalls) {
  const seen: SeenCall[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const known = { ...ASKED_BY_EACH, ...calls };
    const method = (config.method ?? 'get').toUpperCase();
    const found = findCall(known, method, config.url ?? '');
    if (!found) {
      console.error(`The test gives no answer for ${method} ${config.url}: add it to "calls".`);
      throw new AxiosError('No fake answer', AxiosError.ERR_NETWORK, config);
    }
    const args = { ...found.params, ...(config.params as object | undefined), ...parseBody(config.data) };
    const attempt: unknown = config.headers.get(IDEMPOTENCY_HEADER);
    const request: SeenCall = {
      call: found.call,
      args,
      token: tokenOf(config.headers),
      ...(typeof attempt === 'string' && { attempt }),
    };
    seen.push(request);
    const outcome = await answerCall(known, request);
    if ('refusal' in outcome && outcome.refusal.status === 0)
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const answer = answerOf(outcome);
    const response: AxiosResponse = {
      status: answer.status,
      statusText: '',
      data: config.responseType === 'blob' ? new Blob([textOf(answer.body)]) : answer.body,
      headers: new AxiosHeaders(answer.headers),
      config,
    };
    if ('refusal' in outcome) throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
    return response;
  };
  return { adapter, seen };
}
