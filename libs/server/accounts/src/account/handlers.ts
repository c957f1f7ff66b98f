import { FRESH_SESSION_MINUTES, changePasswordProblem } from '@mapa/domain';
import { and, eq, gt, TransactionRollbackError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { markAnswersSeen } from '../session/bell';
import {
  accountGone,
  type Database,
  demandFilled,
  type Handlers,
  invalid,
  refuse,
  sessions,
  type Student,
  unauthorized,
  users,
  lockStudent,
} from '@mapa/server-platform';
import { ACCOUNT, hasPassword, noteEnd, openSession, revokeSessions, type User } from '@mapa/server-sessions';
import { newPasswordProblem } from '../session/new-password';
import { hashPassword, passwordMatches } from '../session/password';
import { readProfile, writtenColumns } from '../session/profile';

const MINUTE_MS = 60_000;

async function readUser(db: Database, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw accountGone();
  return user;
}

/** Checks the password again; guessing it with a stolen token is limited as signing in is. */
async function demandPassword(
  { id, passwordHash }: User,
  password: string,
  { ip, server }: FastifyRequest,
): Promise<void> {
  await server.loginLimit.admit(id, ip);
  if (!(await passwordMatches(passwordHash, password))) throw refuse(ACCOUNT.wrongPassword);
  await server.loginLimit.forgive(id, ip);
}

/**
 * Replaces the password check for accounts without one: the session must have been opened recently through a provider.
 */
async function demandFreshSession(db: Database, { id, sessionId }: Student): Promise<void> {
  const since = new Date(Date.now() - FRESH_SESSION_MINUTES * MINUTE_MS);
  const own = and(eq(sessions.studentId, id), eq(sessions.id, sessionId), gt(sessions.createdAt, since));
  if ((await db.$count(sessions, own)) === 0) throw refuse(ACCOUNT.staleSession);
}

/** A rolled-back transaction has ended nothing. */
const undone = (error: unknown): [] => {
  if (error instanceof TransactionRollbackError) return [];
  throw error;
};

export const accountHandlers: Handlers<
  | 'POST /api/customer-area/user/update'
  | 'POST /api/customer-area/user/change-password'
  | 'POST /api/customer-area/user/delete'
  | 'POST /api/customer-area/user/clear-notify'
> = {
  'POST /api/customer-area/user/update': async ({ body }, { db, student }) => {
    const changes = writtenColumns(body);
    if (changes.name !== undefined) demandFilled({ nome: changes.name });
    if (Object.keys(changes).length > 0) {
      await db.update(users).set(changes).where(eq(users.id, student.id));
    }
    return readProfile(db, student.id);
  },

  'POST /api/customer-area/user/change-password': async ({ body }, { db, student, request }) => {
    const wrong = changePasswordProblem(body);
    if (wrong) throw invalid(wrong.field, wrong.message);
    const user = await readUser(db, student.id);
    // Without a password to repeat, the recovery mail proves identity.
    if (user.passwordHash === null) throw refuse(ACCOUNT.noPassword);
    const problem = newPasswordProblem(body.password_new, user);
    if (problem) throw invalid('password_new', problem);
    await demandPassword(user, body.password, request);
    const passwordHash = await hashPassword(body.password_new);
    const access_token = await db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(hasPassword(student.id, user.passwordHash))
        .returning({ id: users.id });
      if (changed.length === 0) throw refuse(ACCOUNT.wrongPassword);
      await revokeSessions(tx, student.id);
      return openSession(tx, request.server.tokenSecret, student.id, { passwordHash });
    });
    request.log.info({ event: 'password changed', student: student.id }, 'password changed');
    return { success: true, access_token };
  },

  'POST /api/customer-area/user/delete': async ({ body }, { db, student, request }) => {
    const user = await readUser(db, student.id);
    const { passwordHash } = user;
    await (passwordHash === null
      ? demandFreshSession(db, student)
      : demandPassword(user, body.password ?? '', request));
    const { accountEnd } = request.server;
    await accountEnd.prepare(student.id);
    const ended = await db
      .transaction(async (tx) => {
        // Locked first, in the same order as settling a payment, which locks rows of payments next.
        await lockStudent(tx, student.id);
        await accountEnd.settle(tx, student.id);
        const gone = await tx.delete(users).where(hasPassword(student.id, passwordHash)).returning({ id: users.id });
        if (gone.length === 0) tx.rollback();
        await noteEnd(tx, student.id);
        return gone;
      })
      .catch(undone);
    // If the account got its first password meanwhile, that reset has ended this session.
    if (ended.length === 0) throw passwordHash === null ? unauthorized() : refuse(ACCOUNT.wrongPassword);
    await request.server.mail.forget(student.id);
    request.log.info({ event: 'account deleted' }, 'account deleted');
    return { success: true };
  },

  'POST /api/customer-area/user/clear-notify': async (_input, { db, student }) => {
    await markAnswersSeen(db, student.id);
    return { success: true };
  },
};
