import { denied, missing, wrong, type Rules } from '@mapa/server-platform';

/** Rules of comments, reports and their queue. */
export const COMMUNITY = {
  answerFirst: denied(
    'Responda a questão para ver os comentários.',
    'comments of a question that the caller has not answered',
  ),
  noSuchComment: missing('Este comentário não existe.', 'a comment is deleted, hidden, or not the caller’s to delete'),
  emptyComment: wrong('texto', 'Escreva o comentário.', 'a comment of blanks'),
  answeredMeanwhile: wrong(
    'se_pendente',
    'Outro professor respondeu a esta solicitação enquanto você escrevia.',
    'a teacher’s comment is to answer requests that another has just answered',
  ),
  requesterLeft: wrong(
    'se_pendente',
    'Quem pediu este comentário não tem mais conta no Mapa, e ninguém mais o espera.',
    'a teacher’s comment is to answer requests whose students have deleted their accounts',
  ),
  noSuchReport: missing('Esta denúncia não existe ou já foi decidida.', 'a report is not there or not open any more'),
  unfitDecision: wrong(
    'decisao',
    'Esta decisão não se aplica ao que foi denunciado.',
    'a decision on comments for a question, or the reverse',
  ),
} as const satisfies Rules;
