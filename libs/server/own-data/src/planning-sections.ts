import * as t from '@mapa/server-platform';
import { EDITAL_SECTIONS } from './edital-sections';
import type { Section } from './sections';

/** Sections of the export about study goals: the week's plan, its reminder, and editais. */
export const PLANNING_SECTIONS = {
  plano_da_semana: {
    table: t.studyPlans,
    owner: t.studyPlans.studentId,
    key: [t.studyPlans.studentId],
    fields: {
      minutos: t.studyPlans.minutes,
      prova_id: t.studyPlans.examId,
      data_prova: t.studyPlans.examOn,
      nome_prova: t.studyPlans.examName,
      alterado_em: t.studyPlans.updatedAt,
    },
  },
  lembrete: {
    table: t.studyReminders,
    owner: t.studyReminders.studentId,
    key: [t.studyReminders.studentId],
    fields: {
      hora: t.studyReminders.hour,
      ultimo_em: t.studyReminders.sentOn,
      pedido_em: t.studyReminders.createdAt,
    },
  },
  ...EDITAL_SECTIONS,
} as const satisfies Readonly<Record<string, Section>>;
