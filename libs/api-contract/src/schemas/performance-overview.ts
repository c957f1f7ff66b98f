import { PRIORITY_BASES } from '@mapa/domain';
import { Type } from 'typebox';
import { named, nullable, oneOf } from './common';
import { flag, integer, real, text } from './leaves';

/** First answers to questions that are not annulled, and the number of right ones. */
const Tally = { respondidas: integer(120), certas: integer(84) };

/** Number of questions whose latest answer is wrong, equal to the length of the list that it links to. */
const Wrong = { erradas_agora: Type.Optional(integer(9)) };

const Subject = Type.Object({ ...named(118, 'Crase').properties, ...Tally, ...Wrong });

/** A question whose answer contradicts its difficulty. */
const Surprise = Type.Object({
  questao_id: integer(42),
  assunto: named(118, 'Crase'),
  /** 1 (very easy) to 5 (very hard). */
  dificuldade: integer(2, { minimum: 1, maximum: 5 }),
});

/**
 * A student's performance over all answers. Shares are of first answers, in any collection; annulled questions do not
 * count.
 */
export const PerformanceOverview = Type.Object({
  ...Tally,
  /** From the first answer on, at most 26, the current week last; weeks begin on Monday, in Brasília. */
  semanas: Type.Array(
    Type.Object({
      inicio: text('2026-11-16', { format: 'date' }),
      /** All answers given in the week, including repeated ones. */
      respostas: integer(140),
      ...Tally,
      /** Median time of an answer in milliseconds; null if no time is known. */
      tempo_mediano_ms: nullable(integer(74_000)),
    }),
  ),
  /** Most answered first. */
  bancas: Type.Array(Type.Object({ ...named(3, 'CEBRASPE').properties, ...Tally, ...Wrong })),
  /** Most answered first, each with its assuntos; questions directly in the matéria are under its own name. */
  materias: Type.Array(
    Type.Object({ ...named(7, 'Língua Portuguesa').properties, ...Tally, ...Wrong, assuntos: Type.Array(Subject) }),
  ),
  /**
   * Subjects most worth studying, by incidence × expected share of wrong answers; at most ten, each with something to
   * do: unsolved questions, wrong ones, or some due for review today.
   */
  comece_por: Type.Array(
    Type.Object({
      ...Subject.properties,
      materia: named(7, 'Língua Portuguesa'),
      /** Share of the questions in exams, 0–100. */
      incidencia: real(8.4),
      /** Expected share of an exam's questions that the student misses in it, 0–100. */
      pontos_em_jogo: real(3.1),
      nao_resolvidas: Type.Optional(integer(12)),
      /** Number due for review today. */
      a_rever: Type.Optional(integer(2)),
    }),
  ),
  /**
   * The weight of each matéria in exams, heaviest first, with the student's answers in it; includes matérias without
   * answers.
   */
  dominio: Type.Optional(
    Type.Array(
      Type.Object({
        ...named(7, 'Língua Portuguesa').properties,
        ...Tally,
        /** Share of the questions in exams, 0–100; all of them add up to 100. */
        incidencia: real(24.5),
      }),
    ),
  ),
  /** The basis of the incidence: the student's maps, or the whole bank if there are none. */
  comece_por_base: oneOf(PRIORITY_BASES),
  /** Easy questions answered wrongly, easiest and latest first; at most ten. */
  faceis_erradas: Type.Array(Surprise),
  /** Hard questions answered rightly, hardest and latest first; at most ten. */
  dificeis_certas: Type.Array(Surprise),
});

/** A paper's questions in order, with the first answers of the caller and of everybody. */
export const ExamQuestionResults = Type.Object({
  prova_id: integer(57),
  questoes: Type.Array(
    Type.Object({
      questao_id: integer(42),
      numero: nullable(integer(12)),
      /** The language of a number that occurs in two. */
      variante: nullable(text('inglês')),
      assunto: named(118, 'Crase'),
      anulada: flag(false),
      /** Whether the first answer was right; null without one. */
      certa: nullable(flag(true)),
      /** Time of that answer in milliseconds; null if unknown. */
      tempo_ms: nullable(integer(74_000)),
      /** Share of right first answers of all students, 0–100; null below 20 students. */
      acerto_de_todos: nullable(real(61.5)),
      /** Number of students behind `acerto_de_todos`. */
      estudantes: integer(214),
      /**
       * True if the answer counts with its sitting's verdict although the question has changed or left the paper since
       * (ADR 099).
       */
      como_no_simulado: Type.Optional(flag(false)),
      /** True if it was in a sitting and has left the paper since. */
      fora_da_prova: Type.Optional(flag(false)),
    }),
  ),
});
