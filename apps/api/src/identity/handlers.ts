import type { Provider } from '@mapa/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import type { Handlers } from '../http/register';
import { enter, type User } from '../session/enter';
import { admitConfirmation } from './confirmation';
import { accountOf } from './provider-account';
import { askProvider } from './provider-login';
import { readSignUp, signUp, type Registration } from './sign-up';

interface Entered {
  user: User;
  created: boolean;
}

async function byEmail(db: Database, request: FastifyRequest, body: Registration): Promise<Entered> {
  const { loginLimit, signUpLimit } = request.server;
  const form = readSignUp(body);
  await signUpLimit.admit(request.ip);
  await loginLimit.admit(form.email, request.ip);
  const entered = await signUp(db, form, (email) => admitConfirmation(request, email));
  await loginLimit.forgive(form.email, request.ip);
  return entered;
}

async function byProvider(db: Database, request: FastifyRequest, provider: Provider, body: Registration): Promise<Entered> {
  const { loginLimit } = request.server;
  const account = `${provider}:${body.social_id ?? ''}`;
  await loginLimit.admit(account, request.ip);
  try {
    const verified = await askProvider(request, provider, body);
    const entered = await accountOf(db, provider, verified, (email) => admitConfirmation(request, email));
    await loginLimit.forgive(account, request.ip);
    return entered;
  } catch (error) {
    // That a provider is away is no failure of the student's.
    if (error instanceof Refusal && error.status === 503) await loginLimit.forgive(account, request.ip);
    throw error;
  }
}

export const identityHandlers: Handlers<'POST /api/auth/registerOrLogin'> = {
  'POST /api/auth/registerOrLogin': async ({ body }, { db, request }) => {
    const { tipo_cadastro: kind } = body;
    try {
      const { user, created } = await (kind === 'email' ? byEmail(db, request, body) : byProvider(db, request, kind, body));
      const event = created ? 'sign-up' : 'sign-in';
      request.log.info({ event, by: kind, student: user.id }, event);
      return await enter(db, request.server.tokenSecret, user);
    } catch (error) {
      if (error instanceof Refusal) request.log.info({ event: 'sign-up refused', by: kind, status: error.status }, 'sign-up refused');
      throw error;
    }
  },
};
