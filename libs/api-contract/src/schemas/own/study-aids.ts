import { CONFIDENCES, HIGHLIGHT_COLORS, REVIEW_REASONS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { QuestionLine } from '../question';

const NOTE_MAX_LENGTH = 10_000;
const STATEMENT_MAX_LENGTH = 1_000_000;
const MAX_HIGHLIGHTS = 200;
const MAX_ALTERNATIVES = 10;

/**
 * What a tab must have seen to write: the `revisao` that it read, 0 where nothing had been written. Another one is
 * refused with 422, and nothing is overwritten.
 */
const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647, examples: [3] });

export const Note = Type.Object({
  questao_id: Type.Integer(),
  /** Plain text; null where there is none. */
  texto: nullable(Type.String({ examples: ['Crase antes de palavra masculina: só com "à moda de" subentendido.'] })),
  revisao: Revision,
  atualizada_em: nullable(Instant),
});

export const NoteBody = strictObject({
  texto: Type.String({ minLength: 1, maxLength: NOTE_MAX_LENGTH, examples: ['Rever a regra da crase facultativa.'] }),
  revisao: Revision,
});

export const RevisionQuery = strictObject({ revisao: Revision });

const Offset = Type.Integer({ minimum: 0, maximum: STATEMENT_MAX_LENGTH });

/** A stretch of the statement's text content, by characters; `fim` is not included. */
const Highlight = Type.Object({ inicio: Offset, fim: Offset, cor: oneOf(HIGHLIGHT_COLORS) });

const HighlightInput = strictObject({ inicio: Offset, fim: Offset, cor: Type.Optional(oneOf(HIGHLIGHT_COLORS)) });

/** Highlights in the statement and struck alternatives of one wording (`versao`) of a question. */
export const Marks = Type.Object({
  questao_id: Type.Integer(),
  versao: Type.Integer(),
  destaques: Type.Array(Highlight, { examples: [[{ inicio: 12, fim: 40, cor: 'amarelo' }]] }),
  riscadas: Type.Array(Type.Integer(), { examples: [[101, 104]] }),
  revisao: Revision,
  atualizada_em: nullable(Instant),
});

/** Without `versao`, the wording of today. */
export const MarksQuery = strictObject({ versao: Type.Optional(Id) });

/** Replaces all marks of that wording. */
export const MarksBody = strictObject({
  versao: Id,
  destaques: Type.Array(HighlightInput, { maxItems: MAX_HIGHLIGHTS, examples: [[{ inicio: 12, fim: 40 }]] }),
  riscadas: Type.Array(Id, { maxItems: MAX_ALTERNATIVES, examples: [[101, 104]] }),
  revisao: Revision,
});

export const HiddenQuery = strictObject({ ...pageQuery() });

/** One of the student's maps or notebooks; neither of them: everything that was answered. */
const scope = { mapa_id: Type.Optional(Id), caderno_id: Type.Optional(Uuid) };

export const ReviewQuery = strictObject({ ...scope, ...pageQuery() });

/** A question that should be answered again today, the longest due first. */
export const ReviewItem = Type.Object({
  questao: QuestionLine,
  motivo: oneOf(REVIEW_REASONS),
  vence_em: Instant,
  ultima_resposta_em: Instant,
  /** How probably the student still knows it, 0–1. */
  retencao: Type.Number({ minimum: 0, maximum: 1, examples: [0.87] }),
  /** How often it was answered, and how often it had been forgotten. */
  revisoes: Type.Integer(),
  esquecimentos: Type.Integer(),
});

/** A question whose last answer was wrong although the student had been sure. */
export const OverconfidentItem = Type.Object({
  questao: QuestionLine,
  confianca: oneOf(CONFIDENCES),
  respondida_em: Instant,
});
