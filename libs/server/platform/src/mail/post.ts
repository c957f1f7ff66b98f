import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

export interface Message {
  /** The same for each attempt, so that a second copy is recognised as a duplicate. */
  readonly id: string;
  readonly domain: string;
  readonly kind: string;
  /** The student who receives the mail. */
  readonly studentId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for one-click unsubscription. */
  readonly unsubscribe?: string;
}

const oneClick = (url: string) => ({
  // Unmodified: programs cannot read this header if it is folded or encoded.
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Hands a message over; resolves once the other side has accepted it. */
export type Post = (message: Message) => Promise<void>;

const toMail = (from: string, { id, domain, to, subject, text, html, unsubscribe }: Message): SendMailOptions => ({
  from,
  // As an object, so that nothing in an address is parsed as a list or a header.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${domain}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribe !== undefined && oneClick(unsubscribe)),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends by SMTP. Without a pool, which would resend uncertain messages on its own. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return async (message) => void (await transport.sendMail(toMail(from, message)));
}

/** Writes mails as files, atomically and readable only by their owner: they contain valid links. */
export function filePost(folder: string, from: string): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(toMail(from, message));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${message.kind}-${message.id}-${message.studentId}.eml`);
    const draft = await open(`${path}.part`, 'w', 0o600);
    try {
      await draft.writeFile(bytes as Buffer);
      await draft.sync();
    } finally {
      await draft.close();
    }
    await rename(`${path}.part`, path);
  };
}
