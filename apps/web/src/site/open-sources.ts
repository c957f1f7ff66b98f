import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Sites } from './sites';

const APPS = resolve(import.meta.dirname, '../../../apps');
const HMR_PORTS = { 'public-site': 24_678, 'student-area': 24_679 };

async function openVite(app: FastifyInstance, name: keyof typeof HMR_PORTS): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(APPS, name),
    configFile: join(APPS, name, 'vite.config.mts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: HMR_PORTS[name] } },
  });
  app.addHook('onClose', () => vite.close());
  return vite;
}

/** Serves both front ends from their sources, with hot reload. Vite handles its own requests before our routes. */
export async function openSources(app: FastifyInstance): Promise<Sites> {
  const site = await openVite(app, 'public-site');
  const area = await openVite(app, 'student-area');
  app.addHook('onRequest', (request, reply, done) => {
    const { raw: incoming } = request as { raw: IncomingMessage };
    const { raw: outgoing } = reply as { raw: ServerResponse };
    const vite = incoming.url?.startsWith('/assets/area/') ? area : site;
    if (!incoming.url?.startsWith('/assets/')) return done();
    reply.hijack();
    vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
  });
  const bundle = async () => (await site.ssrLoadModule('/src/entry-server.tsx')) as Pick<Sites, 'render' | 'sitemap'>;
  return {
    development: true,
    async render(request) {
      const rendered = await (await bundle()).render(request);
      // An empty document, into whose head Vite puts its own scripts and React's refresh preamble.
      const shell = await site.transformIndexHtml(request.url, '<html><head></head><body></body></html>');
      return { ...rendered, head: rendered.head + (/<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '') };
    },
    sitemap: async (request) => (await bundle()).sitemap(request),
    publicAssets: () => ({ scripts: ['/assets/site/src/entry-client.tsx'], css: '', fonts: [] }),
    async studentDocument(url) {
      const html = readFileSync(join(APPS, 'student-area', 'index.html'), 'utf8');
      return { html: await area.transformIndexHtml(url, html), fonts: [] };
    },
    studentPage: () => undefined,
    firstCalls: undefined,
    serviceWorker: null,
  };
}
