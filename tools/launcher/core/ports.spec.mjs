import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort, obstacleAt, refuseTakenPorts } from './ports.mjs';

async function withListener(host, run) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  try {
    await run(server.address().port);
  } finally {
    server.close();
  }
}

test.each(['127.0.0.1', '0.0.0.0'])('a port in use at %s is taken', async (host) => {
  await withListener(host, async (port) => {
    expect(await obstacleAt(port)).toBe('EADDRINUSE');
    await expect(refuseTakenPorts({ PORT: port })).rejects.toThrow(
      `port ${port} is taken by another program; stop it, or choose another with PORT=<number> npm start`,
    );
  });
});

test('a free port is not taken', async () => {
  const port = await freePort();
  expect(await obstacleAt(port)).toBeNull();
  await expect(refuseTakenPorts({ PORT: port })).resolves.toBeUndefined();
});

test('the requested port is kept while it is free, and replaced otherwise', async () => {
  const wished = await freePort();
  expect(await freePort(wished)).toBe(wished);
  await withListener('127.0.0.1', async (port) => expect(await freePort(port)).not.toBe(port));
});
