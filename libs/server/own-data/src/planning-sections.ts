import { studyReminders, toldKeyChanges } from '@mapa/server-planning';
import { studyPlans } from '@mapa/server-platform';
import { EDITAL_SECTIONS } from './edital-sections';
import type { Section } from './sections';

/** Sections of the export about study goals: the week's plan, its reminder, and editais. */
export const PLANNING_SECTIONS = {
  plano_da_semana: {
    table: studyPlans,
    owner: studyPlans.studentId,
    key: [studyPlans.studentId],
    fields: {
      minutos: studyPlans.minutes,
      prova_id: studyPlans.examId,
      data_prova: studyPlans.examOn,
      nome_prova: studyPlans.examName,
      alterado_em: studyPlans.updatedAt,
    },
  },
  lembrete: {
    table: studyReminders,
    owner: studyReminders.studentId,
    key: [studyReminders.studentId],
    fields: {
      hora: studyReminders.hour,
      ultimo_em: studyReminders.sentOn,
      pedido_em: studyReminders.createdAt,
    },
  },
  mudancas_de_gabarito_lidas: {
    table: toldKeyChanges,
    owner: toldKeyChanges.studentId,
    key: [toldKeyChanges.questionId],
    fields: { questao_id: toldKeyChanges.questionId, lida_em: toldKeyChanges.toldAt },
  },
  ...EDITAL_SECTIONS,
} as const satisfies Readonly<Record<string, Section>>;
