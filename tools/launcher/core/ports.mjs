import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

const interfaces = ['127.0.0.1', '0.0.0.0', '::'];

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen({ port, host, exclusive: true }, () => {
      const taken = server.address().port;
      server.close(() => resolve({ port: taken }));
    });
  });
}

/** Null if the port can be listened on, else the system's code: EADDRINUSE, EACCES. */
export async function obstacleAt(port) {
  for (const host of interfaces) {
    const { error } = await tryListen(port, host);
    if (error && ['EADDRINUSE', 'EACCES'].includes(error.code)) return error.code;
  }
  return null;
}

/** A free loopback port: the requested one if it is free. */
export async function freePort(wished = 0) {
  const first = await tryListen(wished, '127.0.0.1');
  if (first.port) return first.port;
  const { port, error } = await tryListen(0, '127.0.0.1');
  if (error) throw error;
  return port;
}

/** A Failure that names the first port among `{ SETTING: port }` that is in use. */
export async function refuseTakenPorts(ports) {
  for (const [setting, port] of Object.entries(ports)) {
    const obstacle = await obstacleAt(port);
    if (obstacle === 'EACCES')
      throw new Failure(`port ${port} may not be used by this user; choose another with ${setting}=<number> npm start`);
    if (obstacle)
      throw new Failure(
        `port ${port} is taken by another program; stop it, or choose another with ${setting}=<number> npm start`,
      );
  }
}
