import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** The connection of a POST whose header states `length` and whose body so far consists of `sent`. */
export async function rawPost(app: FastifyInstance, path: string, length: number, sent: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: mapa\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${sent}`,
  );
  return socket;
}
