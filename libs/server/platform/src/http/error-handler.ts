import { isBodyRefusal } from '@mapa/server-http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constraintOf, isDatabaseAway, someFailure, type Failure } from '../db/failure';
import { GENERAL } from '../error-messages/general';
import type { Rule } from '../error-messages/rule';
import { PROTECTING_HEADERS } from './protecting-headers';
import { accountGone, bodyOf, refuse, Refusal } from '../error-messages/refusal';
import { validationBody } from './validation';

const BY_CODE: Record<string, Rule> = {
  FST_ERR_CTP_BODY_TOO_LARGE: GENERAL.tooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: GENERAL.badJson,
  FST_ERR_CTP_INVALID_JSON_BODY: GENERAL.badJson,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: GENERAL.badMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: GENERAL.badJson,
  ERR_HTTP_REQUEST_TIMEOUT: GENERAL.slowRequest,
  ERR_REQUEST_BODIES_FULL: GENERAL.unavailable,
};

/** Texts that PostgreSQL cannot hold: a NUL character, alone or escaped in JSON. */
const UNSTORABLE = /^(22021|22P05)$/;

/** A row of a student whose account was deleted while the request was being answered. */
const ACCOUNT_GONE = /_users_id_fk$/;

const isUnstorable = ({ code }: Failure) => typeof code === 'string' && UNSTORABLE.test(code);
const isAccountGone = (error: Failure) => error.code === '23503' && ACCOUNT_GONE.test(constraintOf(error) ?? '');
function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation) return new Refusal(422, validationBody(error.validation as never));
  const known = BY_CODE[error.code];
  if (known) return refuse(known);
  // Fast parsers refuse __proto__ and similar with a plain 400.
  if (error.statusCode === 400) return refuse(GENERAL.badJson);
  if (someFailure(error, isUnstorable)) return refuse(GENERAL.unstorable);
  if (someFailure(error, isAccountGone)) return accountGone();
  return refuse(isDatabaseAway(error) ? GENERAL.unavailable : GENERAL.unexpected);
}

/**
 * Refuses an invalid address (`/%ff`), which reaches no route, handler or hook, and adds the headers that those would
 * add.
 */
export const refuseBadAddress = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void reply
    .code(404)
    .type('application/json; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...PROTECTING_HEADERS })
    .send(JSON.stringify(bodyOf(GENERAL.notFound)));

/** The error handler: every response other than 2xx has the body `{ campo-ou-"erro": ["sentença"] }`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, headers } = toRefusal(error);
    if (status >= 500 && !(error instanceof Refusal) && !isBodyRefusal(error))
      request.log.error({ err: error, status }, 'request failed');
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', ...headers })
      .send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send(bodyOf(GENERAL.notFound)),
  );
}
