import { MAX_DAY_MINUTES } from '@mapa/domain';
import { Type } from 'typebox';
import { counted, ExamId, Instant, mostlyNull, named, nullable, strictObject, Uuid } from './common';
import { flag, integer, text } from './leaves';
import { PerformanceOverview } from './performance-overview';
import { SittingSummary } from './sitting';
import { Continuation, Progress } from './student';

const day = (example: string) => text(example, { format: 'date' });
const minutes = integer(60, { minimum: 0, maximum: MAX_DAY_MINUTES });

const hour = integer(19, { minimum: 0, maximum: 23 });

/** The plan of one day, in questions. */
const PlannedDay = Type.Object({
  dia: day('2026-11-23'),
  /** Answers given on it, of any kind. */
  feitas: integer(12),
  /** As many as fit into its minutes. */
  cabem: integer(30),
  revisoes: integer(8),
  assuntos: Type.Array(Type.Object({ ...named(118, 'Crase').properties, questoes: integer(8) })),
  /** Of the map or notebook to continue. */
  continuar: integer(8),
  /** Of other maps, where that one has too few open questions. Days that a device kept before have none. */
  outros_mapas: Type.Optional(counted(43, 'TRT 10ª Região')),
});

/** What a student can do now, and the plan of the week. Days and weeks are those of Brasília. */
export const Today = Type.Object({
  hoje: day('2026-11-23'),
  /** The server's clock when it answered. */
  agora: Instant,
  /** Questions due for review today, over everything. */
  revisoes: integer(12),
  /** The open sitting begun last. */
  simulado: mostlyNull(SittingSummary),
  /** The map or notebook studied last that has an open question; one of the two ids is null. */
  continuar: nullable(
    Type.Object({
      mapa_id: nullable(integer(42)),
      caderno_id: mostlyNull(Uuid),
      nome: text('ENEM 2022'),
      progresso: Progress,
      ...Continuation.properties,
    }),
  ),
  /** As in the performance over everything; of them the week is planned. */
  comece_por: PerformanceOverview.properties.comece_por,
  comece_por_base: PerformanceOverview.properties.comece_por_base,
  /** The exam that the student prepares for; null where none was chosen. */
  prova: nullable(
    Type.Object({
      /** Of the notice whose day counts; null where the day was typed. */
      prova_id: nullable(integer(57)),
      nome: text('TRT 10ª Região'),
      /** Null while the notice has no day. */
      data: nullable(day('2027-02-14')),
      /** Days from today; negative when it is past. */
      dias: nullable(integer(83)),
    }),
  ),
  plano: Type.Object({
    /** From Monday to Sunday. */
    minutos: Type.Array(minutes),
    /** Whether the student chose them. */
    escolhido: flag(true),
    questao_ms: integer(96_000),
    /** Whether that is the student's own median. */
    tempo_do_estudante: flag(true),
    meta: integer(120),
    feitas: integer(40),
    /** Of the goal, as many as no longer fit into this week's hours. */
    sem_lugar: integer(0),
    dias: Type.Array(PlannedDay),
  }),
  /** The last eight at most, the current one last. */
  semanas: PerformanceOverview.properties.semanas,
  sequencia: Type.Object({
    /** Days in a row with answers; 0: none goes on. */
    atual: integer(5),
    maior: integer(12),
  }),
  /** Five whole weeks from Monday to Sunday, this one last. */
  calendario: Type.Optional(
    Type.Array(
      Type.Object({
        dia: day('2026-11-23'),
        /** Answers given on it, of any kind. */
        respostas: integer(12),
        /** Questions that its hours in the plan ask for; 0 on a day of rest. */
        meta: integer(24),
      }),
    ),
  ),
  /** The hour in Brasília at which a reminder by mail may come; null where none was asked for. */
  lembrete: nullable(Type.Object({ hora: hour })),
});

export const ReminderBody = strictObject({ hora: hour });

export const ReminderOffBody = strictObject({
  token: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10.q0p3nJ8yTTzCk1vVnQx5m9s2dLr7uWbEgHfYaXcZi4o', {
    minLength: 1,
    maxLength: 200,
  }),
});

/** What is left out stays. A notice and a typed day exclude each other; `prova_id` and `data_prova` both null: no exam. */
export const StudyPlanBody = strictObject({
  minutos: Type.Optional(Type.Array(minutes, { minItems: 7, maxItems: 7, examples: [[60, 60, 60, 60, 60, 0, 0]] })),
  prova_id: Type.Optional(nullable(ExamId)),
  data_prova: Type.Optional(nullable(day('2027-02-14'))),
  nome_prova: Type.Optional(text('TRT 10ª Região', { maxLength: 120 })),
});
