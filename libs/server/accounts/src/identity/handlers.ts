import type { ResultOf } from '@mapa/api-contract';
import type { Provider } from '@mapa/domain';
import type { FastifyRequest } from 'fastify';
import { type Database, type Handlers, Refusal } from '@mapa/server-platform';
import { enter } from '../session/enter';
import type { User } from '@mapa/server-sessions';
import { admitConfirmation } from './confirmation';
import { accountOf } from './provider-account';
import { askProvider } from './provider-login';
import type { Registration } from './providers/verified';
import { readSignUp, signUp } from './sign-up';

interface Entered {
  user: User;
  created: boolean;
  session: ResultOf<'POST /api/auth/login'>;
}

async function byEmail(db: Database, request: FastifyRequest, body: Registration): Promise<Entered> {
  const { loginLimit, signUpLimit } = request.server;
  const form = readSignUp(body);
  await signUpLimit.admit(request.ip);
  await loginLimit.admit(form.email, request.ip);
  const { user, created } = await signUp(db, form, (email) => admitConfirmation(request, email));
  const session = await enter(request, user, user);
  await loginLimit.forgive(form.email, request.ip);
  return { user, created, session };
}

async function byProvider(
  db: Database,
  request: FastifyRequest,
  provider: Provider,
  body: Registration,
): Promise<Entered> {
  const { loginLimit } = request.server;
  const account = `${provider}:${body.social_id ?? ''}`;
  await loginLimit.admit(account, request.ip);
  try {
    const verified = await askProvider(request, provider, body);
    const { user, created } = await accountOf(db, provider, verified, (email) => admitConfirmation(request, email));
    const session = await enter(request, user, { provider, subject: verified.subject });
    await loginLimit.forgive(account, request.ip);
    return { user, created, session };
  } catch (error) {
    // An unavailable provider does not count as a failed login of the student.
    if (error instanceof Refusal && error.status === 503) await loginLimit.forgive(account, request.ip);
    throw error;
  }
}

export const identityHandlers: Handlers<'POST /api/auth/registerOrLogin'> = {
  'POST /api/auth/registerOrLogin': async ({ body }, { db, request }) => {
    const { tipo_cadastro: kind } = body;
    try {
      const { user, created, session } = await (kind === 'email'
        ? byEmail(db, request, body)
        : byProvider(db, request, kind, body));
      const event = created ? 'sign-up' : 'sign-in';
      request.log.info({ event, by: kind, student: user.id }, event);
      return { ...session, conta_criada: created };
    } catch (error) {
      if (error instanceof Refusal)
        request.log.info({ event: 'sign-up refused', by: kind, status: error.status }, 'sign-up refused');
      throw error;
    }
  },
};
