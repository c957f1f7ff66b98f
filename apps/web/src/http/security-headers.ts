import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HSTS = 'max-age=31536000; includeSubDomains';

const REFERRER = 'referrer-policy';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  [REFERRER]: 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/**
 * For refused requests, which may have been a mistyped secret, and for calls of the API, which are not navigated to.
 */
const SECRET_HEADERS = { [REFERRER]: 'no-referrer', 'cache-control': 'no-store' } as const;

const mayBeSecret = (request: FastifyRequest, reply: FastifyReply) =>
  reply.statusCode >= 400 || request.url.startsWith('/api/');

/** Adds the security headers to every response; a response's own value takes precedence. */
export function protect(request: FastifyRequest, reply: FastifyReply): void {
  const headers = mayBeSecret(request, reply) ? { ...HEADERS, ...SECRET_HEADERS } : HEADERS;
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  reply.header('x-request-id', request.id);
}

/** Adds them to all responses of an application. */
export function protectResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => protect(request, reply));
}
