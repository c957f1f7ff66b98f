import { EMAIL_MAX_LENGTH, ROLES, STAFF_ACTS, STAFF_OBJECTS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { integer, text } from '../leaves';

/** Beginnings of words of a name or an e-mail; without it, the people who have a role. */
export const PersonQuery = strictObject({
  busca: Type.Optional(text('ana', { maxLength: EMAIL_MAX_LENGTH })),
  ...pageQuery(),
});
export const PersonParams = strictObject({ id: Uuid });
export const RoleBody = strictObject({ papel: Type.Enum(ROLES, { examples: ['professor'] }) });

/** An account, as somebody who grants roles sees it. */
export const Person = Type.Object({
  id: Uuid,
  nome: text('Ana Souza'),
  email: text('ana@exemplo.com.br'),
  papel: Type.Enum(ROLES, { examples: ['professor'] }),
  criado_em: Instant,
});

export const AuditQuery = strictObject({
  ato: Type.Optional(oneOf(STAFF_ACTS)),
  /** E-mail of who acted or of whom the act was on. */
  pessoa: Type.Optional(text('ana@exemplo.com.br', { maxLength: EMAIL_MAX_LENGTH })),
  questao_id: Type.Optional(Id),
  ...pageQuery(),
});

/** What changed, flat: a field and its value. */
const Facts = nullable(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]), {
    examples: [{ papel: 'professor' }],
  }),
);

/** One act of the staff; it is written once and never changed. */
export const AuditEntry = Type.Object({
  id: integer(7),
  em: Instant,
  /** `comando`: somebody on the server's machine. */
  por: Type.Enum(['equipe', 'comando']),
  /** null for a command, and once the account was deleted. */
  autor: nullable(Type.Object({ nome: text('Ana Souza'), email: text('ana@exemplo.com.br') })),
  ato: oneOf(STAFF_ACTS),
  objeto: Type.Enum(STAFF_OBJECTS),
  objeto_id: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10'),
  /** What people call it; null once it is gone. */
  objeto_nome: nullable(text('Rui Prado (rui@exemplo.com.br)')),
  antes: Facts,
  depois: Facts,
});
