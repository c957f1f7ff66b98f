import type { Call, CallName } from '../call';
import { Done } from '../schemas/common';
import { RegistrationBody } from '../schemas/registration';
import { LoginBody, Profile, RegisteredUser, SessionUser } from '../schemas/student';

export const sessionCalls = {
  'POST /api/auth/login': {
    summary: 'Entra com e-mail e senha.',
    access: 'anyone',
    body: LoginBody,
    response: SessionUser,
  },
  'POST /api/auth/registerOrLogin': {
    summary: 'Cria a conta, ou entra nela, com e-mail, Google ou Facebook.',
    access: 'anyone',
    body: RegistrationBody,
    response: RegisteredUser,
  },
  'POST /api/auth/logout': {
    summary: 'Revoga o token no servidor.',
    access: 'signed-in',
    added: true,
    response: Done,
  },
  'GET /api/customer-area/user/me': { summary: 'O perfil de quem chama.', access: 'signed-in', response: Profile },
} as const satisfies Partial<Record<CallName, Call>>;
