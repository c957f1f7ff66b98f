import { signUpProblem, tidyName } from '@mapa/domain';
import { type Database, invalid, refuse } from '@mapa/server-platform';
import { ACCOUNT, createUser, userByEmail, type User } from '@mapa/server-sessions';
import { newPasswordProblem } from '../session/new-password';
import { hashPassword, passwordMatches } from '../session/password';
import type { Confirmation } from './confirmation';
import type { Registration } from './providers/verified';

interface SignUp {
  name: string;
  email: string;
  password: string;
}

/** Reads the sign-up form; refuses invalid input with 422, whether or not the e-mail is known. */
export function readSignUp(body: Registration): SignUp {
  const form = {
    nome: body.nome ?? '',
    email: body.email ?? '',
    password: body.password ?? '',
    password_confirmation: body.password_confirmation ?? '',
  };
  const problem = signUpProblem(form);
  if (problem) throw invalid(problem.field, problem.message);
  const owner = { name: tidyName(form.nome), email: form.email.trim() };
  const guessable = newPasswordProblem(form.password, owner);
  if (guessable) throw invalid('password', guessable);
  return { ...owner, password: form.password };
}

/**
 * Creates the account; for an existing e-mail, the right password signs in and any other is refused as in a login. Two
 * concurrent sign-ups create one account: the second finds it.
 */
export async function signUp(
  db: Database,
  { name, email, password }: SignUp,
  admitMail: (email: string) => Promise<Confirmation>,
): Promise<{ user: User; created: boolean }> {
  if (!(await userByEmail(db, email))) {
    const passwordHash = await hashPassword(password);
    const confirmation = await admitMail(email);
    const made = await db.transaction(async (tx) => {
      const user = await createUser(tx, { name, email, passwordHash });
      if (user) await confirmation.send(tx, user);
      return user;
    });
    if (made) return { user: made, created: true };
    await confirmation.cancel();
  }
  const user = await userByEmail(db, email);
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) throw refuse(ACCOUNT.wrongCredentials);
  return { user, created: false };
}
