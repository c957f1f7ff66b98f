import { communityApi } from '../resources/community';
import { apiErrorOf, type ApiError } from '../transport/api-error';
import { isFinalRefusal, type DraftSender } from './draft-sender';

/**
 * Serialises a pending favourite mark. It is the desired state, not a toggle, so that sending it twice changes nothing.
 */
export const favoriteWish = (isFavorite: boolean): string => (isFavorite ? 'sim' : 'nao');

export type FavoriteEnd = { kind: 'sent' } | { kind: 'refused' | 'later'; error: ApiError };

/**
 * Sends a favourite mark that is pending on this device. `refused`: the server rejects it for good; `later`: nothing
 * more can be sent now.
 */
export async function sendFavorite({ dispatch, token }: DraftSender, id: number, wish: string): Promise<FavoriteEnd> {
  const asked = { questao_id: id, favorita: wish === favoriteWish(true), token };
  const { data, error } = await dispatch(communityApi.endpoints.markFavorite.initiate(asked, { track: false }));
  if (data) return { kind: 'sent' };
  return { kind: isFinalRefusal(error) ? 'refused' : 'later', error: apiErrorOf(error) };
}
