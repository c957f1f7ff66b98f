import { serverArguments } from './server.mjs';

const argumentsFor = (durable) => serverArguments({ folder: '/c', port: 5555, durable }).join(' ');

test.each([true, false])('only this machine can reach the server, by TCP only (durable: %s)', (durable) => {
  expect(argumentsFor(durable)).toContain('-c listen_addresses=127.0.0.1');
  expect(argumentsFor(durable)).toContain('-c unix_socket_directories= ');
  expect(argumentsFor(durable)).toContain('-c port=5555');
});

test('a durable database writes through to the disk', () => {
  expect(argumentsFor(true)).not.toMatch(/fsync|synchronous_commit|full_page_writes/);
  expect(argumentsFor(false)).toContain('-c fsync=off');
});
