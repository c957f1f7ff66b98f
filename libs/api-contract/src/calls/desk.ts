import type { Calls } from '../call';
import { listOf } from '../schemas/common';
import { AuditEntry, AuditQuery, Person, PersonParams, PersonQuery, RoleBody } from '../schemas/desk';

/** Who grants roles. */
const MASTERS = { roles: ['master'] } as const;
/** Who watches over what the staff does. */
const OVERSEERS = { roles: ['admin', 'master'] } as const;

/** The desk of the staff. */
export const deskCalls = {
  'GET /api/customer-area/desk/person': {
    summary: 'Quem tem um papel na equipe, ou as contas de um nome ou e-mail.',
    access: 'signed-in',
    policy: MASTERS,
    added: true,
    query: PersonQuery,
    response: listOf(Person),
  },
  'POST /api/customer-area/desk/person/{id}/role': {
    summary: 'Dá um papel a uma conta; o último master não perde o seu.',
    access: 'signed-in',
    limit: { none: 'grants a role, for masters alone' },
    policy: MASTERS,
    added: true,
    params: PersonParams,
    body: RoleBody,
    response: Person,
  },
  'GET /api/customer-area/desk/audit': {
    summary: 'O que a equipe fez, do mais recente ao mais antigo.',
    access: 'signed-in',
    policy: OVERSEERS,
    added: true,
    query: AuditQuery,
    response: listOf(AuditEntry),
  },
} as const satisfies Calls;
