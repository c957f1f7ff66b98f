import { contract, type Call } from '@mapa/api-contract';
import { REQUEST_QUEUES, requestQueueOf } from '../load-shedding/request-queues';
import { prepareSerializer } from './serializer';
import { prepareValidator } from './validation';

/** The calls that a crowd begins with: those that come in also while the process is behind. */
const isOfACrowd = (call: Call): boolean => {
  const queue = requestQueueOf(call);
  return queue !== null && REQUEST_QUEUES[queue].comesInWhenBehind;
};

/**
 * Compiles the schemas of the calls that a crowd begins with, before the process takes requests: with the first request it would
 * hold up all that came with it (docs/decisions/071). Headers are left out, as Fastify writes their schema anew.
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
