import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '../../launcher/core/log.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { startChild } from '../../launcher/core/children.mjs';
import { answers } from '../../launcher/process/reach.mjs';
import { supervise } from '../../launcher/process/supervise.mjs';

const PROBE = 'inter 500ms fall 2 rise 1';

const httpSection = (name, port) => `
listen ${name}
  bind 127.0.0.1:${port}
  mode http
  option redispatch
  retries 3
  option httpchk GET /ready
`;

const serverLines = (name, servers) =>
  servers.map((port, at) => `  server ${name}${at + 1} 127.0.0.1:${port} check ${PROBE}\n`).join('');

/** HAProxy's file: `groups` are `{ name, port, servers, database }`; of databases the first is used and the others stand by. */
export function balancerFile(groups) {
  const sections = groups.map(({ name, port, servers, database }) => {
    if (!database) return httpSection(name, port) + serverLines(name, servers);
    const [primary, ...replicas] = servers;
    const waiting = replicas.map(
      (replica, at) => `  server replica${at + 1} 127.0.0.1:${replica} check backup ${PROBE}\n`,
    );
    return `
listen ${name}
  bind 127.0.0.1:${port}
  mode tcp
  option redispatch
  timeout client 1h
  timeout server 1h
  server primary 127.0.0.1:${primary} check on-marked-down shutdown-sessions ${PROBE}
${waiting.join('')}`;
  });
  return `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
${sections.join('')}`;
}

/** Starts HAProxy before servers that run, or will run: `{ origins, stop }`, the origins by the groups' names. */
export async function startBalancer({ home, groups, waitFor = [] }) {
  const ported = [];
  for (const group of groups) ported.push({ ...group, port: group.port ?? (await freePort()) });
  const file = join(home, `haproxy-${ported.map(({ name }) => name).join('-')}.cfg`);
  writeFileSync(file, balancerFile(ported));
  const log = openLog(join(home, 'log/haproxy.log'));
  const server = supervise({
    start: () => startChild('haproxy', ['-db', '-f', file], { rank: 3, stdio: ['ignore', log.handle, log.handle] }),
    onDeath: () => undefined,
  });
  const origins = Object.fromEntries(ported.map(({ name, port }) => [name, `http://127.0.0.1:${port}`]));
  const until = Date.now() + 30_000;
  for (const [name, path] of waitFor) await answers(`${origins[name]}${path}`, () => Date.now() > until);
  return {
    origins,
    ports: Object.fromEntries(ported.map(({ name, port }) => [name, port])),
    stop: () => server.stop(),
  };
}
