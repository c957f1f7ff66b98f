import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HSTS = 'max-age=31536000; includeSubDomains';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** What every answer carries; an answer's own value wins. */
export function protect(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  reply.header('x-request-id', request.id);
}

/** Protects all answers of an application. */
export function protectResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => protect(request, reply));
}
