import { SERVICE_WORKER_FILE, routePath } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Config } from '../config/config';
import { NO_STORE } from './send-page';
import type { Sites } from './sites';
import { FRAMELESS, areaPage } from './student-area';

/** A service worker renders no page and loads no script: it sends requests only to this origin. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Two addresses of the area whose documents serve for all others: without the script that sets the theme, and with it.
 */
const DOCUMENTS = {
  plain: routePath('myMaps') + FRAMELESS,
  study: routePath('mapQuestions', { id: 1 }) + FRAMELESS,
};

/**
 * Replaces any earlier worker at once, deletes its files and unregisters itself, so that pages work as if there never
 * was one.
 */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())
));
`;

/**
 * The student area's service worker with the list of files to store. Its bytes change with the build and with the
 * deployment's settings, which are part of the documents, so browsers see a new version.
 */
async function workerCode(sites: Sites, config: Config): Promise<string> {
  if (!sites.serviceWorker || !config.runtime.serviceWorker) return FAREWELL;
  const { code, files } = sites.serviceWorker;
  const documents = await Promise.all(
    Object.values(DOCUMENTS).map(async (url) => {
      const { html, policy } = await areaPage(sites, config, url);
      return { url, revision: createHash('sha256').update(html).update(policy).digest('hex').slice(0, 16) };
    }),
  );
  const kept = [...files.map((url) => ({ url, revision: null })), ...documents];
  return `self.MAPA_AREA = ${JSON.stringify({ files: kept, documents: DOCUMENTS })};\n${code}`;
}

/** Serves it at the root of its scope, never from a cache. */
export function serveServiceWorker(app: FastifyInstance, sites: Sites, config: Config): void {
  app.get(SERVICE_WORKER_FILE, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': NO_STORE, 'content-security-policy': POLICY })
      .send(await workerCode(sites, config)),
  );
}
