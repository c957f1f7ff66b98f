import { ROLES } from '@mapa/domain';
import { Type } from 'typebox';
import { PlanName, WRITTEN_FIELDS } from './account';
import { Instant, nullable, Uuid } from './common';
import { flag, text } from './leaves';

/** Streamed; the lists in `dados` have their own names and fields, one list for each kind of stored data. */
export const OwnData = Type.Object({
  formato: Type.Literal('mapa/1'),
  gerado_em: Instant,
  perfil: Type.Object({
    id: Uuid,
    ...WRITTEN_FIELDS,
    email: text('ana@exemplo.com.br'),
    role: Type.Enum(ROLES),
    plano_tipo: PlanName,
    verificou_email_em: nullable(Instant),
    ava_novo: flag(false),
    criado_em: Instant,
  }),
  dados: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
    examples: [{ favoritas: [{ questao_id: 42, criada_em: '2026-03-01T12:00:00.000Z' }], anotacoes: [] }],
  }),
});
