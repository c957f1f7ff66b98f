import { CALL_PATH_HEADER, receiveBodies } from '@mapa/server-http';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { registerAdmission } from './admission/admission';
import { Bank } from './bank/bank';
import type { Config } from './config';
import type { Database } from './db/client';
import { registerDocs } from './docs/route';
import { handlers } from './handlers';
import { refuseNoRequest } from './http/client-error';
import { handleErrors, refuseBadAddress } from './http/error-handler';
import { loggerOptions, logRequests, requestIdOf } from './http/logging';
import { PROTECTING_HEADERS } from './http/protecting-headers';
import { parseQueryString } from './http/query-string';
import { registerReady } from './http/ready';
import { registerContract } from './http/register';
import { compileValidator } from './http/validation';
import { createProviders, type Providers, type ProviderSettings } from './identity/providers/providers';
import { createSignUpLimit, type SignUpLimit } from './identity/sign-up-limit';
import { createMail, type MailSettings } from './mail/mail';
import { registerDocuments } from './media/document-route';
import { registerMedia } from './media/route';
import { createPayments, type PaymentSettings, type PaymentTesting } from './payment/payments';
import { reindexQuestions } from './questions/reindex';
import { cleanUpSessions } from './session/expired-sessions';
import { createQueue } from './queue/queue';
import { createWriteLimits, type WriteLimits } from './limits/write-limits';
import { createMailLimit, type MailLimit } from './recovery/limit';
import { createLoginLimit, type LoginLimit } from './session/login-limit';

declare module 'fastify' {
  interface FastifyInstance {
    loginLimit: LoginLimit;
    signUpLimit: SignUpLimit;
    providers: Providers;
    mailLimit: MailLimit;
    writeLimits: WriteLimits;
  }
}

const MAX_BODY_BYTES = 256 * 1024;
const MAX_PARAM_LENGTH = 128;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** A connection on which nothing moves for so long is closed: longer than any call may take, shorter than patience with a slow reader. */
const IDLE_TIMEOUT_MS = 60_000;
const CHECK_MS = 5_000;

export interface AppDependencies {
  config: Pick<Config, 'DATABASE_URL' | 'JWT_SECRET' | 'LOG_LEVEL' | 'TRUSTED_PROXIES'> &
    ProviderSettings &
    MailSettings &
    PaymentSettings;
  pool: Pool;
  db: Database;
  /** How long Google and Facebook may take to answer; tests have no time for the real bound. */
  providerTimeoutMs?: number;
  /** Where lines of the log go; standard output when left out. */
  logTo?: { write(line: string): void };
  /** From when on a busy process refuses all but answers; 0: never, for tests that share a busy machine. */
  maxEventLoopDelayMs?: number;
  /** What tests of payments put in the place of the clock and the provider. */
  paymentTesting?: PaymentTesting;
  /** Adds hooks before any route is there; tests watch what leaves through them. */
  watch?: (app: FastifyInstance) => void;
}

/** The API as it runs in production; tests start the same. The caller listens, and ends the pool. */
export async function buildApp({
  config,
  pool,
  db,
  providerTimeoutMs,
  logTo,
  maxEventLoopDelayMs,
  paymentTesting,
  watch,
}: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS },
    trustProxy: config.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, querystringParser: parseQueryString },
    frameworkErrors: refuseBadAddress as never,
    clientErrorHandler: refuseNoRequest as never,
    genReqId: requestIdOf,
    // On the way out, what still comes on an open connection is answered; it says itself that the connection ends.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(config.LOG_LEVEL, logTo),
  });
  app.decorate('db', db);
  app.decorate('tokenSecret', new TextEncoder().encode(config.JWT_SECRET));
  app.decorate('loginLimit', createLoginLimit(pool));
  app.decorate('signUpLimit', createSignUpLimit(pool));
  app.decorate('providers', createProviders(config, providerTimeoutMs));
  app.decorate('mailLimit', createMailLimit(pool));
  app.decorate('writeLimits', createWriteLimits(pool));
  const queue = createQueue({ url: config.DATABASE_URL, log: app.log });
  app.addHook('onClose', () => queue.stop());
  app.decorate('mail', createMail({ config, db, queue, log: app.log }));
  app.decorate('payments', createPayments({ app, config, db, queue, ...paymentTesting }));
  app.setValidatorCompiler(compileValidator);
  handleErrors(app);
  logRequests(app);
  app.addHook('onSend', async (request, reply) => {
    const { url } = request.routeOptions;
    reply.headers({ 'x-request-id': request.id, ...(url && { [CALL_PATH_HEADER]: url }), ...PROTECTING_HEADERS });
  });
  watch?.(app);
  const bank = new Bank({ pool, log: app.log });
  app.addHook('onClose', () => bank.close());
  const closing = new AbortController();
  let background: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', async () => {
    closing.abort();
    await background;
  });
  await registerAdmission(app, maxEventLoopDelayMs);
  receiveBodies(app, { maxBytes: MAX_BODY_BYTES });
  registerReady(app, pool);
  registerContract(app, handlers, { db, bank });
  registerMedia(app, db);
  registerDocuments(app, db);
  registerDocs(app);
  await app.ready();
  // Nobody waits for it: until it is there, the database answers.
  void bank.start();
  const { signal } = closing;
  background = Promise.all([reindexQuestions(pool, app.log, signal), cleanUpSessions({ db, log: app.log, signal })]);
  return app;
}
