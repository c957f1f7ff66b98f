import type { ResultOf } from '@mapa/api-contract';
import { MAX_SITTING_MARKS } from '@mapa/domain';
import { isFinalRefusal, type DraftSender } from '../notes/draft-sender';
import { sittingsApi } from '../resources/sittings';
import { apiErrorOf, type ApiError } from '../transport/api-error';
import { sentMark, type KeptMark } from './kept-mark';

type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;
type View = ResultOf<'GET /api/customer-area/sitting/{id}'>;

/** An unsent mark with its question. */
export interface WaitingMark {
  questionId: number;
  mark: KeptMark;
}

/** The result of sending marks: `late` are questions whose choice was made after the end and does not count. */
export type MarksEnd = { kind: 'sent'; late: number[] } | { kind: 'refused' | 'later'; error: ApiError };

/** The age of a view stored on this device: milliseconds since the server returned it, by the device's clock. */
export interface KeptAge {
  idade_ms?: number;
}

/** A displayed sitting with the server's current clock and marks. */
export function withMarks<S extends Pick<View, 'marcas'> & KeptAge>(
  shown: S,
  { marcas, recusadas: _, ...clock }: MarksResult,
): Omit<S, 'idade_ms'> {
  const fresh = new Map(marcas.map((mark) => [mark.questao_id, mark]));
  const { idade_ms: _age, ...view } = shown;
  const known = new Set(view.marcas.map(({ questao_id }) => questao_id));
  return {
    ...view,
    ...clock,
    marcas: [
      ...view.marcas.map((mark) => fresh.get(mark.questao_id) ?? mark),
      ...marcas.filter(({ questao_id }) => !known.has(questao_id)),
    ],
  };
}

/**
 * Sends the unsent marks of one sitting on this device, those of one counter at a time, and shows the server's state
 * afterwards. `refused`: the server permanently refuses all of them, for instance because the sitting was discarded;
 * `later`: nothing more can be sent now.
 */
export async function sendMarks(
  { dispatch, token }: DraftSender,
  id: string,
  waiting: readonly WaitingMark[],
): Promise<MarksEnd | null> {
  const late: number[] = [];
  const isChoice = (questionId: number) =>
    waiting.some((one) => one.questionId === questionId && one.mark.alternativa_id !== undefined);
  for (const dispositivo of new Set(waiting.map(({ mark }) => mark.dispositivo))) {
    const own = waiting.filter(({ mark }) => mark.dispositivo === dispositivo);
    for (let at = 0; at < own.length; at += MAX_SITTING_MARKS) {
      const marcas = own.slice(at, at + MAX_SITTING_MARKS).map(({ questionId, mark }) => sentMark(questionId, mark));
      const body = { id, marcas, dispositivo, enviada_em: new Date().toISOString(), token };
      const { data, error } = await dispatch(sittingsApi.endpoints.writeMarks.initiate(body, { track: false }));
      if (!data) return { kind: isFinalRefusal(error) ? 'refused' : 'later', error: apiErrorOf(error) };
      dispatch(sittingsApi.util.updateQueryData('sitting', { id }, (view) => withMarks(view, data)));
      late.push(...data.recusadas.filter(isChoice));
    }
  }
  return waiting.length > 0 ? { kind: 'sent', late } : null;
}
