import { PRIORITY_BASES } from '@mapa/domain';
import { Type } from 'typebox';
import { named, nullable, oneOf } from './common';
import { flag, integer, real, text } from './leaves';

/** First answers to questions that are not annulled, and how many of them are right. */
const Tally = { respondidas: integer(120), certas: integer(84) };

/** Questions whose latest answer is wrong, as the list that the number opens counts them. */
const Wrong = { erradas_agora: Type.Optional(integer(9)) };

const Subject = Type.Object({ ...named(118, 'Crase').properties, ...Tally, ...Wrong });

/** A question that was answered against its difficulty. */
const Surprise = Type.Object({
  questao_id: integer(42),
  assunto: named(118, 'Crase'),
  /** 1 (very easy) to 5 (very hard). */
  dificuldade: integer(2, { minimum: 1, maximum: 5 }),
});

/**
 * A student's performance over everything answered. Shares are of first answers, in any collection; annulled questions count
 * nowhere.
 */
export const PerformanceOverview = Type.Object({
  ...Tally,
  /** From the first answer on, at most 26, the current one last; weeks begin on Monday, in Brasília. */
  semanas: Type.Array(
    Type.Object({
      inicio: text('2026-11-16', { format: 'date' }),
      /** All answers given in the week, repeated ones among them. */
      respostas: integer(140),
      ...Tally,
      /** Median time of an answer in milliseconds; null where no time is known. */
      tempo_mediano_ms: nullable(integer(74_000)),
    }),
  ),
  /** The most answered first. */
  bancas: Type.Array(Type.Object({ ...named(3, 'CEBRASPE').properties, ...Tally, ...Wrong })),
  /** The most answered first, each with its assuntos; questions of the matéria itself stand under its own name. */
  materias: Type.Array(
    Type.Object({ ...named(7, 'Língua Portuguesa').properties, ...Tally, ...Wrong, assuntos: Type.Array(Subject) }),
  ),
  /**
   * Subjects worth most study, by incidence × expected share of wrong answers; at most ten, each with something to do: unsolved
   * questions, wrong ones, or some due for review today.
   */
  comece_por: Type.Array(
    Type.Object({
      ...Subject.properties,
      materia: named(7, 'Língua Portuguesa'),
      /** Share of the questions asked, 0–100. */
      incidencia: real(8.4),
      /** Expected share of an exam's questions that are missed in it, 0–100. */
      pontos_em_jogo: real(3.1),
      nao_resolvidas: Type.Optional(integer(12)),
      /** Due for review today. */
      a_rever: Type.Optional(integer(2)),
    }),
  ),
  /** How much each matéria is asked, heaviest first, with what was answered in it; also those without an answer. */
  dominio: Type.Optional(
    Type.Array(
      Type.Object({
        ...named(7, 'Língua Portuguesa').properties,
        ...Tally,
        /** Share of the questions asked, 0–100; all of them add to 100. */
        incidencia: real(24.5),
      }),
    ),
  ),
  /** What incidence is of: the student's maps, or the whole bank where there are none. */
  comece_por_base: oneOf(PRIORITY_BASES),
  /** Easy questions answered wrongly, the easiest and latest first; at most ten. */
  faceis_erradas: Type.Array(Surprise),
  /** Hard questions answered rightly, the hardest and latest first; at most ten. */
  dificeis_certas: Type.Array(Surprise),
});

/** A paper's questions in its order, with the caller's first answer and everybody's. */
export const ExamQuestionResults = Type.Object({
  prova_id: integer(57),
  questoes: Type.Array(
    Type.Object({
      questao_id: integer(42),
      numero: nullable(integer(12)),
      /** The language where a number stands in two. */
      variante: nullable(text('inglês')),
      assunto: named(118, 'Crase'),
      anulada: flag(false),
      /** Whether the first answer was right; null without one. */
      certa: nullable(flag(true)),
      /** Milliseconds of that answer; null where unknown. */
      tempo_ms: nullable(integer(74_000)),
      /** Right first answers of all students, 0–100; null below 20 of them. */
      acerto_de_todos: nullable(real(61.5)),
      /** Students behind `acerto_de_todos`. */
      estudantes: integer(214),
      /** True where the answer counts as in its sitting although the question has changed or left the paper since (ADR 099). */
      como_no_simulado: Type.Optional(flag(false)),
      /** True where it was in a sitting and has left the paper since. */
      fora_da_prova: Type.Optional(flag(false)),
    }),
  ),
});
