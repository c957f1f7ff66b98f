import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request whose path is sent unchanged; `inject` would normalise its dots. */
export async function rawRequest(
  app: FastifyInstance,
  method: string,
  path: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method, path, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
