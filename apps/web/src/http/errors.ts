import { MESSAGES, SERVER_MESSAGES, withErrorCode } from '@mapa/domain';
import { isBodyRefusal } from '@mapa/server-http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failurePage } from '../site/failure-page';
import { sendPage } from '../site/send-page';
import { protect } from './security-headers';

const RETRY_AFTER_S = '2';

const SENTENCES: Record<number, string> = {
  404: MESSAGES.notFound,
  408: SERVER_MESSAGES.tooSlow,
  413: SERVER_MESSAGES.tooLarge,
  415: SERVER_MESSAGES.badMediaType,
  503: MESSAGES.unavailable,
};

/** The sentence for a status, independent of the cause. */
const sentenceFor = (status: number) =>
  SENTENCES[status] ?? (status < 500 ? 'Não entendemos esta requisição.' : MESSAGES.unexpected);

const wantsPage = (request: FastifyRequest) => !/^\/((api|assets|_next)\/|ready$)/.test(request.url);

/** Sends a refusal: a page to those who asked for one, the API's error body to programs. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence = sentenceFor(status),
): FastifyReply {
  if (wantsPage(request)) {
    const told = status === 500 ? withErrorCode(sentence, request.id) : sentence;
    return sendPage(request, reply, failurePage(status, told));
  }
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ erro: [sentence] }));
}

/** Calls of the API are refused with the API's own statuses, whichever of the two servers found the fault. */
const AS_A_CALL: Record<number, number> = { 400: 404, 413: 422 };
const statusOf = (request: FastifyRequest, status: number) =>
  request.url.startsWith('/api/') ? (AS_A_CALL[status] ?? status) : status;

/** The one error handler. A defect is logged with its stack and reported in one sentence. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500 && !isBodyRefusal(error)) request.log.error({ err: error }, 'failed');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    return refuse(request, reply, statusOf(request, status), sentenceFor(status));
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404));
}

/** A malformed address (`/%ff`) never reaches a route or a hook: it is refused here. */
export function refuseBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(request, error.statusCode ?? 400);
  protect(request, reply.code(status));
  void refuse(request, reply, status);
}
