import { CALL_PATH_HEADER, receiveBodies, registerMetrics, requestIds, traceRequests } from '@mapa/server-http';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { registerLoadShedding, type TimeLimits } from '../load-shedding/load-shedding';
import { refuseNoRequest } from './client-error';
import { handleErrors, refuseBadAddress } from './error-handler';
import { loggerOptions, logRequests } from './logging';
import { PROTECTING_HEADERS } from './protecting-headers';
import { parseQueryString } from './query-string';
import { registerReady } from './ready';
import { registerContract, type Composition, type Handlers } from './register';
import { compileSerializer } from './serializer';
import { compileValidator } from './validation';

const MAX_BODY_BYTES = 256 * 1024;
const MAX_PARAM_LENGTH = 128;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/**
 * Time after which an idle connection is closed: longer than any call may take, shorter than a slow reader is
 * tolerated.
 */
const IDLE_TIMEOUT_MS = 60_000;
const CHECK_MS = 5_000;

export interface ServerSettings {
  logLevel: string;
  /** Comma-separated addresses of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string;
  /** Receives log lines; standard output by default. */
  logTo?: { write(line: string): void } | undefined;
  /** Allows other machines to read `/metrics`; empty: none. */
  metricsToken?: string;
}

/** A server without routes: its limits, log, refusals and default headers. */
export function createServer({ logLevel, trustedProxies, logTo, metricsToken = '' }: ServerSettings): FastifyInstance {
  const proxies = trustedProxies.split(',').map((address) => address.trim());
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS },
    trustProxy: proxies,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, querystringParser: parseQueryString },
    frameworkErrors: refuseBadAddress as never,
    clientErrorHandler: refuseNoRequest as never,
    genReqId: requestIds(proxies),
    // While the process drains, requests on open connections are still answered; the responses close the connection.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(logLevel, logTo),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  const callOf = ({ routeOptions: { config, url } }: FastifyRequest) => config.call ?? url ?? 'none';
  traceRequests(app, { proxies, callOf });
  handleErrors(app);
  logRequests(app);
  registerMetrics(app, { name: 'api', token: metricsToken, callOf });
  app.addHook('onSend', async (request, reply) => {
    const { url } = request.routeOptions;
    reply.headers({ 'x-request-id': request.id, ...(url && { [CALL_PATH_HEADER]: url }), ...PROTECTING_HEADERS });
  });
  return app;
}

interface Calls extends Composition {
  handlers: Partial<Handlers>;
  pool: Pool;
  timeLimits?: TimeLimits | undefined;
}

/** Adds load shedding, body parsing, `/ready` and the calls of the contract that `handlers` contains. */
export async function serveCalls(
  app: FastifyInstance,
  { handlers, pool, timeLimits, ...composition }: Calls,
): Promise<void> {
  await registerLoadShedding(app, timeLimits);
  receiveBodies(app, { maxBytes: MAX_BODY_BYTES });
  registerReady(app, pool);
  registerContract(app, handlers, composition);
}
