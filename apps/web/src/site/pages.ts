import { CORRELATION_HEADER, traceHeaders } from '@mapa/server-http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { DEVELOPMENT_POLICY, contentPolicy } from './csp';
import { publicDocument, wholeDocument } from './document';
import type { Sites } from './sites';
import { extraSources } from './policy-sources';
import { NO_STORE, SHARED_CACHE, pathOf, sendPage } from './send-page';
import { siteOriginOf, varyByHost } from './site-origin';

/** Folders of files; a page under them would only hide that a file is missing. */
const NO_PAGE = /^\/(assets|_next)\//;

/** Every public page, rendered to finished HTML: the same bytes for everyone, so that any cache may store them. */
export function servePages(app: FastifyInstance, sites: Sites, config: Config): void {
  app.get('/*', async (request, reply) => {
    if (NO_PAGE.test(request.url)) return reply.callNotFound();
    const rendered = await sites.render({
      url: request.url,
      apiBase: config.apiHost,
      apiHeaders: { [CORRELATION_HEADER]: request.id, ...traceHeaders(request) },
      siteUrl: siteOriginOf(config, request),
      config: config.runtime,
    });
    const { status, modules } = rendered;
    const document = publicDocument({ ...rendered, assets: sites.publicAssets(modules), config: config.runtime });
    return sendPage(request, varyByHost(config, reply), {
      status,
      html: wholeDocument(document),
      policy: sites.development
        ? DEVELOPMENT_POLICY
        : contentPolicy(document.head, extraSources(config, pathOf(request.url))),
      cacheControl: status === 200 ? SHARED_CACHE : NO_STORE,
    });
  });
}
