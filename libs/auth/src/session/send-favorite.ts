import { oneTabAtATime, sendFavorite, type FavoriteEnd } from '@mapa/api-client';
import { draftKey, readDraft, writeDraft } from '../browser/drafts';
import type { Dispatch } from './profile-loader';

/** The last sending in this page by key: keeps the order within a tab in browsers without Web Locks. */
const underWay = new Map<string, Promise<FavoriteEnd>>();

/**
 * Sends a student's pending favourite mark, one at a time across all tabs, so that the last state set is the last one
 * sent. A refused mark is removed from the device.
 */
export function sendKeptFavorite(
  { studentId, ...sender }: { dispatch: Dispatch; studentId: string; token?: string },
  id: number,
): Promise<FavoriteEnd> {
  const key = draftKey('favorita', studentId, id);
  const send = () =>
    oneTabAtATime(`mapa-favorita:${studentId}`, async (): Promise<FavoriteEnd> => {
      for (let wish = readDraft(key); wish !== ''; wish = readDraft(key)) {
        const end = await sendFavorite(sender, id, wish);
        if (end.kind === 'later') return end;
        // Changed meanwhile: the new state is sent as well.
        if (readDraft(key) !== wish) continue;
        writeDraft(key, '');
        return end;
      }
      return { kind: 'sent' };
    });
  const before = underWay.get(key);
  const mine = (before ? before.then(send, send) : send()).finally(() => {
    if (underWay.get(key) === mine) underWay.delete(key);
  });
  underWay.set(key, mine);
  return mine;
}
