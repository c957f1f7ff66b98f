import { MODERATION_DECISIONS, REPORT_REASONS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, nullable, oneOf, pageQuery, strictObject } from './common';
import { QuestionLine } from './question';

const COMMENT_MAX_LENGTH = 5_000;
const REPORT_MAX_LENGTH = 2_000;

const reason = {
  motivo: oneOf(REPORT_REASONS),
  texto: Type.Optional(Type.String({ maxLength: REPORT_MAX_LENGTH })),
};

export const FavoriteBody = strictObject({
  questao_id: Id,
  /** Left out, the mark is turned round. */
  favorita: Type.Optional(Type.Boolean()),
});

export const FavoriteResult = Type.Object({ success: Type.Literal(true), favorita: Type.Boolean() });

export const FavoritesQuery = strictObject({ materia_id: Type.Optional(Id), ...pageQuery() });

export const QuestionReportBody = strictObject({ questao_id: Id, ...reason });
export const CommentReportBody = strictObject({ comentario_id: Id, ...reason });

/** Counted by first answers, one for each student. The spread over alternatives is told after the own answer only. */
export const QuestionStatistics = Type.Object({
  questao_id: Type.Integer(),
  respostas: Type.Integer(),
  acertos: nullable(Type.Integer()),
  alternativas: nullable(
    Type.Array(Type.Object({ alternativa_id: Type.Integer(), letra: Type.String(), respostas: Type.Integer(), percentual: Type.Number() })),
  ),
  proprias: Type.Array(
    Type.Object({
      alternativa_id: nullable(Type.Integer()),
      acertou: nullable(Type.Boolean()),
      respondida_em: Instant,
      tempo_ms: nullable(Type.Integer()),
    }),
  ),
});

export const Comment = Type.Object({
  id: Type.Integer(),
  questao_id: Type.Integer(),
  /** Plain text; empty when withheld. */
  texto: Type.String(),
  /** True for a teacher's comment that the plan does not include. */
  bloqueado: Type.Optional(Type.Boolean()),
  autor: Type.String(),
  professor: Type.Boolean(),
  meu: Type.Boolean(),
  uteis: Type.Integer(),
  inuteis: Type.Integer(),
  meu_voto: nullable(Type.Boolean()),
  visualizacoes: Type.Integer(),
  criado_em: Instant,
});

export const CommentQuery = strictObject({
  questao_id: Id,
  tipo: Type.Optional(Type.Enum(['todos', 'professor', 'aluno'])),
  ...pageQuery(),
});

export const CommentBody = strictObject({ questao_id: Id, texto: Type.String({ minLength: 1, maxLength: COMMENT_MAX_LENGTH }) });

/** `util` null takes the vote back. */
export const VoteBody = strictObject({ comentario_id: Id, util: nullable(Type.Boolean()) });

export const CommentRequest = Type.Object({
  questao: QuestionLine,
  status: Type.Enum(['pendente', 'respondida']),
  /** How many students wait for it; told to teachers. */
  pedidos: Type.Integer(),
  pedida_em: Instant,
  respondida_em: nullable(Instant),
  comentario_id: nullable(Type.Integer()),
});

export const CommentRequestQuery = strictObject({
  status: Type.Optional(Type.Enum(['pendente', 'respondida'])),
  ...pageQuery(),
});

export const Report = Type.Object({
  id: Type.Integer(),
  tipo: Type.Enum(['questao', 'comentario']),
  questao: nullable(QuestionLine),
  comentario: nullable(Type.Object({ id: Type.Integer(), texto: Type.String(), questao_id: Type.Integer() })),
  motivo: Type.String(),
  texto: nullable(Type.String()),
  criada_em: Instant,
});

export const DecisionBody = strictObject({
  decisao: oneOf(MODERATION_DECISIONS),
  motivo: Type.Optional(Type.String({ maxLength: REPORT_MAX_LENGTH })),
});
