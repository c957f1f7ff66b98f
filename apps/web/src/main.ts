import { startTracing, stopOnSignal, stopTracing } from '@mapa/server-http';
import { buildApp } from './app';
import { readConfig } from './config/config';

async function main(): Promise<void> {
  const config = readConfig();
  await startTracing('mapa-web', config.tracing);
  const app = await buildApp(config);
  stopOnSignal(app, { noticeMs: config.stopNoticeMs, release: stopTracing });
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
