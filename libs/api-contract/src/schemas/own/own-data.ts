import { PLAN_IDS, ROLES } from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, nullable, Uuid } from '../common';

/** Streamed; the lists in `dados` carry their own names and fields, one list for each kind of thing that is kept. */
export const OwnData = Type.Object({
  formato: Type.Literal('mapa/1'),
  gerado_em: Instant,
  perfil: Type.Object({
    id: Uuid,
    nome: Type.String({ examples: ['Ana Souza'] }),
    email: Type.String({ examples: ['ana@exemplo.com.br'] }),
    role: Type.Enum(ROLES),
    plano_tipo: Type.Enum(PLAN_IDS),
    verificou_email_em: nullable(Instant),
    tema_escuro: Type.Boolean(),
    notify: Type.Boolean(),
    ava_novo: Type.Boolean(),
    criado_em: Instant,
  }),
  dados: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
    examples: [{ favoritas: [{ questao_id: 42, criada_em: '2026-03-01T12:00:00.000Z' }], anotacoes: [] }],
  }),
});
