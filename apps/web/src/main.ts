import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app';
import { readConfig } from './config';

const DRAIN_MS = 9_500;
/** So long is told that this process ends, while it still serves: who asks `/ready` has time to send requests elsewhere. */
const NOTICE_MS = 250;

async function main(): Promise<void> {
  const config = readConfig();
  const app = await buildApp(config);

  const stop = (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    app.drain();
    pause(NOTICE_MS)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);

  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
