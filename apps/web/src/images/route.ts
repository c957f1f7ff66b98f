import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { refuse } from '../http/errors';
import { openDiskCache } from './disk-cache';
import { negotiate } from './formats';
import { readImageRequest } from './parameters';
import { ImageRefusal } from './refusal';
import { fetchSource } from './source';
import { transform, type Picture } from './transform';
import { createWorkQueue } from './work-queue';

const CACHE_BYTES = 256 * 1024 * 1024;
const MAX_WORKERS = 2;
const MAX_WAITING = 128;
const YEAR = 'public, max-age=31536000, immutable';
const RETRY_AFTER_S = '1';

const keyOf = (...parts: (string | number)[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

const send = (reply: FastifyReply, { bytes, format }: Picture) =>
  reply
    .headers({ 'cache-control': YEAR, vary: 'Accept', 'content-security-policy': "default-src 'none'; sandbox" })
    .type(`image/${format}`)
    .send(bytes);

/** `/_next/image?url&w&q`: images of the API in a width and format suited to the browser. */
export async function serveImages(app: FastifyInstance, config: Config): Promise<void> {
  const cache = await openDiskCache(join(config.dataDir, 'cache', 'images'), CACHE_BYTES);
  const queue = createWorkQueue({
    workers: Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1)),
    waiting: MAX_WAITING,
  });

  app.get<{ Querystring: Record<string, unknown> }>('/_next/image', async (request, reply) => {
    try {
      const { path, width, quality } = readImageRequest(request.query);
      const target = negotiate(request.headers.accept);
      const key = keyOf(path, width, quality, target);
      const cached = await cache.get(key);
      if (cached) return send(reply, cached);
      const picture = await queue.run(key, async () => {
        const made = await transform(await fetchSource(config.apiHost, path), width, quality, target);
        await cache.set(key, made);
        return made;
      });
      return send(reply, picture);
    } catch (error) {
      if (!(error instanceof ImageRefusal)) throw error;
      if (error.statusCode === 503) reply.header('retry-after', RETRY_AFTER_S);
      return refuse(request, reply.header('vary', 'Accept'), error.statusCode, error.message);
    }
  });
}
