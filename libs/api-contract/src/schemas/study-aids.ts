import { CONFIDENCES, NOTE_MAX_LENGTH, REVIEW_REASONS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, listOf, nullable, oneOf, OwnAnchor, pageQuery, strictObject, Uuid, Version } from './common';
import { flag, integer, real, text } from './leaves';
import { QuestionLine } from './question';
import { Revision } from './highlights';

export const Note = Type.Object({
  questao_id: integer(42),
  /** Plain text; null if there is none. */
  texto: nullable(text('Crase antes de palavra masculina: só com "à moda de" subentendido.')),
  revisao: Revision,
  atualizada_em: nullable(Instant),
  /** True if it was last written on an earlier wording of the question. */
  redacao_anterior: Type.Optional(flag(false)),
});

export const NoteBody = strictObject({
  texto: text('Rever a regra da crase facultativa.', { minLength: 1, maxLength: NOTE_MAX_LENGTH }),
  revisao: Revision,
  /** The displayed version; if absent, the current one. */
  versao: Type.Optional(Version),
});

export const RevisionQuery = strictObject({ revisao: Revision });

export const HiddenQuery = strictObject({ ...pageQuery() });

/** One of the student's maps or notebooks; if neither is given: all answered questions. */
const scope = { mapa_id: Type.Optional(Id), caderno_id: Type.Optional(Uuid) };

/** With a subject: only answered questions in it or below it. */
export const ReviewQuery = strictObject({ ...scope, assunto_id: Type.Optional(Id), ...pageQuery() });
export const OverconfidentQuery = strictObject({ ...scope, estado_ate: OwnAnchor, ...pageQuery() });

/** A question to answer again today, longest overdue first. */
const ReviewItem = Type.Object({
  questao: QuestionLine,
  motivo: oneOf(REVIEW_REASONS),
  vence_em: Instant,
  ultima_resposta_em: Instant,
  /** Probability that the student still knows it, 0–1. */
  retencao: real(0.87, { minimum: 0, maximum: 1 }),
  /** Number of answers, and number of times it was forgotten. */
  revisoes: integer(4),
  esquecimentos: integer(1),
});

/**
 * Reviews due today, and the time of the next ones; null if none is scheduled. `agora` is the server's time, because
 * the device's clock may be wrong.
 */
export const ReviewList = Type.Object({
  ...listOf(ReviewItem).properties,
  proxima_em: Type.Optional(nullable(Instant)),
  agora: Type.Optional(Instant),
});

/** A question whose last answer was wrong although the student had been sure. */
export const OverconfidentItem = Type.Object({
  questao: QuestionLine,
  confianca: oneOf(CONFIDENCES, 'certeza'),
  respondida_em: Instant,
});
