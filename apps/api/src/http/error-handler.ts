import { MESSAGES, SERVER_MESSAGES } from '@mapa/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, unauthorized } from './refusal';
import { validationBody } from './validation';

const BY_CODE: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [422, SERVER_MESSAGES.tooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: [422, SERVER_MESSAGES.badJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [422, SERVER_MESSAGES.badJson],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [422, SERVER_MESSAGES.badMediaType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [422, SERVER_MESSAGES.badJson],
};

/** Connection failures, shutdown, out of memory or disk, cancelled statements, lost races: not now, but soon. */
const DATABASE_AWAY =
  /^(08|53|57|58)|^(40001|40P01)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Texts that PostgreSQL cannot hold: a NUL character, alone or escaped in JSON. */
const UNSTORABLE = /^(22021|22P05)$/;

/** A row of a student whose account was deleted while the request was being answered. */
const ACCOUNT_GONE = /_users_id_fk$/;

interface Failure {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Looks through the wrapping of the query builder: the driver's error is the cause. */
const some = (error: Failure, test: (each: Failure) => boolean): boolean =>
  test(error) || (typeof error.cause === 'object' && error.cause !== null && some(error.cause, test));

const isUnstorable = ({ code }: Failure) => typeof code === 'string' && UNSTORABLE.test(code);
const isAccountGone = ({ code, constraint }: Failure) => code === '23503' && typeof constraint === 'string' && ACCOUNT_GONE.test(constraint);
const isDatabaseAway = ({ code, message }: Failure) =>
  (typeof code === 'string' && DATABASE_AWAY.test(code)) || (typeof message === 'string' && AWAY_MESSAGES.test(message));

function toRefusal(error: FastifyError | Refusal): { status: number; body: Record<string, string[]>; headers?: Record<string, string> } {
  if (error instanceof Refusal) return error;
  if (error.validation) return { status: 422, body: validationBody(error.validation as never) };
  const known = BY_CODE[error.code];
  if (known) return { status: known[0], body: { erro: [known[1]] } };
  // fast parsers refuse __proto__ and the like with a plain 400.
  if (error.statusCode === 400) return { status: 422, body: { erro: [SERVER_MESSAGES.badJson] } };
  if (some(error, isUnstorable)) return { status: 422, body: { erro: ['O texto contém um caractere que não é aceito.'] } };
  if (some(error, isAccountGone)) return unauthorized();
  if (some(error, isDatabaseAway)) return { status: 503, body: { erro: [MESSAGES.unavailable] }, headers: { 'retry-after': '2' } };
  return { status: 500, body: { erro: [MESSAGES.unexpected] } };
}

/** An address that is none (`/%ff`) reaches no route and no handler. */
export const refuseBadAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(404).type('application/json; charset=utf-8').send(JSON.stringify({ erro: [MESSAGES.notFound] }));

/** The one error handler: every answer that is not 2xx has the body `{ campo-ou-"erro": ["sentença"] }`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, headers } = toRefusal(error);
    if (status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error, status }, 'request failed');
    return reply.code(status).headers({ 'cache-control': 'no-store', ...headers }).send(body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ erro: [MESSAGES.notFound] }));
}
