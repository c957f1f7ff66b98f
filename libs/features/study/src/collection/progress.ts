import type { AnswerState, StudyPosition } from '@mapa/domain';
import type { AnswerResult, Detail, Progress, Subject } from '../model';

/**
 * Number of questions in each state, from the progress: without `abertas`, which older hosts omit, questions that were
 * only revealed count as open.
 */
export const stateCounts = ({
  total,
  respondidas,
  certas,
  erradas,
  abertas = total - respondidas,
}: Progress): Record<AnswerState, number> => ({
  todas: total,
  nao_respondidas: abertas,
  respondidas,
  certas,
  erradas,
});

/** The same counts for the questions of a position: of its subject, or of the whole collection. */
export function positionCounts(
  { progresso, assuntos }: Pick<Detail, 'progresso' | 'assuntos'>,
  { subject }: Pick<StudyPosition, 'subject'>,
): Record<AnswerState, number> {
  return stateCounts(assuntos.find(({ assunto_id }) => assunto_id === subject) ?? progresso);
}

/** The parts of a map or notebook that an answer changes. */
export interface WithProgress {
  progresso: Progress;
  assuntos: Subject[];
}

const counted = (progress: Progress, acertou: boolean | null): Progress => ({
  ...progress,
  respondidas: Math.min(progress.respondidas + 1, progress.total),
  certas: progress.certas + (acertou === true ? 1 : 0),
  erradas: progress.erradas + (acertou === false ? 1 : 0),
  ...(progress.abertas !== undefined && { abertas: Math.max(progress.abertas - 1, 0) }),
});

/**
 * A collection's progress with one more answered number, as the server will compute it; an answer that does not count
 * changes nothing. The server's own count then replaces it.
 */
export function withAnswer<Kept extends WithProgress>(
  kept: Kept,
  subjectId: number | undefined,
  result: AnswerResult,
): Kept {
  if (!result.contabilizada) return kept;
  return {
    ...kept,
    progresso: counted(kept.progresso, result.acertou),
    assuntos: kept.assuntos.map((subject) =>
      subject.assunto_id === subjectId ? { ...subject, ...counted(subject, result.acertou) } : subject,
    ),
  };
}
