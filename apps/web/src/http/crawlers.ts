import { routePath } from '@mapa/domain';
import { CORRELATION_HEADER, traceHeaders } from '@mapa/server-http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config';
import type { Sites } from '../site/sites';
import { pathOf } from '../site/send-page';
import { siteOriginOf, varyByHost } from '../site/site-origin';
import { refuse } from './errors';

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';

/** Paths that crawlers must not visit: pages without content for them, or with personal content. */
const DISALLOWED = [
  '/api/',
  routePath('studentArea'),
  routePath('checkout'),
  routePath('newPassword', { id: '' }),
  routePath('confirmEmail'),
  routePath('reminderOff'),
];

/** Serves robots.txt and the sitemap that it names, both with absolute addresses; an unknown host has no sitemap. */
export function serveCrawlers(app: FastifyInstance, sites: Sites, config: Config): void {
  const told = (reply: FastifyReply, cacheControl: string) =>
    varyByHost(config, reply).header('cache-control', cacheControl);

  app.get('/robots.txt', async (request, reply) => {
    const origin = siteOriginOf(config, request);
    const lines = [
      'User-agent: *',
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
      ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    ];
    return told(reply, DAY)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });

  for (const route of ['/sitemap.xml', '/sitemap/:part']) {
    app.get(route, async (request, reply) => {
      const siteUrl = siteOriginOf(config, request);
      varyByHost(config, reply);
      if (!siteUrl) return refuse(request, reply, 404);
      const { status, xml } = await sites.sitemap({
        path: pathOf(request.url),
        apiBase: config.apiHost,
        apiHeaders: { [CORRELATION_HEADER]: request.id, ...traceHeaders(request) },
        siteUrl,
      });
      if (status !== 200) return refuse(request, reply, status);
      return told(reply, HOUR).type('application/xml; charset=utf-8').send(xml);
    });
  }
}
