import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';
import { docsPage, PAGE_STYLE } from './page';

const HOUR = 'public, max-age=3600';
const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The API description for machines and for people. */
export function registerDocs(app: FastifyInstance): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const html = docsPage(document);
  app.get('/api/docs/json', (_request, reply) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': HOUR }).send(json),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': HOUR,
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(html),
  );
}
