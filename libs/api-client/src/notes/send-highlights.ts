import { studyAidsApi } from '../resources/study-aids';
import { apiErrorOf } from '../transport/api-error';
import type { HighlightDraft } from './highlight-draft';
import { isSameHighlights, mergeHighlights } from './merge-highlights';
import { isFinalRefusal, type DraftSender } from './draft-sender';

/**
 * Brings highlights that wait on this device to the wording that they were made on, away from its panel; what was marked
 * elsewhere meanwhile stays. `kept`: the server will not have them. `later`: nothing more can be sent now.
 */
export async function sendHighlights(
  { dispatch, token }: DraftSender,
  { id, versao }: { id: number; versao: number },
  { base, mine }: HighlightDraft,
): Promise<'sent' | 'kept' | 'later'> {
  const { highlightsFor, writeHighlights } = studyAidsApi.endpoints;
  const { data: theirs, error: unread } = await dispatch(
    highlightsFor.initiate({ id, versao, token }, { track: false }),
  );
  if (!theirs) return isFinalRefusal(unread) ? 'kept' : 'later';
  const { destaques, riscadas } = mergeHighlights(base, mine, theirs);
  if (isSameHighlights({ destaques, riscadas }, theirs)) return 'sent';
  const body = { id, versao, revisao: theirs.revisao, destaques: [...destaques], riscadas: [...riscadas], token };
  const { data, error } = await dispatch(writeHighlights.initiate(body, { track: false }));
  if (data) return 'sent';
  // Written over meanwhile by another device or by the panel: the next time they are merged anew.
  return isFinalRefusal(error) && !('revisao' in apiErrorOf(error).fields) ? 'kept' : 'later';
}
