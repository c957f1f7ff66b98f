import { EMAIL_MAX_LENGTH, ROLES, STAFF_ACTS, STAFF_OBJECTS, TASK_KINDS, TASK_STATES } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { integer, text } from '../leaves';

/** Word prefixes of a name or an e-mail; if absent, all people with a role. */
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
  /** E-mail of the actor, or of the person that the act was on. */
  pessoa: Type.Optional(text('ana@exemplo.com.br', { maxLength: EMAIL_MAX_LENGTH })),
  questao_id: Type.Optional(Id),
  ...pageQuery(),
});

/** Changed fields with their values. */
const Facts = nullable(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]), {
    examples: [{ papel: 'professor' }],
  }),
);

/** One act of the staff; immutable. */
export const AuditEntry = Type.Object({
  id: integer(7),
  em: Instant,
  /** `comando`: a person on the server's machine. */
  por: Type.Enum(['equipe', 'comando']),
  /** null for a command, and once the account was deleted. */
  autor: nullable(Type.Object({ nome: text('Ana Souza'), email: text('ana@exemplo.com.br') })),
  ato: oneOf(STAFF_ACTS),
  objeto: Type.Enum(STAFF_OBJECTS),
  objeto_id: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10'),
  /** Its name for people; null once it was deleted. */
  objeto_nome: nullable(text('Rui Prado (rui@exemplo.com.br)')),
  antes: Facts,
  depois: Facts,
});

/** A change of many questions that a job carries out. */
export const DeskTask = Type.Object({
  id: integer(3),
  tipo: oneOf(TASK_KINDS),
  antes: text('Português › Emprego da crase'),
  depois: text('Português › Crase'),
  situacao: oneOf(TASK_STATES),
  /** Questions written so far, and all that are to be written. */
  feitas: integer(15_000),
  total: integer(60_000),
  /** Why it was not done. */
  problema: nullable(text('O assunto já está assim.')),
  em: Instant,
});
