import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeApi {
  server: Server;
  origin: string;
  /** Every request that arrived, as `METHOD path`. */
  seen: string[];
  close: () => Promise<void>;
}

/** An API on the loopback with a spec's responses, which records its requests. */
export async function startFakeApi(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FakeApi> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
