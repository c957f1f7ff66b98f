import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, GENERAL, media, refuse } from '@mapa/server-platform';

export const YEAR = 'public, max-age=31536000, immutable';

/** Images of statements. The name is the SHA-256 of the content, so any cache may keep it for good. */
export function registerMedia(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { hash: string } }>(
    '/api/media/:hash',
    { config: { requestQueue: 'lists' } },
    async (request, reply) => {
      const { hash } = request.params;
      if (!/^[0-9a-f]{64}$/.test(hash)) throw refuse(GENERAL.notFound);
      const [row] = await app.requestQueues.run(request, () =>
        db.select({ bytes: media.bytes, contentType: media.contentType }).from(media).where(eq(media.hash, hash)),
      );
      if (!row) throw refuse(GENERAL.notFound);
      return reply
        .headers({
          'content-type': row.contentType,
          'cache-control': YEAR,
          'content-security-policy': "default-src 'none'",
        })
        .send(row.bytes);
    },
  );
}
