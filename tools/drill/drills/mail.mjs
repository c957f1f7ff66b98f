import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { keepAlive, send } from '../../bench/run/load.mjs';
import { freePort } from '../../launcher/core/ports.mjs';
import { seconds } from '../load/audit.mjs';
import { figure } from '../report/figure.mjs';

const AWAY_MS = 5_000;
/** A mail in progress at a kill is tried again after two minutes. */
const PATIENCE_MS = 240_000;
/** The time that a mail server takes to accept a mail, so that a kill interrupts one. */
const TAKES_MS = 200;

/** A slow mail server that counts the mails per recipient. */
async function startSmtp(port) {
  const received = new Map();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.once('end', () =>
        setTimeout(() => {
          const to = envelope.rcptTo[0].address;
          received.set(to, (received.get(to) ?? 0) + 1);
          done();
        }, TAKES_MS),
      );
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { received, stop: () => new Promise((resolve) => server.close(resolve)) };
}

const signUp = (origin, agent, at) =>
  send(origin, agent, {
    method: 'POST',
    path: '/api/auth/registerOrLogin',
    headers: { 'x-forwarded-for': `10.33.0.${at + 1}` },
    body: {
      tipo_cadastro: 'email',
      nome: 'Bia Lima',
      email: `correio-${at}@exemplo.com.br`,
      password: 'um barco na serra 7',
      password_confirmation: 'um barco na serra 7',
    },
  });

/** The mail server is unavailable while students sign up, returns, and the API is killed in the middle of sending. */
export async function drillMail({ openSystem, use, scale }) {
  const port = await freePort();
  const { api } = await openSystem({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const agent = keepAlive(4);
  const began = performance.now();
  const signed = [];
  for (let at = 0; at < scale.mails; at += 1) signed.push((await signUp(api.origin, agent, at)).status);
  const each = (performance.now() - began) / scale.mails;
  agent.destroy();
  await pause(AWAY_MS);
  const { received } = use(await startSmtp(port));
  const back = performance.now();
  let isKilled = false;
  while (received.size < scale.mails && performance.now() - back < PATIENCE_MS) {
    if (!isKilled && received.size > scale.mails / 3) {
      isKilled = api.kill();
      await api.untilReady();
    }
    await pause(50);
  }
  const took = performance.now() - back;
  await pause(2_000);
  const copies = [...received.values()].reduce((sum, number) => sum + number, 0);
  const accepted = signed.filter((status) => status === 200).length;
  const missing = scale.mails - received.size;
  return [
    figure('accounts made while the mail server was away', accepted, String(scale.mails), accepted === scale.mails),
    figure('time of each, ms', Math.round(each)),
    figure('mails lost', missing, '0', missing === 0),
    figure('mails sent twice, over one kill -9', copies - received.size, '≤ 1', copies - received.size <= 1),
    figure('all of them sent after the mail server came back, s', seconds(took)),
  ];
}
