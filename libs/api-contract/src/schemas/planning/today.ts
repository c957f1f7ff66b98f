import { MAX_DAY_MINUTES } from '@mapa/domain';
import { Type } from 'typebox';
import { counted, ExamId, Instant, mostlyNull, named, nullable, strictObject, Uuid } from '../common';
import { flag, integer, text } from '../leaves';
import { PerformanceOverview } from '../performance-overview';
import { SittingSummary } from '../sitting/sitting';
import { Continuation, Progress } from '../student';
import { KeyChanges } from './key-changes';

const day = (example: string) => text(example, { format: 'date' });
const minutes = integer(60, { minimum: 0, maximum: MAX_DAY_MINUTES });

const hour = integer(19, { minimum: 0, maximum: 23 });

/** The plan of one day, in questions. */
const PlannedDay = Type.Object({
  dia: day('2026-11-23'),
  /** Number of answers given on it, of any kind. */
  feitas: integer(12),
  /** Number of questions that fit into its minutes. */
  cabem: integer(30),
  revisoes: integer(8),
  assuntos: Type.Array(Type.Object({ ...named(118, 'Crase').properties, questoes: integer(8) })),
  /** From the map or notebook to continue. */
  continuar: integer(8),
  /** From other maps, if that one has too few open questions. Absent in days stored by earlier builds. */
  outros_mapas: Type.Optional(counted(43, 'TRT 10ª Região')),
});

/** What a student can do now, and the plan of the week. Days and weeks are those of Brasília. */
export const Today = Type.Object({
  hoje: day('2026-11-23'),
  /** The server's clock at the response. */
  agora: Instant,
  /** Number of questions due for review today, over everything. */
  revisoes: integer(12),
  /** The open sitting begun last. */
  simulado: mostlyNull(SittingSummary),
  /** The map or notebook last studied that has an open question; one of the two ids is null. */
  continuar: nullable(
    Type.Object({
      mapa_id: nullable(integer(42)),
      caderno_id: mostlyNull(Uuid),
      nome: text('ENEM 2022'),
      progresso: Progress,
      ...Continuation.properties,
    }),
  ),
  /** Same as in the performance overview; the week plan uses these subjects. */
  comece_por: PerformanceOverview.properties.comece_por,
  comece_por_base: PerformanceOverview.properties.comece_por_base,
  /** The exam that the student prepares for; null if none was chosen. */
  prova: nullable(
    Type.Object({
      /** The exam of the notice whose day counts; null if the day was typed. */
      prova_id: nullable(integer(57)),
      nome: text('TRT 10ª Região'),
      /** Null while the notice has no day. */
      data: nullable(day('2027-02-14')),
      /** Days from today; negative for a past day. */
      dias: nullable(integer(83)),
    }),
  ),
  /** The map with expected points that the student prepares with; absent in days stored by earlier builds. */
  objetivo: Type.Optional(nullable(Type.Object({ mapa_id: integer(42), nome: text('TRT 10ª Região – Analista') }))),
  plano: Type.Object({
    /** From Monday to Sunday. */
    minutos: Type.Array(minutes),
    /** Whether the student chose them. */
    escolhido: flag(true),
    questao_ms: integer(96_000),
    /** Whether the time is the student's own median. */
    tempo_do_estudante: flag(true),
    meta: integer(120),
    feitas: integer(40),
    /** Number of questions of the goal that no longer fit into this week. */
    sem_lugar: integer(0),
    dias: Type.Array(PlannedDay),
  }),
  /** The last eight at most, the current one last. */
  semanas: PerformanceOverview.properties.semanas,
  sequencia: Type.Object({
    /** Consecutive days with answers up to now; 0: the streak is broken. */
    atual: integer(5),
    maior: integer(12),
  }),
  /** Five whole weeks from Monday to Sunday, this one last. */
  calendario: Type.Optional(
    Type.Array(
      Type.Object({
        dia: day('2026-11-23'),
        /** Number of answers given on it, of any kind. */
        respostas: integer(12),
        /** Number of questions that its planned hours demand; 0 on a day of rest. */
        meta: integer(24),
      }),
    ),
  ),
  /** Null if there is nothing to tell; absent in days stored by earlier builds. */
  mudancas_de_gabarito: Type.Optional(nullable(KeyChanges)),
  /** The hour in Brasília for reminders by mail; null if none was requested. */
  lembrete: nullable(Type.Object({ hora: hour })),
});

export const ReminderBody = strictObject({ hora: hour });

export const ReminderOffBody = strictObject({
  token: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10.q0p3nJ8yTTzCk1vVnQx5m9s2dLr7uWbEgHfYaXcZi4o', {
    minLength: 1,
    maxLength: 200,
  }),
});

/**
 * Absent fields stay unchanged. A notice and a typed day exclude each other; `prova_id` and `data_prova` both null: no
 * exam.
 */
export const StudyPlanBody = strictObject({
  minutos: Type.Optional(Type.Array(minutes, { minItems: 7, maxItems: 7, examples: [[60, 60, 60, 60, 60, 0, 0]] })),
  prova_id: Type.Optional(nullable(ExamId)),
  data_prova: Type.Optional(nullable(day('2027-02-14'))),
  nome_prova: Type.Optional(text('TRT 10ª Região', { maxLength: 120 })),
});
