import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config';
import { refuse } from './errors';

const CONNECTIONS = 128;
const KEEP_ALIVE_MS = 60_000;
const ANSWER_MS = 30_000;

/** A visitor's word on who they are is not passed on; ours replaces it. */
const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|x-request-id)$/;

/** Answered here already: large bodies ask whether they may come. */
const HOP = 'expect';

function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== HOP && !FORGEABLE.test(name))),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

/** Hands every /api call to the API, as it is. A call is sent once: whether to ask again is the caller's to know. */
export async function forwardApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // Fastify holds bodies to their limit by the length that they state; one that states none could be of any length.
      if (request.headers['transfer-encoding']) return refuse(request, reply, 411, 'Informe o tamanho do conteúdo enviado.');
    });
    await scope.register(fastifyHttpProxy, {
      upstream: config.apiHost,
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      undici: { connections: CONNECTIONS, keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS },
      replyOptions: {
        rewriteRequestHeaders: requestHeaders as never,
        retryDelay: () => null,
        onError: (reply) => void refuse(reply.request as FastifyRequest, reply as never, 503),
      },
    });
  });
}
