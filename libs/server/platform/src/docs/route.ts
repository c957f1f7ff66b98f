import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';
import { docsPage, PAGE_STYLE } from './page';
import type { RefusalExamples } from './refusal-examples';

const HOUR = 'public, max-age=3600';
const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

interface Texts {
  readonly json: string;
  readonly html: string;
}

function write(examples: readonly RefusalExamples[]): Texts {
  const document = openApiDocument(examples);
  return { json: JSON.stringify(document), html: docsPage(document) };
}

/** The API description for machines and for people. @param examples refusals that the modules give as examples */
export function registerDocs(app: FastifyInstance, examples: readonly RefusalExamples[]): void {
  let written: Texts | undefined;
  // Written when somebody first asks: an application starts without them.
  const texts = () => (written ??= write(examples));
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
