import type { ConnectionError, FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { GENERAL } from '../error-messages/general';
import type { Rule } from '../error-messages/rule';
import { PROTECTING_HEADERS } from './protecting-headers';
import { bodyOf } from '../error-messages/refusal';

const BY_CODE: Readonly<Record<string, Rule>> = {
  HPE_HEADER_OVERFLOW: GENERAL.headTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: GENERAL.slowRequest,
};

/** Answers malformed HTTP, which reaches no route, on the raw socket, in the format of every other refusal. */
export function refuseNoRequest(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  // The client has closed the connection.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const rule = BY_CODE[error.code] ?? GENERAL.badRequest;
  const id = crypto.randomUUID();
  const body = JSON.stringify(bodyOf(rule));
  const head = [
    `HTTP/1.1 ${rule.status} ${STATUS_CODES[rule.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(PROTECTING_HEADERS).map((header) => header.join(': ')),
    `x-request-id: ${id}`,
    'connection: close',
  ];
  this.log.info({ reqId: id, code: error.code, status: rule.status }, 'no request');
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
