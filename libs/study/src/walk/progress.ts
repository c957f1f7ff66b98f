import type { AnswerResult, Progress, Subject } from '../shared/model';

/** What an answer changes of a map or a notebook. */
export interface Walked {
  progresso: Progress;
  assuntos: Subject[];
}

const counted = (progress: Progress, acertou: boolean | null): Progress => ({
  ...progress,
  respondidas: Math.min(progress.respondidas + 1, progress.total),
  certas: progress.certas + (acertou === true ? 1 : 0),
  erradas: progress.erradas + (acertou === false ? 1 : 0),
});

/**
 * A collection's progress with one more answered number, as the server will count it: what an answer did not count for
 * changes nothing. The server's own count follows and replaces it.
 */
export function withAnswer<Kept extends Walked>(kept: Kept, subjectId: number | undefined, result: AnswerResult): Kept {
  if (!result.contabilizada) return kept;
  return {
    ...kept,
    progresso: counted(kept.progresso, result.acertou),
    assuntos: kept.assuntos.map((subject) =>
      subject.assunto_id === subjectId ? { ...subject, ...counted(subject, result.acertou) } : subject,
    ),
  };
}
