import {
  MAX_SITTING_MARKS,
  OWN_SITTING_MINUTES,
  OWN_SITTING_QUESTIONS,
  QUESTION_FILTERS,
  RECIPE_NAME_MAX_LENGTH,
  SITTING_STATES,
} from '@mapa/domain';
import { Type } from 'typebox';
import {
  AlternativeId,
  ExamId,
  Id,
  Instant,
  MatterId,
  mostlyNull,
  nullable,
  oneOf,
  strictObject,
  Uuid,
} from '../common';
import { filterQuery } from '../filters';
import { flag, integer, text } from '../leaves';
import { Question } from '../question';

export const SittingParams = strictObject({ id: Uuid });

const { id: _id, ...filters } = filterQuery(QUESTION_FILTERS);
/** Restricts a filter's questions to a collection. */
const collection = { caderno_id: Type.Optional(Uuid), mapa_id: Type.Optional(Id) };

const numbers = integer(20, { minimum: OWN_SITTING_QUESTIONS.least, maximum: OWN_SITTING_QUESTIONS.most });

const recipe = {
  nome: text('Constitucional e Administrativo', { minLength: 1, maxLength: RECIPE_NAME_MAX_LENGTH }),
  filtros: Type.Optional(strictObject(filters)),
  ...collection,
  numeros: numbers,
  minutos: integer(60, { minimum: OWN_SITTING_MINUTES.least, maximum: OWN_SITTING_MINUTES.most }),
  /** Number of questions per matéria, `numeros` in total; absent: as proposed at each start. */
  partes: Type.Optional(
    Type.Array(
      strictObject({
        materia_id: MatterId,
        questoes: integer(12, { minimum: 0, maximum: OWN_SITTING_QUESTIONS.most }),
      }),
      { maxItems: 100 },
    ),
  ),
  penaliza_erro: Type.Optional(flag(false)),
};

/** A student's settings for own sittings. */
export const SittingRecipe = Type.Object({ id: Uuid, ...recipe, usada_em: Instant });

/** The source of an own sitting's questions: those that a filter finds, within a notebook or a map if given. */
export const SittingProposalQuery = strictObject({ ...filters, ...collection });

export const SittingProposal = Type.Object({
  /** The source's name: that of the notebook or map, or of its matérias. */
  nome: text('Constitucional e Administrativo'),
  /** Number of questions that can be drawn; near duplicates count once. */
  disponiveis: integer(412),
  /** Usual time of a question: the student's own, if known. */
  tempo_ms: integer(150_000),
  /** Whether it is the student's own. */
  tempo_proprio: Type.Optional(flag(true)),
  partes: Type.Array(
    Type.Object({
      materia_id: integer(7),
      nome: text('Direito Constitucional'),
      disponiveis: integer(230),
      /** Its frequency in the source, regardless of the student's answers. */
      peso: integer(310),
    }),
  ),
  /**
   * Boards (most frequent first) and years (latest first) to narrow the source by, each with its number of questions.
   */
  bancas: Type.Array(Type.Object({ id: integer(3), nome: text('CEBRASPE'), questoes: integer(120) })),
  anos: Type.Array(Type.Object({ ano: integer(2024), questoes: integer(64) })),
});

/**
 * The sitting to begin: of a paper, or some of its areas by code; of a new recipe; or of a stored one. Repeated with
 * the same `id`, it returns the same sitting.
 */
export const SittingBody = strictObject({
  id: Uuid,
  prova_id: Type.Optional(ExamId),
  /** Draws questions that the recipe has not drawn yet, as long as there are any. */
  receita: Type.Optional(strictObject(recipe)),
  receita_id: Type.Optional(Uuid),
  /** Codes of one or several areas; absent or empty: the whole paper. */
  areas: Type.Optional(Type.Array(text('MT', { minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  /** The language to answer; mandatory if the chosen part has numbers in two languages. */
  idioma: Type.Optional(nullable(text('inglês', { maxLength: 40 }))),
});

/** The possible sittings of a paper, before one begins. */
export const SittingOffer = Type.Object({
  prova_id: integer(57),
  nome: text('ENEM 2022'),
  /** In the paper's order; empty if the paper has no areas. */
  areas: Type.Array(
    Type.Object({
      area: text('MT'),
      nome: text('Matemática e suas Tecnologias'),
      numeros: integer(45),
      duracao_min: integer(150),
    }),
  ),
  /** Areas of one exam day; empty if the paper has no such days. */
  dias: Type.Array(
    Type.Object({
      nome: text('Segundo dia'),
      areas: Type.Array(text('MT')),
      numeros: integer(90),
      duracao_min: integer(300),
    }),
  ),
  numeros: integer(180),
  duracao_min: integer(630),
  /** Languages of the numbers that the paper prints twice; empty if there are none. */
  idiomas: Type.Array(text('inglês')),
  /** Areas with numbers in two languages; empty with languages if the paper has no areas. */
  areas_com_idioma: Type.Array(text('LC')),
  /** Whether a wrong answer cancels a right one. */
  penaliza_erro: flag(false),
  /** The caller's open sitting of this paper, to resume. */
  aberto_id: mostlyNull(Uuid),
});

/** What every response about a sitting says of it. */
export const Sitting = {
  id: Uuid,
  /** For an own sitting: no id, and its own name. */
  prova: Type.Object({ id: nullable(integer(57)), nome: text('ENEM 2022') }),
  /** For an own sitting: its recipe, to begin another one; null if the recipe was deleted. Absent for a paper's. */
  receita_id: Type.Optional(mostlyNull(Uuid)),
  areas: Type.Array(text('MT')),
  idioma: nullable(text('inglês')),
  estado: oneOf(SITTING_STATES),
  iniciado_em: Instant,
  duracao_ms: integer(9_000_000),
  /** All pauses so far, without the current one. */
  pausado_ms: integer(0),
  /** Start of the current pause; null while the clock runs. */
  pausado_em: mostlyNull(Instant),
  pausas: integer(0),
  /** When the clock runs out, as of now; it is deferred while paused. */
  termina_em: Instant,
  /** When it was submitted, or its time ran out; null while it is open. */
  encerrado_em: mostlyNull(Instant),
  numeros: integer(45),
  marcadas: integer(12),
  para_rever: integer(2),
};

/** A line of the list of own sittings. */
export const SittingSummary = Type.Object({
  ...Sitting,
  /** For an open sitting: ids of the questions that it withholds; a device that shows their keys hides them. */
  questoes_retidas: Type.Optional(Type.Array(integer(42))),
  /** For a finished sitting: its score, as its result counts it. */
  resultado: Type.Optional(
    Type.Object({
      certas: integer(28),
      /** Those of them that were annulled, which are right for everybody. */
      anuladas: Type.Optional(integer(1)),
      /** Questions that another open sitting withholds: no count includes them. */
      retidas: Type.Optional(integer(5)),
      /** Right minus wrong answers; only if a wrong answer cancels a right one. */
      liquida: Type.Optional(integer(20)),
    }),
  ),
});

/** A question's line on the answer sheet. */
export const Mark = {
  questao_id: integer(42),
  alternativa_id: nullable(integer(168)),
  /** True if two alternatives were marked on a paper sheet: it counts as wrong. */
  dupla: Type.Optional(flag(false)),
  para_rever: flag(false),
  tempo_ms: nullable(integer(48_200)),
  /** When it was last changed, as far as the server knows; null if never. */
  marcada_em: nullable(Instant),
};

/** Changes of a question since the start of its sitting (ADR 099); absent if there are none. */
export const sinceStart = {
  /** When its text last changed: the sitting keeps the text of its start. */
  enunciado_em: Type.Optional(Instant),
  alternativas_em: Type.Optional(Instant),
  /** True if it was annulled since; false if its annulment was withdrawn. */
  anulada: Type.Optional(flag(true)),
  /** The paper no longer contains it: removed, or replaced by another question under its number. */
  fora_da_prova: Type.Optional(Type.Enum(['retirada', 'trocada'])),
  /** Its number in the current paper. */
  numero: Type.Optional(nullable(integer(13))),
};

/** A sitting with its questions, without keys, comments and statistics, and the marks so far. */
export const SittingView = Type.Object({
  ...Sitting,
  /** The server's clock at the response, from which a device counts. */
  agora: Instant,
  penaliza_erro: flag(false),
  /** As of the start. */
  questoes: Type.Array(
    Type.Object({ ...Question.properties, area: text('MT'), desde_o_inicio: Type.Optional(Type.Object(sinceStart)) }),
  ),
  marcas: Type.Array(Type.Object(Mark)),
});

const clocks = {
  /** By the device's clock: when it was marked, and when it is sent (ADR 034). */
  enviada_em: Type.Optional(Instant),
  dispositivo: Type.Optional(Uuid),
};

/**
 * Marks from the device. For each question the last one counts, in whatever order they arrive. Absent fields stay
 * unchanged; a mark with only `tempo_ms` replaces no other.
 */
export const MarksBody = strictObject({
  marcas: Type.Array(
    strictObject({
      questao_id: Id,
      alternativa_id: Type.Optional(nullable(AlternativeId)),
      dupla: Type.Optional(flag(false)),
      para_rever: Type.Optional(flag(false)),
      tempo_ms: Type.Optional(nullable(integer(48_200, { minimum: 0, maximum: 86_400_000 }))),
      marcada_em: Type.Optional(Instant),
      sequencia: Type.Optional(integer(17, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    { minItems: 1, maxItems: MAX_SITTING_MARKS },
  ),
  ...clocks,
});

/** The sitting after a change, with the server's current marks of the questions concerned. */
export const MarksResult = Type.Object({
  ...Sitting,
  agora: Instant,
  /** Marks made after the time ran out, or sent more than seven days after the end: they do not count. */
  recusadas: Type.Array(integer(42)),
  marcas: Type.Array(Type.Object(Mark)),
});

export const SittingClock = Type.Object({ ...Sitting, agora: Instant });
