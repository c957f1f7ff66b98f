import { CONFIDENCES, HIGHLIGHT_COLORS, REVIEW_REASONS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, MAX_ID, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { integer, real, text } from '../leaves';
import { QuestionLine } from '../question';

const NOTE_MAX_LENGTH = 10_000;
const STATEMENT_MAX_LENGTH = 1_000_000;
const MAX_HIGHLIGHTS = 200;
const MAX_ALTERNATIVES = 10;

/**
 * What a tab must have seen to write: the `revisao` that it read, 0 where nothing had been written. Another one is
 * refused with 422, and nothing is overwritten.
 */
const Revision = integer(3, { minimum: 0, maximum: 2_147_483_647 });

export const Note = Type.Object({
  questao_id: integer(42),
  /** Plain text; null where there is none. */
  texto: nullable(text('Crase antes de palavra masculina: só com "à moda de" subentendido.')),
  revisao: Revision,
  atualizada_em: nullable(Instant),
});

export const NoteBody = strictObject({
  texto: text('Rever a regra da crase facultativa.', { minLength: 1, maxLength: NOTE_MAX_LENGTH }),
  revisao: Revision,
});

export const RevisionQuery = strictObject({ revisao: Revision });

const offset = (example: number) => integer(example, { minimum: 0, maximum: STATEMENT_MAX_LENGTH });
const stretch = { inicio: offset(12), fim: offset(40) };

/** A stretch of the statement's text content, by characters; `fim` is not included. */
const Highlight = Type.Object({ ...stretch, cor: oneOf(HIGHLIGHT_COLORS) });

const HighlightInput = strictObject({ ...stretch, cor: Type.Optional(oneOf(HIGHLIGHT_COLORS)) });

const Version = integer(1, { minimum: 1, maximum: MAX_ID });
/** Alternatives A and D of the example question. */
const STRUCK = [167, 170];

/** Highlights in the statement and struck alternatives of one wording (`versao`) of a question. */
export const Marks = Type.Object({
  questao_id: integer(42),
  versao: integer(1),
  destaques: Type.Array(Highlight),
  riscadas: Type.Array(Type.Integer(), { examples: [STRUCK] }),
  revisao: Revision,
  atualizada_em: nullable(Instant),
});

/** Without `versao`, the wording of today. */
export const MarksQuery = strictObject({ versao: Type.Optional(Version) });

/** Replaces all marks of that wording. */
export const MarksBody = strictObject({
  versao: Version,
  destaques: Type.Array(HighlightInput, { maxItems: MAX_HIGHLIGHTS }),
  riscadas: Type.Array(Id, { maxItems: MAX_ALTERNATIVES, examples: [STRUCK] }),
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
  retencao: real(0.87, { minimum: 0, maximum: 1 }),
  /** How often it was answered, and how often it had been forgotten. */
  revisoes: integer(4),
  esquecimentos: integer(1),
});

/** A question whose last answer was wrong although the student had been sure. */
export const OverconfidentItem = Type.Object({
  questao: QuestionLine,
  confianca: oneOf(CONFIDENCES, 'certeza'),
  respondida_em: Instant,
});
