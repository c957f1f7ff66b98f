import { ACCOUNT_GONE_FIELD, MESSAGES, SERVER_MESSAGES } from '@mapa/domain';
import { denied, missing, wrong, type Rules } from './rule';

/** Errors that any call can return. */
export const GENERAL = {
  notFound: missing(MESSAGES.notFound, 'no such route, method of it, or picture; an address that cannot be decoded'),
  noSuchPage: missing(
    'A página {pagina} não existe; a última é a {ultima}.',
    'a list is asked for a page beyond its end',
  ),
  forbidden: denied(MESSAGES.forbidden, 'the role is not admitted'),
  sessionEnded: {
    status: 401,
    field: 'erro',
    sentence: MESSAGES.sessionEnded,
    when: 'the token is missing, expired or revoked',
  },
  accountGone: {
    status: 401,
    field: ACCOUNT_GONE_FIELD,
    sentence: MESSAGES.accountGone,
    when: 'the token is ours, and its account was deleted by its owner',
  },
  rateLimited: {
    status: 429,
    field: 'erro',
    sentence: MESSAGES.rateLimited,
    when: 'too many attempts, mails, accounts or writes; `Retry-After` says for how long',
  },
  unavailable: {
    status: 503,
    field: 'erro',
    sentence: MESSAGES.unavailable,
    when: 'the database is away, the load is shed, or the process drains',
    retryAfterS: 2,
  },
  unexpected: {
    status: 500,
    field: 'erro',
    sentence: MESSAGES.unexpected,
    when: 'a defect of ours; the log has the cause by request id',
  },
  badJson: wrong('erro', SERVER_MESSAGES.badJson, 'the body is empty, no JSON, or has a key that reaches a prototype'),
  badMediaType: wrong('erro', SERVER_MESSAGES.badMediaType, 'the body is declared as something other than JSON'),
  tooLarge: wrong('erro', SERVER_MESSAGES.tooLarge, 'the body is larger than 256 KiB'),
  unstorable: wrong('erro', 'O texto contém um caractere que não é aceito.', 'a text holds a NUL character'),
  badRequest: {
    status: 400,
    field: 'erro',
    sentence: 'A requisição não segue o protocolo HTTP.',
    when: 'what arrived is no HTTP request; the connection ends',
  },
  slowRequest: {
    status: 408,
    field: 'erro',
    sentence: SERVER_MESSAGES.tooSlow,
    when: 'head or body did not arrive in time; the connection ends',
  },
  headTooLarge: {
    status: 431,
    field: 'erro',
    sentence: 'Os cabeçalhos da requisição são grandes demais.',
    when: 'the head is larger than 16 KiB; the connection ends',
  },
} as const satisfies Rules;
