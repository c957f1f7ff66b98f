import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

export interface Message {
  /** The same at each attempt, so that a second copy is recognised as one. */
  readonly id: string;
  readonly domain: string;
  readonly kind: string;
  /** Whose mail it is. */
  readonly studentId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click ends mails of this kind. */
  readonly unsubscribe?: string;
}

const oneClick = (url: string) => ({
  // As it stands: a header that is folded or encoded is read by no program.
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Hands a message over: resolved means that the other side has taken it. */
export type Post = (message: Message) => Promise<void>;

const toMail = (from: string, { id, domain, to, subject, text, html, unsubscribe }: Message): SendMailOptions => ({
  from,
  // As an object: nothing in an address is read as a list or a header.
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

/** By SMTP. No pool: it would send again on its own what it is not sure of. */
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

/** As files for a mail reader, each there whole or not at all, and for their owner only: they hold links that work. */
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
