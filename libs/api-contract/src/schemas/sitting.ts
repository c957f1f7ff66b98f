import {
  CREDIT_RULES,
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
} from './common';
import { filterQuery } from './filters';
import { flag, integer, real, text } from './leaves';
import { AreaScore } from './performance';
import { AnswerKey, Question } from './question';

export const SittingParams = strictObject({ id: Uuid });

const { id: _id, ...filters } = filterQuery(QUESTION_FILTERS);
/** What a filter's questions are narrowed to. */
const collection = { caderno_id: Type.Optional(Uuid), mapa_id: Type.Optional(Id) };

const numbers = integer(20, { minimum: OWN_SITTING_QUESTIONS.least, maximum: OWN_SITTING_QUESTIONS.most });

const recipe = {
  nome: text('Constitucional e Administrativo', { minLength: 1, maxLength: RECIPE_NAME_MAX_LENGTH }),
  filtros: Type.Optional(strictObject(filters)),
  ...collection,
  numeros: numbers,
  minutos: integer(60, { minimum: OWN_SITTING_MINUTES.least, maximum: OWN_SITTING_MINUTES.most }),
  /** Questions of each matéria, `numeros` in all; absent: as they are proposed at each start. */
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

/** How a student puts a sitting together. */
export const SittingRecipe = Type.Object({ id: Uuid, ...recipe, usada_em: Instant });

/** What the questions of an own sitting are drawn from: those that a filter finds, of a notebook or a map where one is named. */
export const SittingProposalQuery = strictObject({ ...filters, ...collection });

export const SittingProposal = Type.Object({
  /** What the source is called: the name of the notebook or the map, or of its matérias. */
  nome: text('Constitucional e Administrativo'),
  /** Questions that can be drawn, near twins counted once. */
  disponiveis: integer(412),
  /** The usual time of a question: the student's own, where it is known. */
  tempo_ms: integer(150_000),
  partes: Type.Array(
    Type.Object({
      materia_id: integer(7),
      nome: text('Direito Constitucional'),
      disponiveis: integer(230),
      /** How often it is asked in the source, whatever the student has answered of it. */
      peso: integer(310),
    }),
  ),
  /** What the source can be narrowed by, each with its questions: boards, the most frequent first, and years, the last first. */
  bancas: Type.Array(Type.Object({ id: integer(3), nome: text('CEBRASPE'), questoes: integer(120) })),
  anos: Type.Array(Type.Object({ ano: integer(2024), questoes: integer(64) })),
});

/**
 * What is begun: a paper, whole or some of its areas by their codes; a new recipe; or a recipe again. Repeated with the same `id`,
 * it gives the same sitting.
 */
export const SittingBody = strictObject({
  id: Uuid,
  prova_id: Type.Optional(ExamId),
  /** The questions are those that it has not given yet, while there are others. */
  receita: Type.Optional(strictObject(recipe)),
  receita_id: Type.Optional(Uuid),
  /** Codes of areas, of one or several; absent or empty: the whole paper. */
  areas: Type.Optional(Type.Array(text('MT', { minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  /** The language whose questions are answered; demanded where the chosen part prints numbers in two. */
  idioma: Type.Optional(nullable(text('inglês', { maxLength: 40 }))),
});

/** What a sitting of a paper could be, before it is begun. */
export const SittingOffer = Type.Object({
  prova_id: integer(57),
  nome: text('ENEM 2022'),
  /** In the order of the paper; empty where the paper has no areas. */
  areas: Type.Array(
    Type.Object({
      area: text('MT'),
      nome: text('Matemática e suas Tecnologias'),
      numeros: integer(45),
      duracao_min: integer(150),
    }),
  ),
  /** Areas that are sat on one day; empty where the paper has no such days. */
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
  /** Languages of the numbers that the paper prints twice; empty where there are none. */
  idiomas: Type.Array(text('inglês')),
  /** Areas whose numbers are printed in two languages; empty with languages where the paper has no areas. */
  areas_com_idioma: Type.Array(text('LC')),
  /** A wrong answer takes a right one away. */
  penaliza_erro: flag(false),
  /** The caller's open sitting of this paper, to go on with. */
  aberto_id: mostlyNull(Uuid),
});

const Sitting = {
  id: Uuid,
  /** Of an own sitting: no id, and its own name. */
  prova: Type.Object({ id: nullable(integer(57)), nome: text('ENEM 2022') }),
  /** Of an own sitting: its recipe, to begin another one by; null where that is gone. Absent of a paper's. */
  receita_id: Type.Optional(mostlyNull(Uuid)),
  areas: Type.Array(text('MT')),
  idioma: nullable(text('inglês')),
  estado: oneOf(SITTING_STATES),
  iniciado_em: Instant,
  duracao_ms: integer(9_000_000),
  /** All pauses so far, the current one not included. */
  pausado_ms: integer(0),
  /** Since when it is paused; null while the clock runs. */
  pausado_em: mostlyNull(Instant),
  pausas: integer(0),
  /** When the clock runs out, as things stand: while it is paused, this moves on. */
  termina_em: Instant,
  /** When it was delivered, or its time was over; null while it is open. */
  encerrado_em: mostlyNull(Instant),
  numeros: integer(45),
  marcadas: integer(12),
  para_rever: integer(2),
};

/** A line of the list of own sittings. */
export const SittingSummary = Type.Object({
  ...Sitting,
  /** Of an open one: ids of the questions that it withholds; a device that shows their keys learns of it here. */
  questoes_retidas: Type.Optional(Type.Array(integer(42))),
});

const Mark = {
  questao_id: integer(42),
  alternativa_id: nullable(integer(168)),
  /** Two alternatives were marked on a paper sheet: wrong, whatever they are. */
  dupla: Type.Optional(flag(false)),
  para_rever: flag(false),
  tempo_ms: nullable(integer(48_200)),
  /** When it was last changed, as far as the server can tell; null where it never was. */
  marcada_em: nullable(Instant),
};

/** What of a question differs now from the start of its sitting (ADR 099); absent where nothing does. */
const sinceStart = {
  /** When its text last changed: the sitting keeps that of the start. */
  enunciado_em: Type.Optional(Instant),
  alternativas_em: Type.Optional(Instant),
  /** It was annulled since, or (false) its annulment was withdrawn. */
  anulada: Type.Optional(flag(true)),
  /** The paper holds it no more: taken out, or replaced by another question under its number. */
  fora_da_prova: Type.Optional(Type.Enum(['retirada', 'trocada'])),
  /** Its number in the paper of today. */
  numero: Type.Optional(nullable(integer(13))),
};

/** A sitting with its questions, which hold no key, no comment and no statistics, and the marks so far. */
export const SittingView = Type.Object({
  ...Sitting,
  /** The server's clock when it answered: a device counts from here. */
  agora: Instant,
  penaliza_erro: flag(false),
  /** As they were at the start. */
  questoes: Type.Array(
    Type.Object({ ...Question.properties, area: text('MT'), desde_o_inicio: Type.Optional(Type.Object(sinceStart)) }),
  ),
  marcas: Type.Array(Type.Object(Mark)),
});

const clocks = {
  /** By the clock of the device: when it was marked, and when it is sent (ADR 034). */
  enviada_em: Type.Optional(Instant),
  dispositivo: Type.Optional(Uuid),
};

/**
 * Marks as they stand on the device. Of each question the last one counts, whichever arrives first. What is left out stays; a mark of
 * nothing but `tempo_ms` takes the place of no other.
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

/** The sitting after a change, with the marks that the server has now for the questions that were named. */
export const MarksResult = Type.Object({
  ...Sitting,
  agora: Instant,
  /** Marks after the time was over, or more than seven days after the end: they do not count. */
  recusadas: Type.Array(integer(42)),
  marcas: Type.Array(Type.Object(Mark)),
});

export const SittingClock = Type.Object({ ...Sitting, agora: Instant });

/** The result of a finished sitting: blanks and double marks are wrong, annulled questions are everybody's. */
export const SittingResult = Type.Object({
  ...Sitting,
  /** Until then marks that were made in time may still arrive from a device that was offline; null: it is final. */
  provisorio_ate: mostlyNull(Instant),
  certas: integer(28),
  erradas: integer(12),
  em_branco: integer(5),
  anuladas: integer(1),
  /** Questions that another open sitting withholds until its end: they are in none of these counts. */
  retidas: Type.Optional(integer(5)),
  penaliza_erro: flag(false),
  /** Right less wrong ones, where a wrong answer takes a right one away; else the right ones. */
  liquida: integer(28),
  /** The paper's rule for parts of a mark, and what the sitting comes to by it; absent where the paper has none (ADR 122). */
  credito_parcial: Type.Optional(oneOf(CREDIT_RULES, 'ufsc')),
  pontos: Type.Optional(real(28.4)),
  areas: Type.Array(AreaScore),
  questoes: Type.Array(
    Type.Object({
      ...Mark,
      /** Of the marked alternative as it was lettered on the sheet; null: blank, or marked twice. */
      letra: nullable(text('C')),
      numero: nullable(integer(12)),
      area: text('MT'),
      anulada: flag(false),
      /** null while another open sitting withholds it: its key is then empty. */
      certa: nullable(flag(true)),
      /** The part of its mark, 0 to 1; absent where the paper has no rule for parts. */
      pontos: Type.Optional(real(0.8)),
      /** By the key that holds for the version on the sheet, in its letters. */
      gabarito: AnswerKey,
      desde_o_inicio: Type.Optional(
        Type.Object({
          ...sinceStart,
          /** The key was corrected: letters on the sheet, null where there was none. */
          gabarito: Type.Optional(Type.Object({ de: nullable(text('C')), para: nullable(text('D')), em: Instant })),
        }),
      ),
    }),
  ),
  /** First finished sittings of the same part of the paper by all students; null below the least number that tells anything. */
  todos: nullable(Type.Object({ estudantes: integer(48), media: real(24.5), percentil: nullable(real(72.9)) })),
});
