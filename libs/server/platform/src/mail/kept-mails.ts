import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from '../tables';
import { filePost, type Post } from './post';

/**
 * `<kind>-<job>-<student>.eml`; earlier versions did not name the student. A `.part` remains if a process ended while
 * writing.
 */
const FILE = /^[a-z]+-[0-9a-f-]{36}(?:-([0-9a-f-]{36}))?\.eml(?:\.part)?$/;
const RECIPIENT = /^To: ([^\s@]+@\S+)\r?$/m;
const HEAD_BYTES = 4_096;

/** The recipient in the headers of a stored mail, in lower case; null if it has none. */
async function recipientOf(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n');
    return RECIPIENT.exec(head)?.[1]?.toLowerCase() ?? null;
  } finally {
    await file.close();
  }
}

/** Mails stored as files if no mail server is configured; each belongs to an account and is deleted with it. */
export function keptMails({ folder, from, db }: { folder: string; from: string; db: Database }) {
  const write = filePost(folder, from);
  const names = (): Promise<string[]> => readdir(folder).catch(() => []);
  const remove = (name: string): Promise<void> => rm(join(folder, name), { force: true });

  /** Deletes the mails of one student. */
  const forget = async (studentId: string): Promise<void> => {
    for (const name of await names()) if (FILE.exec(name)?.[1] === studentId) await remove(name);
  };

  const studentsAmong = async (ids: string[]): Promise<Set<string>> => {
    // One array parameter: the list may exceed the number of parameters of a statement.
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} = any(${sql.param(ids)}::uuid[])`);
    return new Set(found.map(({ id }) => id));
  };

  const hasAccount = async (name: string): Promise<boolean> => {
    const address = await recipientOf(join(folder, name));
    return address !== null && (await db.$count(users, sql`lower(${users.email}) = ${address}`)) > 0;
  };

  const post: Post = async (message) => {
    await write(message);
    // The account, with its mails, may have been deleted between reading the address and writing the file.
    if (!(await studentsAmong([message.studentId])).has(message.studentId)) await forget(message.studentId);
  };

  /** Deletes mails of deleted accounts that an ended process or an earlier version left behind. */
  const sweep = async (): Promise<void> => {
    const files = (await names()).flatMap((name) => {
      const found = FILE.exec(name);
      return found ? [{ name, studentId: found[1] }] : [];
    });
    const students = await studentsAmong([...new Set(files.flatMap(({ studentId }) => studentId ?? []))]);
    for (const { name, studentId } of files) {
      const isOwned = studentId === undefined ? await hasAccount(name) : students.has(studentId);
      if (!isOwned) await remove(name);
    }
  };

  return { post, forget, sweep };
}
