import fastifyHttpProxy from '@fastify/http-proxy';
import {
  CALL_PATH_HEADER,
  CORRELATION_HEADER,
  loggableCallPath,
  receiveBodies,
  TRACE_HEADERS,
  traceHeaders,
} from '@mapa/server-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config';
import { refuse } from './errors';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
/**
 * Connections to the API, by call: answers and the probe wait for nothing else, and nothing waits for files, or for a
 * class that starts at once and waits in the API for its maps and notebooks.
 */
const POOLS = [
  { prefix: '/api', connections: 128 },
  { prefix: '/api/media', connections: 32 },
  { prefix: '/api/document', connections: 32 },
  { prefix: '/api/customer-area/question/answer', connections: 32 },
  { prefix: '/api/customer-area/question-map', connections: 32 },
  { prefix: '/api/customer-area/question-notebook', connections: 32 },
  { prefix: '/api/health-check', connections: 4 },
] as const;
const KEEP_ALIVE_MS = 60_000;
const ANSWER_MS = 30_000;

/** A visitor's values of these are replaced by ours. */
const isOurs = (name: string): boolean =>
  name === CORRELATION_HEADER || TRACE_HEADERS.includes(name) || /^(x-forwarded-.*|forwarded|x-real-ip)$/.test(name);

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the call from the API's response, for the log. */
    callPath?: string | null;
  }
}

/** Response headers without those of the connection between this server and the API. */
function answerHeaders(answer: IncomingHttpHeaders, request: FastifyRequest): IncomingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, [CALL_PATH_HEADER]: path, ...headers } = answer;
  request.callPath = loggableCallPath(path);
  return headers;
}

/** Already handled here: large bodies ask for permission first. */
const HOP = 'expect';

function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== HOP && !isOurs(name))),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    [CORRELATION_HEADER]: request.id,
    ...traceHeaders(request),
  };
}

/**
 * Forwards every /api call to the API unchanged, once its body is complete, so that a slow one holds no connection:
 * address, body and all headers that are not ours, as providers sign some of them. A call is sent once: only the caller
 * can decide whether to repeat it.
 */
export async function forwardApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // The length of a body without content-length is unknown.
      if (request.headers['transfer-encoding'])
        return refuse(request, reply, 411, 'Informe o tamanho do conteúdo enviado.');
    });
    receiveBodies(scope, { maxBytes: MAX_BODY_BYTES });
    for (const { prefix, connections } of POOLS) {
      await scope.register(fastifyHttpProxy, {
        upstream: config.apiHost,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        undici: { connections, keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS },
        replyOptions: {
          rewriteRequestHeaders: requestHeaders as never,
          rewriteHeaders: answerHeaders as never,
          retryDelay: () => null,
          onError: (reply) => void refuse(reply.request as FastifyRequest, reply as never, 503),
        },
      });
    }
  });
}
