import { MESSAGES, SERVER_MESSAGES } from '@mapa/domain';
import type { RecoveryCall } from '@mapa/api-contract';
import { eq } from 'drizzle-orm';
import {
  type Database,
  demandFilled,
  type Handlers,
  invalid,
  refuse,
  unauthorized,
  users,
} from '@mapa/server-platform';
import { ACCOUNT } from '@mapa/server-sessions';
import { newPasswordProblem } from '../session/new-password';
import { hashPassword } from '../session/password';
import { confirmEmail, ownerOf, resetPassword } from './redeem';
import { sendConfirmation, sendRecovery } from './send';

async function unconfirmedEmail(db: Database, id: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, id));
  if (!user) throw unauthorized();
  return user.verifiedAt ? null : user.email;
}

export const recoveryHandlers: Handlers<RecoveryCall> = {
  'POST /api/auth/send-reset-password': async ({ body }, { db, request }) => {
    const email = body.email.trim();
    demandFilled({ email });
    const { mail, mailLimit } = request.server;
    // Beyond a recipient's limit nothing is sent, and the response is the same for everybody.
    if (await mailLimit.admitsRecovery(email, request.ip)) await db.transaction((tx) => sendRecovery(mail, tx, email));
    request.log.info({ event: 'recovery asked for' }, 'recovery asked for');
    return { success: true, msg: MESSAGES.recoverySent };
  },

  'POST /api/auth/reset-password': async ({ body }, { db, request }) => {
    const { token, password, password_confirmation } = body;
    demandFilled({ password, password_confirmation });
    if (password !== password_confirmation) throw refuse(ACCOUNT.passwordsDiffer);
    const owner = await ownerOf(db, 'recovery', token);
    if (!owner) throw refuse(ACCOUNT.deadLink);
    const problem = newPasswordProblem(password, owner);
    if (problem) throw invalid('password', problem);
    const student = await resetPassword(db, token, await hashPassword(password));
    if (!student) throw refuse(ACCOUNT.deadLink);
    // Somebody with the old password may have used up the attempts.
    await request.server.writeLimits.clear('sessions', student);
    request.log.info({ event: 'password reset', student }, 'password reset');
    return { success: true, msg: SERVER_MESSAGES.passwordReset };
  },

  'POST /api/auth/confirm-email': async ({ body }, { db, request }) => {
    const outcome = await confirmEmail(db, body.token);
    if (outcome === 'dead') throw refuse(ACCOUNT.deadLink);
    request.log.info({ event: 'e-mail confirmation', outcome }, 'e-mail confirmation');
    return {
      success: true,
      msg: outcome === 'confirmed' ? SERVER_MESSAGES.emailConfirmed : SERVER_MESSAGES.emailAlreadyConfirmed,
    };
  },

  'POST /api/customer-area/user/resend-email-confirmation': async (_input, { db, student, request }) => {
    const email = await unconfirmedEmail(db, student.id);
    if (!email) return { success: true, msg: SERVER_MESSAGES.emailAlreadyConfirmed };
    const { mail, mailLimit } = request.server;
    await mailLimit.admit(email);
    await db.transaction((tx) => sendConfirmation(mail, tx, student));
    return { success: true, msg: SERVER_MESSAGES.confirmationSent };
  },
};
