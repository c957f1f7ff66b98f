import {
  COMMENT_MAX_LENGTH,
  DOUBT_MAX_LENGTH,
  MODERATION_DECISIONS,
  REPORT_MAX_LENGTH,
  REPORT_REASONS,
} from '@mapa/domain';
import { Type } from 'typebox';
import {
  CommentId,
  counted,
  Id,
  Instant,
  listOf,
  MatterId,
  mostlyNull,
  nullable,
  oneOf,
  pageQuery,
  strictObject,
  Version,
} from './common';
import { flag, integer, real, text } from './leaves';
import { Changes, QuestionLine, StudentQuestionRow } from './question';

const reason = {
  motivo: oneOf(REPORT_REASONS, 'gabarito'),
  texto: Type.Optional(text('O gabarito definitivo da banca é a letra C.', { maxLength: REPORT_MAX_LENGTH })),
};

export const FavoriteBody = strictObject({
  questao_id: Id,
  /** If absent, the mark is toggled. */
  favorita: Type.Optional(flag(true)),
});

export const FavoriteResult = Type.Object({ success: Type.Literal(true), favorita: flag(true) });

export const FavoritesQuery = strictObject({ materia_id: Type.Optional(MatterId), ...pageQuery() });

export const FavoriteList = Type.Object({
  ...listOf(StudentQuestionRow).properties,
  /** The matérias of all favourites, regardless of the filter. */
  materias: counted(7, 'Língua Portuguesa'),
  /** Of all pages, newest first, at most as many as a notebook can hold. */
  ids: Type.Array(integer(42)),
});

export const QuestionReportBody = strictObject({ questao_id: Id, ...reason });
export const CommentReportBody = strictObject({ comentario_id: CommentId, ...reason });

/**
 * Statistics of first answers, one for each student, by alternative regardless of its letter: answers to earlier
 * versions count for the same alternative of the current one (ADR 032). The distribution over alternatives is only
 * included after the student's own answer.
 */
export const QuestionStatistics = Type.Object({
  questao_id: integer(42),
  respostas: integer(1_250),
  acertos: nullable(integer(800)),
  /** Share of right answers in whole per cent; null with few answers. Shown before the answer (ADR 132). */
  percentual_acertos: Type.Optional(nullable(integer(64))),
  /**
   * Difficulty, 1 (very easy) to 5: measured from this many first answers, or estimated by its source (null); null if
   * unknown.
   */
  dificuldade: Type.Optional(nullable(Type.Object({ nivel: integer(3), respostas: nullable(integer(1_250)) }))),
  alternativas: nullable(
    Type.Array(
      Type.Object({ alternativa_id: integer(168), letra: text('B'), respostas: integer(800), percentual: real(64) }),
    ),
  ),
  proprias: Type.Array(
    Type.Object({
      alternativa_id: nullable(integer(168)),
      acertou: nullable(flag(true)),
      respondida_em: Instant,
      tempo_ms: nullable(integer(48_200)),
      /** Its letter in that version. */
      letra: Type.Optional(nullable(text('B'))),
      /** True if the wording or the key differed. */
      redacao_anterior: Type.Optional(flag(false)),
    }),
  ),
  /** Changes between the versions whose answers are counted, and the time from which they are counted. */
  mudancas: Type.Optional(Changes),
});

const CommentText = text('Não há crase antes de verbo: "a partir de" se escreve sem acento grave.');

export const Comment = Type.Object({
  id: integer(915),
  questao_id: integer(42),
  /** Plain text; of a withheld comment only the first sentence. */
  texto: CommentText,
  /** True if the rest of a teacher's comment is withheld, because the plan does not include it. */
  bloqueado: Type.Optional(flag(false)),
  autor: text('Marcos Lima'),
  professor: flag(true),
  meu: flag(false),
  uteis: integer(18),
  inuteis: integer(1),
  meu_voto: nullable(flag(true)),
  visualizacoes: integer(240),
  criado_em: Instant,
  /** When a teacher last changed its text. */
  editado_em: Type.Optional(mostlyNull(Instant)),
  /** True if it was written on an earlier wording of the question. */
  redacao_anterior: Type.Optional(flag(false)),
});

export const CommentQuery = strictObject({
  questao_id: Id,
  tipo: Type.Optional(Type.Enum(['todos', 'professor', 'aluno'])),
  ...pageQuery(),
});

export const CommentBody = strictObject({
  questao_id: Id,
  texto: Type.String({ ...CommentText, minLength: 1, maxLength: COMMENT_MAX_LENGTH }),
  /** The displayed version; if absent, the current one. */
  versao: Type.Optional(Version),
  /** For a teacher: write only while a request is pending, so that two teachers do not answer the same one. */
  se_pendente: Type.Optional(flag(true)),
});

export const CommentEditBody = strictObject({
  texto: CommentBody.properties.texto,
  versao: CommentBody.properties.versao,
});

/** `util` null withdraws the vote. */
export const VoteBody = strictObject({ comentario_id: CommentId, util: nullable(flag(true)) });

const Doubt = text('Por que a alternativa C não vale, se a regra é a mesma?', { maxLength: DOUBT_MAX_LENGTH });

/** The doubt in the student's words; may be blank. A later one replaces a pending one. */
export const CommentRequestBody = strictObject({ duvida: Type.Optional(Doubt) });

export const CommentRequest = Type.Object({
  questao: QuestionLine,
  status: Type.Enum(['pendente', 'respondida']),
  /** Number of students who wait for it; for teachers only. */
  pedidos: integer(1),
  pedida_em: Instant,
  respondida_em: mostlyNull(Instant),
  comentario_id: mostlyNull(Type.Integer()),
  /** The caller's own doubt, if they stated one. */
  duvida: Type.Optional(nullable(Doubt)),
  /** Doubts of the waiting students, oldest first, limited in number; for teachers only. */
  duvidas: Type.Optional(Type.Array(Type.Object({ texto: Doubt, pedida_em: Instant }))),
});

export const CommentRequestQuery = strictObject({
  status: Type.Optional(Type.Enum(['pendente', 'respondida'])),
  ...pageQuery(),
});

export const Report = Type.Object({
  id: integer(88),
  tipo: Type.Enum(['questao', 'comentario']),
  /** The reported question, or that of the reported comment. */
  questao: nullable(QuestionLine),
  comentario: mostlyNull(
    Type.Object({
      id: Type.Integer(),
      texto: Type.String(),
      questao_id: Type.Integer(),
      autor: Type.String(),
      professor: Type.Boolean(),
    }),
  ),
  /** Number of students who report the same thing: a decision closes all reports. */
  denuncias: integer(1),
  motivo: text('gabarito'),
  texto: nullable(text('O gabarito definitivo da banca é a letra C.')),
  criada_em: Instant,
});

export const DecisionBody = strictObject({
  decisao: oneOf(MODERATION_DECISIONS),
  motivo: Type.Optional(text('O gabarito confere com o da banca.', { maxLength: REPORT_MAX_LENGTH })),
});
