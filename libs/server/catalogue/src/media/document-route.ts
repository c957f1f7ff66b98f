import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, documents, exams, formerDocuments, GENERAL, refuse } from '@mapa/server-platform';
import { YEAR } from './route';

const LONGEST_NAME = 90;

type Kind = (typeof formerDocuments.$inferSelect)['kind'];

/** Address of a PDF; the slug and kind in it become the name of the downloaded file. */
export const documentAddress = (hash: string, slug: string, kind: Kind): string =>
  `/api/document/${hash}/${slug.slice(0, LONGEST_NAME)}-${kind}.pdf`;

/**
 * Papers and keys as PDF. The name is the SHA-256 of the content, so any cache may keep it for good. The address of a
 * replaced PDF redirects to the present one, temporarily: that may be replaced in turn, even by the first.
 */
export function registerDocuments(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { hash: string; name: string } }>(
    '/api/document/:hash/:name',
    { config: { requestQueue: 'lists' } },
    async (request, reply) => {
      const { hash, name } = request.params;
      const [, kind] = /^[a-z0-9-]{1,110}?(?:-(prova|gabarito))?\.pdf$/.exec(name) ?? [];
      if (!/^[0-9a-f]{64}$/.test(hash) || !/^[a-z0-9-]{1,110}\.pdf$/.test(name)) throw refuse(GENERAL.notFound);
      const found = await app.requestQueues.run(request, () => findDocument(db, hash, name, kind as Kind | undefined));
      if (!found) throw refuse(GENERAL.notFound);
      if ('address' in found) return reply.header('cache-control', 'no-cache').redirect(found.address, 302);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${name}"`,
          'cache-control': YEAR,
          // Permits what a browser's PDF viewer needs, and nothing from the document.
          'content-security-policy': "default-src 'none'; object-src 'self'; frame-ancestors 'none'",
        })
        .send(found.bytes);
    },
  );
}

const isHeldBy = { prova: exams.paperHash, gabarito: exams.keyHash };

/** The PDF itself if a paper has it as this kind, otherwise its replacement, otherwise the PDF as another kind. */
async function findDocument(db: Database, hash: string, name: string, kind: Kind | undefined) {
  const isCurrent = kind !== undefined && (await db.$count(exams, eq(isHeldBy[kind], hash))) > 0;
  if (kind !== undefined && !isCurrent) {
    const current = isHeldBy[kind];
    // A PDF that several papers had and lost redirects to the one named in the address.
    const [next] = await db
      .select({ hash: current, slug: exams.slug })
      .from(formerDocuments)
      .innerJoin(exams, eq(exams.id, formerDocuments.examId))
      .where(and(eq(formerDocuments.hash, hash), eq(formerDocuments.kind, kind)))
      .orderBy(desc(sql`starts_with(${name}, ${exams.slug})`), desc(formerDocuments.replacedAt))
      .limit(1);
    if (next && next.hash !== null) return { address: documentAddress(next.hash, next.slug, kind) };
  }
  const [row] = await db.select({ bytes: documents.bytes }).from(documents).where(eq(documents.hash, hash));
  return row;
}
