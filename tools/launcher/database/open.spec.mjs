import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '../core/ports.mjs';
import { openDatabase, serverOf } from './open.mjs';

test('a database address gives its server, with the usual port', () => {
  expect(serverOf('postgres://u:p@db.example.com/mapa')).toEqual({ host: 'db.example.com', port: 5432 });
  expect(serverOf('postgresql://u@127.0.0.1:6000/mapa')).toEqual({ host: '127.0.0.1', port: 6000 });
});

test.each(['mysql://u@h/d', 'localhost:5432', ''])(
  '"%s" is refused without repeating a possible password',
  (address) => {
    expect(() => serverOf(address)).toThrow(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database',
    );
  },
);

test('a given database is used if it answers', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const databaseUrl = `postgres://u:p@127.0.0.1:${server.address().port}/mapa`;
  expect(await openDatabase({ databaseUrl, dataDir: '/nowhere' })).toBe(databaseUrl);
  server.close();
});

test('a given database that does not answer is named without its password', async () => {
  const port = await freePort();
  const databaseUrl = `postgres://u:secret@127.0.0.1:${port}/mapa`;
  await expect(openDatabase({ databaseUrl }, undefined, 1)).rejects.toThrow(
    `the database at 127.0.0.1:${port} (DATABASE_URL) does not answer`,
  );
});
