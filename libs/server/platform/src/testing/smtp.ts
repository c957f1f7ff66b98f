import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Starts a real SMTP server on loopback that records accepted mails. `refusals` are reply codes, used for one recipient
 * each in turn.
 */
export async function startSmtp({ port = 0, refusals = [] }: { port?: number; refusals?: number[] } = {}) {
  const received: Email[] = [];
  let arrived: () => void = () => undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error(`<${address}> not now`), { responseCode }) : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
          arrived();
        });
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    /** Resolves when this many mails have arrived. */
    async until(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>((resolve) => (arrived = resolve));
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
