import { stopOnSignal } from '@mapa/server-http';
import { buildApp } from './app';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig();
  const app = await buildApp(config);
  stopOnSignal(app, { noticeMs: config.stopNoticeMs });
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
