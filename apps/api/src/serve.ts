import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app';
import type { Config } from './config';
import { openDatabase, prepareCalls } from '@mapa/server-platform';

const DRAIN_MS = 9_500;
/** So long is told that this process ends, while it still serves: who asks `/ready` has time to send requests elsewhere. */
const NOTICE_MS = 250;

/** Listens until SIGTERM or SIGINT; then answers what is under way, at most ten seconds, and ends with code 0. */
export async function serve(config: Config): Promise<void> {
  const { pool, db } = openDatabase(config.DATABASE_URL);
  prepareCalls();
  const app = await buildApp({ config, pool, db });
  const stop = async (signal: string) => {
    app.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    app.drain();
    await pause(NOTICE_MS);
    await app.close();
    await pool.end();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: config.API_LISTEN, port: config.API_PORT });
  await app.mail.start();
  await app.payments.start();
  await app.reminders.start();
  await app.calibration.start(process.argv[1] ?? '');
  await app.desk.start(process.argv[1] ?? '');
}
