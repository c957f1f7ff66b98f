import fastifyCompress from '@fastify/compress';
import { closeUnreadBodies, registerMetrics, requestIds, traceRequests } from '@mapa/server-http';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import type { Config } from './config/config';
import { forwardApi } from './http/api-proxy';
import { serveAssets } from './http/assets';
import { serveCrawlers } from './http/crawlers';
import { handleErrors, refuseBadAddress } from './http/errors';
import { registerHealth } from './http/health';
import { logRequests, loggerOptions, type LogTarget } from './http/logging';
import { protectResponses } from './http/security-headers';
import { serveImages } from './images/route';
import { openSites } from './site/open-sites';
import { servePages } from './site/pages';
import { serveServiceWorker } from './site/service-worker';
import { serveStudentArea } from './site/student-area';

const HEADERS_TIMEOUT_MS = 10_000;
/**
 * Bodies have their own limits (receiveBodies); even the largest, at the slowest permitted rate, arrives before this.
 */
const REQUEST_TIMEOUT_MS = 180_000;
const CHECK_MS = 5_000;
/** Longer than in the proxies before us; otherwise a connection could be closed during a request. */
const KEEP_ALIVE_MS = 75_000;
const HTML_BROTLI_QUALITY = 4;

/**
 * The page server as it runs in production and in tests, which pass a log of their own (`logTo`). The caller listens.
 */
export async function buildApp(config: Config, logTo?: LogTarget): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // While the process drains, requests on open connections are still answered; the responses close the connection.
    return503OnClosing: false,
    genReqId: requestIds(config.trustedProxies),
    frameworkErrors: refuseBadAddress,
  });
  // The route's pattern: addresses are many, and some contain a mailed secret.
  const callOf = ({ callPath, routeOptions }: FastifyRequest) => callPath ?? routeOptions.url ?? 'none';
  traceRequests(app, { proxies: config.trustedProxies, callOf });
  logRequests(app);
  protectResponses(app);
  handleErrors(app);
  // Only calls of the API have bodies; other requests with one are refused unread.
  app.removeAllContentTypeParsers();
  closeUnreadBodies(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/html|application\/(json|xml))/,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: HTML_BROTLI_QUALITY } },
  });

  registerMetrics(app, { name: 'web', token: config.metricsToken, callOf });
  const sites = await openSites(app, config);
  registerHealth(app, config);
  await serveAssets(app, config);
  await forwardApi(app, config);
  await serveImages(app, config);
  serveStudentArea(app, sites, config);
  serveServiceWorker(app, sites, config);
  serveCrawlers(app, sites, config);
  servePages(app, sites, config);
  await app.ready();
  return app;
}
