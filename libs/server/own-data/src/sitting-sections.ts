import * as t from '@mapa/server-platform';
import type { Section } from './sections';

/** Sections of the export about sittings. */
export const SITTING_SECTIONS = {
  receitas_de_simulado: {
    table: t.sittingRecipes,
    owner: t.sittingRecipes.studentId,
    key: [t.sittingRecipes.id],
    fields: {
      id: t.sittingRecipes.id,
      nome: t.sittingRecipes.name,
      receita: t.sittingRecipes.settings,
      questoes_sorteadas: t.sittingRecipes.drawn,
      criada_em: t.sittingRecipes.createdAt,
      usada_em: t.sittingRecipes.usedAt,
    },
  },
  simulados: {
    table: t.sittings,
    owner: t.sittings.studentId,
    key: [t.sittings.id],
    fields: {
      id: t.sittings.id,
      prova_id: t.sittings.examId,
      nome: t.sittings.name,
      receita_id: t.sittings.recipeId,
      penaliza_erro: t.sittings.negativeMarking,
      areas: t.sittings.areas,
      idioma: t.sittings.language,
      estado: t.sittings.state,
      duracao_ms: t.sittings.durationMs,
      iniciado_em: t.sittings.startedAt,
      pausado_ms: t.sittings.pausedMs,
      pausado_em: t.sittings.pausedAt,
      pausas: t.sittings.pauses,
      encerrado_em: t.sittings.endedAt,
    },
  },
  marcas_dos_simulados: {
    table: t.sittingItems,
    owner: t.sittingItems.studentId,
    key: [t.sittingItems.sittingId, t.sittingItems.questionId],
    fields: {
      simulado_id: t.sittingItems.sittingId,
      posicao: t.sittingItems.position,
      numero: t.sittingItems.number,
      variante: t.sittingItems.variant,
      questao_id: t.sittingItems.questionId,
      versao: t.sittingItems.version,
      area: t.sittingItems.area,
      alternativa_id: t.sittingItems.alternativeId,
      dupla: t.sittingItems.doubleMarked,
      para_rever: t.sittingItems.flagged,
      tempo_ms: t.sittingItems.elapsedMs,
      marcada_em: t.sittingItems.markedAt,
      dispositivo: t.sittingItems.deviceId,
      sequencia: t.sittingItems.sequence,
    },
  },
  respostas_retidas: {
    table: t.heldAnswers,
    owner: t.heldAnswers.studentId,
    key: [t.heldAnswers.id],
    fields: {
      uuid: t.heldAnswers.id,
      questao_id: t.heldAnswers.questionId,
      enviada: t.heldAnswers.body,
      recebida_em: t.heldAnswers.arrivedAt,
    },
  },
} as const satisfies Readonly<Record<string, Section>>;
