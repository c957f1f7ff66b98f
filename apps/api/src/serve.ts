import { startTracing, stopOnSignal, stopTracing } from '@mapa/server-http';
import { buildApp } from './app';
import type { Config } from './config';
import { openDatabase, prepareCalls, traceStatements } from '@mapa/server-platform';

/**
 * Listens until SIGTERM or SIGINT; then finishes running requests, at most ten seconds after its notice, and ends with
 * code 0.
 */
export async function serve(config: Config): Promise<void> {
  await startTracing('mapa-api', config);
  const { pool, db } = openDatabase(config.DATABASE_URL);
  traceStatements(pool);
  prepareCalls();
  const app = await buildApp({ config, pool, db });
  const endAll = async () => {
    await pool.end();
    await stopTracing();
  };
  stopOnSignal(app, { noticeMs: config.STOP_NOTICE_MS, release: endAll });
  await app.listen({ host: config.API_LISTEN, port: config.API_PORT });
  await app.startJobs(process.argv[1] ?? '');
}
