import { studyAidsApi } from '../resources/study-aids';
import { apiErrorOf } from '../transport/api-error';
import type { HighlightDraft } from './highlight-draft';
import { isSameHighlights, mergeHighlights } from './merge-highlights';
import { isFinalRefusal, type DraftSender } from './draft-sender';

/**
 * Sends pending highlights, outside their panel, to the wording on which they were made, and merges them with changes
 * made elsewhere. `kept`: the server rejects them, and they stay on the device. `later`: nothing more can be sent now.
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
  // Another device or the panel wrote meanwhile: the next attempt merges again.
  return isFinalRefusal(error) && !('revisao' in apiErrorOf(error).fields) ? 'kept' : 'later';
}
