import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client';
import { documents } from '../db/schema';
import { GENERAL } from '../http/catalogue/general';
import { refuse } from '../http/refusal';
import { YEAR } from './route';

const LONGEST_NAME = 90;

/** Where a PDF is had; what it is called there names the file that a student keeps, nothing else. */
export const documentAddress = (hash: string, slug: string, kind: 'prova' | 'gabarito'): string =>
  `/api/document/${hash}/${slug.slice(0, LONGEST_NAME)}-${kind}.pdf`;

/** Papers and keys as PDF. Their name is their content's SHA-256, so that any cache may keep them for good. */
export function registerDocuments(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { hash: string; name: string } }>('/api/document/:hash/:name', { config: { lane: 'lists' } }, async (request, reply) => {
    const { hash, name } = request.params;
    if (!/^[0-9a-f]{64}$/.test(hash) || !/^[a-z0-9-]{1,110}\.pdf$/.test(name)) throw refuse(GENERAL.notFound);
    const [row] = await app.admission.run(request, () => db.select({ bytes: documents.bytes }).from(documents).where(eq(documents.hash, hash)));
    if (!row) throw refuse(GENERAL.notFound);
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': YEAR,
        // What a browser's own viewer needs, and nothing of the document's.
        'content-security-policy': "default-src 'none'; object-src 'self'; frame-ancestors 'none'",
      })
      .send(row.bytes);
  });
}
