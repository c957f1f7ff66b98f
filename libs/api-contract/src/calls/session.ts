import type { Calls } from './call';
import { Done } from '../schemas/common';
import { RegistrationBody } from '../schemas/registration';
import { LoginBody, Profile, RegisteredUser, SessionUser } from '../schemas/student';

export const sessionCalls = {
  'POST /api/auth/login': {
    summary: 'Entra com e-mail e senha.',
    access: 'anyone',
    queue: 'sign-in',
    limit: 'sessions',
    body: LoginBody,
    response: SessionUser,
  },
  'POST /api/auth/registerOrLogin': {
    summary: 'Cria a conta, ou entra nela, com e-mail, Google ou Facebook.',
    access: 'anyone',
    queue: 'sign-in',
    limit: 'sessions',
    body: RegistrationBody,
    response: RegisteredUser,
  },
  'POST /api/auth/logout': {
    summary: 'Revoga o token no servidor.',
    access: 'signed-in',
    queue: 'session',
    limit: { none: 'ends one session' },
    added: true,
    response: Done,
  },
  'GET /api/customer-area/user/me': {
    summary: 'O perfil de quem chama.',
    access: 'signed-in',
    queue: 'session',
    response: Profile,
  },
} as const satisfies Calls;
