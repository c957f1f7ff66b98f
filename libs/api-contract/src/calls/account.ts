import type { Calls } from './call';
import {
  DeleteAccountBody,
  PasswordBody,
  PasswordResult,
  Plan,
  PlanQuery,
  ProfileBody,
  UserPlan,
} from '../schemas/account';
import { Done, listOf } from '../schemas/common';
import { Profile } from '../schemas/student';

export const accountCalls = {
  'POST /api/customer-area/user/update': {
    summary: 'Muda o perfil de quem chama.',
    access: 'signed-in',
    limit: 'profile',
    body: ProfileBody,
    response: Profile,
  },
  'POST /api/customer-area/user/change-password': {
    summary: 'Troca a senha e revoga todos os tokens anteriores.',
    access: 'signed-in',
    queue: 'sign-in',
    limit: { none: 'guesses are counted with failed logins (session/login-limit.ts)' },
    refuses: [429],
    body: PasswordBody,
    response: PasswordResult,
  },
  'POST /api/customer-area/user/delete': {
    summary: 'Apaga a conta e tudo o que é dela.',
    access: 'signed-in',
    queue: 'sign-in',
    limit: { none: 'guesses are counted with failed logins (session/login-limit.ts)' },
    refuses: [429],
    body: DeleteAccountBody,
    response: Done,
  },
  'GET /api/customer-area/user/plan': { summary: 'O plano de quem chama.', access: 'signed-in', response: UserPlan },
  'POST /api/customer-area/user/clear-notify': {
    summary: 'Desliga o sino das solicitações.',
    access: 'signed-in',
    limit: { none: 'turns one flag off' },
    response: Done,
  },
  'GET /api/plan': { summary: 'Os planos à venda.', access: 'anyone', query: PlanQuery, response: listOf(Plan) },
} as const satisfies Calls;
