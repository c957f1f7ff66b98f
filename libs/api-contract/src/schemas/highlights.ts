import { HIGHLIGHT_COLORS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, nullable, oneOf, strictObject, Version } from './common';
import { integer } from './leaves';

const STATEMENT_MAX_LENGTH = 1_000_000;
const MAX_HIGHLIGHTS = 200;
const MAX_ALTERNATIVES = 10;

/**
 * The `revisao` that the client last read, 0 if nothing was stored. A stale one is refused with 422, and nothing is
 * overwritten.
 */
export const Revision = integer(3, { minimum: 0, maximum: 2_147_483_647 });

const offset = (example: number) => integer(example, { minimum: 0, maximum: STATEMENT_MAX_LENGTH });
const stretch = { inicio: offset(12), fim: offset(40) };

/** A range of characters in the statement's text content; `fim` is excluded. */
const Highlight = Type.Object({ ...stretch, cor: oneOf(HIGHLIGHT_COLORS) });

const HighlightInput = strictObject({ ...stretch, cor: Type.Optional(oneOf(HIGHLIGHT_COLORS)) });

/** Alternatives A and D of the example question. */
const STRUCK = [167, 170];

/** Highlights in the statement and struck alternatives of one wording (`versao`) of a question. */
export const HighlightsView = Type.Object({
  questao_id: integer(42),
  versao: integer(1),
  destaques: Type.Array(Highlight),
  riscadas: Type.Array(Type.Integer(), { examples: [STRUCK] }),
  revisao: Revision,
  atualizada_em: nullable(Instant),
});

/** Without `versao`, the current wording. */
export const HighlightsQuery = strictObject({ versao: Type.Optional(Version) });

/** Replaces all marks of that wording. */
export const HighlightsBody = strictObject({
  versao: Version,
  destaques: Type.Array(HighlightInput, { maxItems: MAX_HIGHLIGHTS }),
  riscadas: Type.Array(Id, { maxItems: MAX_ALTERNATIVES, examples: [STRUCK] }),
  revisao: Revision,
});
