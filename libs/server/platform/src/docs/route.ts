import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';
import { docsPage, PAGE_STYLE } from './page';

const HOUR = 'public, max-age=3600';
const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

let written: { json: string; html: string } | undefined;

/** Both texts, generated on the first request: this keeps the start fast, and they are the same in all applications. */
function texts(): { json: string; html: string } {
  if (!written) {
    const document = openApiDocument();
    written = { json: JSON.stringify(document), html: docsPage(document) };
  }
  return written;
}

/** The API description for machines and for people. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/api/docs/json', (_request, reply) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': HOUR }).send(texts().json),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': HOUR,
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(texts().html),
  );
}
