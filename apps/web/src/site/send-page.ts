import { isSecretAddress } from '@mapa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

export interface PageAnswer {
  status: number;
  html: string;
  policy: string;
  cacheControl: string;
}

export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
export const NO_STORE = 'no-store';

/** A request's path, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Sends an HTML response; all of them pass here, so that each has its policy. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageAnswer): FastifyReply {
  const secret = isSecretAddress(pathOf(request.url));
  const etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`;
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', secret ? NO_STORE : page.cacheControl);
  if (secret) reply.header('referrer-policy', 'no-referrer');
  if (page.status !== 200 || secret) return reply.send(page.html);
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(page.html);
}
