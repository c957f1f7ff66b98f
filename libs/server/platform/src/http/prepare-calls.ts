import { contract, type Call } from '@mapa/api-contract';
import { REQUEST_QUEUES, requestQueueOf } from '../load-shedding/request-queues';
import { prepareSerializer } from './serializer';
import { prepareValidator } from './validation';

/** The calls with which a crowd begins: those admitted while the process is overloaded. */
const isOfACrowd = (call: Call): boolean => {
  const queue = requestQueueOf(call);
  return queue !== null && REQUEST_QUEUES[queue].comesInWhenBehind;
};

/**
 * Compiles the schemas of the calls with which a crowd begins, before the process accepts requests: compiling on the
 * first request would delay all others that arrive with it (docs/decisions/071). Header schemas are excluded, because
 * Fastify rebuilds them.
 */
export function prepareCalls(): void {
  for (const [name, call] of Object.entries<Call>(contract)) {
    if (!isOfACrowd(call)) continue;
    const { params, query, body, response } = call;
    if (params) prepareValidator(params, 'params');
    if (query) prepareValidator(query, 'querystring');
    if (body) prepareValidator(body, 'body');
    const [method = '', url = ''] = name.split(' ');
    prepareSerializer({ schema: response, method, url, httpStatus: '200' });
  }
}
