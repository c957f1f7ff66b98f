import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../core/children.mjs';
import { readPidFile } from './postmaster.mjs';

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] ',
};
const lasting = { shared_buffers: '256MB', max_wal_size: '1GB', checkpoint_timeout: '10min' };
// Test databases end with their run: nothing of them has to reach the disk.
const fleeting = {
  shared_buffers: '128MB',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Keeps the writes of a run small: the cluster is in memory if it can be.
  max_wal_size: '128MB',
};

/** The server's command line; `settings` are added to ours, or replace them. */
export function serverArguments({ folder, port, durable, settings = {} }) {
  const all = { ...always, ...(durable ? lasting : fleeting), ...settings, port };
  return ['-D', folder, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
}

/** Starts the server on a cluster; `log` is an open file descriptor. */
export function startServer({ binaries, folder, port, account, durable, settings, log }) {
  return startChild(join(binaries, 'bin/postgres'), serverArguments({ folder, port, durable, settings }), {
    ...account,
    signal: 'SIGINT',
    // Runs after all other writers have ended.
    rank: 9,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', log, log],
  });
}

/** Whether the server with this process number responds, according to postmaster.pid. */
function isServing(folder, pid) {
  const note = readPidFile(folder);
  return Boolean(note?.ready) && note.pid === pid;
}

/** Resolves to true if the server is ready, to false if it ended or `ms` passed. */
export async function serves(child, folder, ms) {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false;
    if (isServing(folder, child.pid)) return true;
    await pause(20);
  }
  return false;
}
