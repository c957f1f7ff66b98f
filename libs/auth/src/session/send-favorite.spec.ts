import { favoriteWish } from '@mapa/api-client';
import { offline, refuse, type FakeCalls } from '@mapa/api-client/testing';
import { waitFor } from '@testing-library/react';
import { draftKey, readDraft, writeDraft } from '../browser/drafts';
import { clearDevice, createTestSession } from '../testing/session-page';
import { sendKeptFavorite } from './send-favorite';

const ANA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const KEY = draftKey('favorita', ANA, 5);

afterEach(clearDevice);

const FAVORITE = 'POST /api/customer-area/question/favorite';
const wish = (isFavorite: boolean) => void writeDraft(KEY, favoriteWish(isFavorite));

function open(reply: FakeCalls[typeof FAVORITE]) {
  const { store, seen } = createTestSession({ calls: { [FAVORITE]: reply } });
  const sent = () => seen.map(({ args }) => args.favorita);
  return { sent, send: () => sendKeptFavorite({ dispatch: store.dispatch, studentId: ANA }, 5) };
}

describe('a favourite mark that waits on this device', () => {
  it('is sent and removed; without one nothing is sent', async () => {
    wish(true);
    const { send, sent } = open({ success: true, favorita: true });
    expect(await send()).toEqual({ kind: 'sent' });
    expect([sent(), readDraft(KEY)]).toEqual([[true], '']);
    expect(await send()).toEqual({ kind: 'sent' });
    expect(sent()).toEqual([true]);
  });

  it('is sent again if it was changed meanwhile, so that the last state is sent last', async () => {
    wish(true);
    const { send, sent } = open(({ favorita = true }) => {
      if (favorita) wish(false);
      return { success: true, favorita };
    });
    await send();
    expect([sent(), readDraft(KEY)]).toEqual([[true, false], '']);
  });

  it('waits for the previous sending, even a failed one', async () => {
    wish(true);
    let fail = (): void => undefined;
    const { send, sent } = open(() => new Promise((resolve) => void (fail = () => resolve(offline()))));
    const [first, second] = [send(), send()];
    await waitFor(() => expect(sent()).toEqual([true]));
    fail();
    expect(await first).toMatchObject({ kind: 'later' });
    await waitFor(() => expect(sent()).toEqual([true, true]));
    fail();
    expect(await second).toMatchObject({ kind: 'later' });
    expect(readDraft(KEY)).toBe('sim');
  });

  it('is removed if the server refuses it for good', async () => {
    wish(true);
    const { send } = open(refuse(404));
    expect(await send()).toMatchObject({ kind: 'refused' });
    expect(readDraft(KEY)).toBe('');
  });
});
