import type { AnswerResult, MapDetail, Progress } from '../shared/model';

const counted = (progress: Progress, acertou: boolean | null): Progress => ({
  ...progress,
  respondidas: Math.min(progress.respondidas + 1, progress.total),
  certas: progress.certas + (acertou === true ? 1 : 0),
  erradas: progress.erradas + (acertou === false ? 1 : 0),
});

/**
 * A map's progress with one more answered number, as the server will count it: what an answer did not count for changes
 * nothing. The server's own count follows and replaces it.
 */
export function withAnswer(map: MapDetail, subjectId: number | undefined, result: AnswerResult): MapDetail {
  if (!result.contabilizada) return map;
  return {
    ...map,
    progresso: counted(map.progresso, result.acertou),
    assuntos: map.assuntos.map((subject) =>
      subject.assunto_id === subjectId ? { ...subject, ...counted(subject, result.acertou) } : subject,
    ),
  };
}
