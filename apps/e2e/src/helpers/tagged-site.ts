import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { dataDir, setting } from './system';

const PAGE_SERVER = resolve(__dirname, '../../../../dist/apps/web/main.mjs');

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Another page server for the system under test, with a tag manager of our own; `asked` lists the fetched addresses. */
export async function openTaggedSite() {
  const asked: string[] = [];
  const tags = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript').end('document.cookie = "_ga=1; path=/";');
  });
  const origin = `http://127.0.0.1:${await listen(tags)}`;
  const port = String(await freePort());
  const server = spawn(process.execPath, [PAGE_SERVER], {
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      API_HOST: setting('API_URL'),
      DATA_DIR: dataDir(),
      LOG_LEVEL: 'silent',
      GTM_ID: 'GTM-JORNADA',
      GTM_BASE_URL: origin,
    },
    stdio: 'ignore',
  });
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close(): Promise<void> {
      server.kill();
      tags.closeAllConnections();
      tags.close();
      await once(server, 'exit');
    },
  };
}
