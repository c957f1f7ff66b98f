import type { ResultOf } from '@mapa/api-contract';
import { MAX_SITTING_MARKS } from '@mapa/domain';
import { isFinalRefusal, type DraftSender } from '../notes/draft-sender';
import { sittingsApi } from '../resources/sittings';
import { apiErrorOf, type ApiError } from '../transport/api-error';
import { sentMark, type KeptMark } from './kept-mark';

type MarksResult = ResultOf<'PUT /api/customer-area/sitting/{id}/marks'>;
type View = ResultOf<'GET /api/customer-area/sitting/{id}'>;

/** A mark that waits, and of which question. */
export interface WaitingMark {
  questionId: number;
  mark: KeptMark;
}

/** What became of marks: `late` are those questions whose choice came after the end and does not count. */
export type MarksEnd = { kind: 'sent'; late: number[] } | { kind: 'refused' | 'later'; error: ApiError };

/** What a view that was kept on this device says besides: how long ago the server told it, in milliseconds by the device's clock. */
export interface KeptAge {
  idade_ms?: number;
}

/** A sitting as it was shown, with the clock and the marks that the server has now. */
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
 * Sends marks of one sitting that wait on this device, those of one count at a time, and shows what the server has then. `refused`: the
 * server takes none of them for good, as where the sitting was discarded; `later`: nothing more can be sent now.
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
