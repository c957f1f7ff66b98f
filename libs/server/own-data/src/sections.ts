import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { writtenFields } from '@mapa/server-accounts';
import * as t from '@mapa/server-platform';
import { shownVerdict, withheldIdsOf } from '@mapa/server-verdicts';
import { BOUGHT } from './bought';
import { PLANNING_SECTIONS } from './planning-sections';
import { SITTING_SECTIONS } from './sitting-sections';

/** A list in the export: the student's rows of one table, in the order of `key`. */
export interface Section {
  table: PgTable;
  owner: PgColumn;
  /** Identifies a row among those of one student; batches are read in its order. */
  key: readonly PgColumn[];
  /** The exported fields, by their Portuguese names. */
  fields: Readonly<Record<string, PgColumn | SQL>>;
  /** Condition for the exported rows; by default all of the student's. */
  where?: SQL;
}

/** Fields of the account, the only section that is an object; without the password hash. */
export const PROFILE = {
  id: t.users.id,
  ...writtenFields(t.users),
  email: t.users.email,
  role: t.users.role,
  plano_tipo: t.users.plan,
  verificou_email_em: t.users.emailVerifiedAt,
  criado_em: t.users.createdAt,
} as const;

const student = sql.placeholder('student');

/** The verdict on an answer, as every screen shows it. */
const verdict = (table: PgTable): SQL => t.bound(`(${shownVerdict(getTableName(table), '$1')})`, [student]);

const counted = (table: typeof t.mapAnswers | typeof t.notebookAnswers) => ({
  questao_id: table.questionId,
  epoca: table.epoch,
  resposta_uuid: table.answerId,
  versao: table.version,
  alternativa_id: table.alternativeId,
  acertou: verdict(table),
  revelada: table.revealed,
  respondida_em: table.answeredAt,
});

const CATALOGUE = {
  identidades: {
    table: t.identities,
    owner: t.identities.studentId,
    key: [t.identities.provider],
    fields: { provedor: t.identities.provider, identificador: t.identities.subject, criada_em: t.identities.createdAt },
  },
  sessoes: {
    table: t.sessions,
    owner: t.sessions.studentId,
    key: [t.sessions.id],
    fields: { criada_em: t.sessions.createdAt, expira_em: t.sessions.expiresAt, encerrada_em: t.sessions.revokedAt },
  },
  dispositivos: {
    table: t.answerDevices,
    owner: t.answerDevices.studentId,
    key: [t.answerDevices.deviceId],
    fields: {
      id: t.answerDevices.deviceId,
      contagem: t.answerDevices.sequence,
      ultima_resposta_em: t.answerDevices.answeredAt,
    },
  },
  mapas: {
    table: t.studentMaps,
    owner: t.studentMaps.studentId,
    key: [t.studentMaps.mapId],
    fields: {
      mapa_id: t.studentMaps.mapId,
      epoca: t.studentMaps.epoch,
      recomecado_em: t.studentMaps.resetAt,
      selecionado_em: t.studentMaps.selectedAt,
      retirado_em: t.studentMaps.removedAt,
      levado_para_mapa_id: t.studentMaps.migratedTo,
    },
  },
  cadernos: {
    table: t.notebooks,
    owner: t.notebooks.studentId,
    key: [t.notebooks.id],
    fields: {
      id: t.notebooks.id,
      nome: t.notebooks.name,
      origem: t.notebooks.source,
      epoca: t.notebooks.epoch,
      recomecado_em: t.notebooks.resetAt,
      criado_em: t.notebooks.createdAt,
      retirado_em: t.notebooks.removedAt,
    },
  },
  questoes_dos_cadernos: {
    table: t.notebookQuestions,
    owner: t.notebookQuestions.studentId,
    key: [t.notebookQuestions.notebookId, t.notebookQuestions.questionId],
    fields: {
      caderno_id: t.notebookQuestions.notebookId,
      posicao: t.notebookQuestions.position,
      questao_id: t.notebookQuestions.questionId,
    },
  },
  gabaritos_liberados: {
    table: t.keyReleases,
    owner: t.keyReleases.studentId,
    key: [t.keyReleases.notebookId, t.keyReleases.epoch, t.keyReleases.questionId, t.keyReleases.version],
    fields: {
      caderno_id: t.keyReleases.notebookId,
      epoca: t.keyReleases.epoch,
      questao_id: t.keyReleases.questionId,
      versao: t.keyReleases.version,
      liberado_em: t.keyReleases.releasedAt,
    },
  },
  respostas: {
    table: t.answers,
    owner: t.answers.studentId,
    key: [t.answers.id],
    fields: {
      uuid: t.answers.id,
      questao_id: t.answers.questionId,
      versao: t.answers.version,
      alternativa_id: t.answers.alternativeId,
      mapa_id: t.answers.mapId,
      caderno_id: t.answers.notebookId,
      epoca: t.answers.epoch,
      acertou: verdict(t.answers),
      contabilizada: t.answers.counted,
      revelada: t.answers.revealed,
      gabarito_liberado: t.answers.keyReleased,
      confianca: t.answers.confidence,
      tempo_ms: t.answers.elapsedMs,
      respondida_em: t.answers.answeredAt,
      recebida_em: t.answers.createdAt,
    },
  },
  ...SITTING_SECTIONS,
  ...PLANNING_SECTIONS,
  progresso_em_mapas: {
    table: t.mapAnswers,
    owner: t.mapAnswers.studentId,
    key: [t.mapAnswers.mapId, t.mapAnswers.questionId],
    fields: { mapa_id: t.mapAnswers.mapId, ...counted(t.mapAnswers) },
  },
  progresso_em_cadernos: {
    table: t.notebookAnswers,
    owner: t.notebookAnswers.studentId,
    key: [t.notebookAnswers.notebookId, t.notebookAnswers.questionId],
    fields: { caderno_id: t.notebookAnswers.notebookId, ...counted(t.notebookAnswers) },
  },
  ultimas_respostas: {
    table: t.studentQuestions,
    owner: t.studentQuestions.studentId,
    key: [t.studentQuestions.questionId],
    fields: {
      questao_id: t.studentQuestions.questionId,
      resposta_uuid: t.studentQuestions.answerId,
      versao: t.studentQuestions.version,
      alternativa_id: t.studentQuestions.alternativeId,
      acertou: verdict(t.studentQuestions),
      tentativas: t.studentQuestions.attempts,
      revelada_em: t.studentQuestions.revealedAt,
      respondida_em: t.studentQuestions.answeredAt,
    },
  },
  revisao: {
    table: t.reviewCards,
    owner: t.reviewCards.studentId,
    key: [t.reviewCards.questionId],
    // A card is computed from verdicts: those of an open sitting are exported after it ends.
    where: t.bound(`review_cards.question_id not in (${withheldIdsOf('$1')})`, [student]),
    fields: {
      questao_id: t.reviewCards.questionId,
      vence_em: t.reviewCards.dueAt,
      revisoes: t.reviewCards.reviews,
      esquecimentos: t.reviewCards.lapses,
      ultima_resposta_em: t.reviewCards.reviewedAt,
    },
  },
  questoes_servidas_hoje: {
    table: t.servedQuestions,
    owner: t.servedQuestions.studentId,
    key: [t.servedQuestions.day, t.servedQuestions.questionId],
    fields: { dia: t.servedQuestions.day, questao_id: t.servedQuestions.questionId },
  },
} as const satisfies Record<string, Section>;

const WORDS = {
  favoritas: {
    table: t.favorites,
    owner: t.favorites.studentId,
    key: [t.favorites.questionId],
    fields: { questao_id: t.favorites.questionId, criada_em: t.favorites.createdAt },
  },
  anotacoes: {
    table: t.questionNotes,
    owner: t.questionNotes.studentId,
    key: [t.questionNotes.questionId],
    fields: {
      questao_id: t.questionNotes.questionId,
      texto: t.questionNotes.text,
      versao: t.questionNotes.version,
      atualizada_em: t.questionNotes.updatedAt,
    },
  },
  grifos: {
    table: t.questionMarks,
    owner: t.questionMarks.studentId,
    key: [t.questionMarks.questionId, t.questionMarks.questionVersion],
    fields: {
      questao_id: t.questionMarks.questionId,
      versao: t.questionMarks.questionVersion,
      destaques: t.questionMarks.highlights,
      riscadas: t.questionMarks.struck,
      atualizada_em: t.questionMarks.updatedAt,
    },
  },
  ocultas: {
    table: t.hiddenQuestions,
    owner: t.hiddenQuestions.studentId,
    key: [t.hiddenQuestions.questionId],
    fields: { questao_id: t.hiddenQuestions.questionId, oculta_em: t.hiddenQuestions.createdAt },
  },
  comentarios: {
    table: t.comments,
    owner: t.comments.authorId,
    key: [t.comments.id],
    fields: {
      id: t.comments.id,
      questao_id: t.comments.questionId,
      professor: t.comments.byTeacher,
      texto: t.comments.text,
      versao: t.comments.version,
      uteis: t.comments.useful,
      inuteis: t.comments.notUseful,
      visualizacoes: t.comments.views,
      oculto_em: t.comments.hiddenAt,
      criado_em: t.comments.createdAt,
      editado_em: t.comments.editedAt,
    },
  },
  textos_anteriores_de_comentarios: {
    table: t.commentRevisions,
    owner: t.commentRevisions.authorId,
    key: [t.commentRevisions.commentId, t.commentRevisions.replacedAt],
    fields: {
      comentario_id: t.commentRevisions.commentId,
      texto: t.commentRevisions.text,
      substituido_em: t.commentRevisions.replacedAt,
    },
  },
  votos: {
    table: t.commentVotes,
    owner: t.commentVotes.studentId,
    key: [t.commentVotes.commentId],
    fields: { comentario_id: t.commentVotes.commentId, valor: t.commentVotes.value },
  },
  comentarios_vistos: {
    table: t.commentViews,
    owner: t.commentViews.studentId,
    key: [t.commentViews.commentId],
    fields: { comentario_id: t.commentViews.commentId },
  },
  solicitacoes: {
    table: t.commentRequests,
    owner: t.commentRequests.studentId,
    key: [t.commentRequests.questionId],
    fields: {
      questao_id: t.commentRequests.questionId,
      duvida: t.commentRequests.doubt,
      pedida_em: t.commentRequests.createdAt,
      respondida_em: t.commentRequests.answeredAt,
      vista_em: t.commentRequests.seenAt,
      comentario_id: t.commentRequests.commentId,
    },
  },
  denuncias: {
    table: t.reports,
    owner: t.reports.studentId,
    key: [t.reports.id],
    fields: {
      questao_id: t.reports.questionId,
      comentario_id: t.reports.commentId,
      motivo: t.reports.reason,
      texto: t.reports.text,
      criada_em: t.reports.createdAt,
      decisao: t.reports.decision,
      decidida_em: t.reports.decidedAt,
    },
  },
} as const satisfies Record<string, Section>;

/** All data of students, by the name of its list in the export. */
export const SECTIONS: Readonly<Record<string, Section>> = { ...CATALOGUE, ...WORDS, ...BOUGHT };
