import { noteDraftText } from '@mapa/api-client';
import { offline, refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import { draftKey, writeDraft } from '../browser/drafts';
import { writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const READ = 'GET /api/customer-area/question/note/{id}';
const WRITE = 'PUT /api/customer-area/question/note/{id}';
const DELETE = 'DELETE /api/customer-area/question/note/{id}';
const ana = sampleProfile();
const ANA = ana.usuario.id;
const BIA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
const note = (questao_id: number, texto: string | null, revisao: number) => ({
  questao_id,
  texto,
  revisao,
  atualizada_em: null,
});
const wait = (student: string, id: number, text: string, base: number | null) =>
  void writeDraft(draftKey('anotacao', student, id), noteDraftText({ text, base }));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('mapa:anotacao:'));

afterEach(clearDevice);

function openAsAna(calls: FakeCalls) {
  writeToken('token-of-ana', '');
  return createTestSession({ calls: { [PROFILE]: ana, 'POST /api/auth/logout': { success: true }, ...calls } });
}

describe('notes that wait on this device', () => {
  it("are sent when their student signs in again, each with that student's token, and no other student's", async () => {
    wait(ANA, 5, 'Rever crase.', 0);
    wait(ANA, 6, ' ', 3);
    wait(BIA, 7, 'De outra.', 0);
    const { start, seen } = openAsAna({
      [READ]: ({ id }) => (id === 6 ? note(6, 'Velha.', 3) : note(id, null, 0)),
      [WRITE]: ({ id, texto, revisao }) => note(id, texto, revisao + 1),
      [DELETE]: ({ id, revisao }) => note(id, null, revisao + 1),
    });
    await start();
    await waitFor(() => expect(kept()).toEqual([`mapa:anotacao:${BIA}:7`]));
    expect(seen.filter(({ call }) => call === WRITE || call === DELETE)).toEqual([
      { call: WRITE, args: { id: 5, texto: 'Rever crase.', revisao: 0 }, token: 'token-of-ana' },
      { call: DELETE, args: { id: 6, revisao: 3 }, token: 'token-of-ana' },
    ]);
  });

  it('stay if the account was changed elsewhere, and if the server refuses them', async () => {
    wait(ANA, 5, 'Minha.', 1);
    wait(ANA, 6, 'Some.', 0);
    const { start, seen } = openAsAna({
      [READ]: ({ id }) => (id === 5 ? note(5, 'De outro aparelho.', 2) : refuse(404)),
    });
    await start();
    await waitFor(() => expect(seen.filter(({ call }) => call === READ)).toHaveLength(2));
    expect([kept().length, seen.some(({ call }) => call === WRITE)]).toEqual([2, false]);
  });

  it('are tried again when the connection returns', async () => {
    wait(ANA, 5, 'Rever crase.', 0);
    let isOnline = false;
    const { start, seen } = openAsAna({
      [READ]: () => (isOnline ? note(5, null, 0) : offline()),
      [WRITE]: ({ id, texto }) => note(id, texto, 1),
    });
    await start();
    await waitFor(() => expect(seen.at(-1)?.call).toBe(READ));
    expect(kept()).toHaveLength(1);
    isOnline = true;
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('are sent before the student logs out', async () => {
    const { start, session, leave } = openAsAna({ [READ]: note(5, null, 0), [WRITE]: note(5, 'Rever crase.', 1) });
    await start();
    wait(ANA, 5, 'Rever crase.', 0);
    await act(() => session.askLogout());
    expect([kept(), leave.mock.calls]).toEqual([[], [['/']]]);
  });
});

describe('favourite highlights that wait on this device', () => {
  const FAVORITE = 'POST /api/customer-area/question/favorite';
  const wishes = () => Object.keys(localStorage).filter((key) => key.startsWith('mapa:favorita:'));

  it('are sent as the wanted state, and removed from the device if the server rejects them', async () => {
    writeDraft(draftKey('favorita', ANA, 5), 'sim');
    writeDraft(draftKey('favorita', ANA, 6), 'nao');
    writeDraft(draftKey('favorita', ANA, 7), 'sim');
    writeDraft(draftKey('favorita', BIA, 8), 'sim');
    const { start, seen } = openAsAna({
      [FAVORITE]: ({ questao_id, favorita = true }) => (questao_id === 7 ? refuse(404) : { success: true, favorita }),
    });
    await start();
    await waitFor(() => expect(wishes()).toEqual([`mapa:favorita:${BIA}:8`]));
    const sent = seen.filter(({ call }) => call === FAVORITE).map(({ args, token }) => ({ args, token }));
    expect(sent).toEqual([
      { args: { questao_id: 5, favorita: true }, token: 'token-of-ana' },
      { args: { questao_id: 6, favorita: false }, token: 'token-of-ana' },
      { args: { questao_id: 7, favorita: true }, token: 'token-of-ana' },
    ]);
  });

  it('stay while the server is unavailable', async () => {
    writeDraft(draftKey('favorita', ANA, 5), 'sim');
    const { start, seen } = openAsAna({ [FAVORITE]: offline() });
    await start();
    await waitFor(() => expect(seen.some(({ call }) => call === FAVORITE)).toBe(true));
    expect(wishes()).toHaveLength(1);
  });
});

describe('highlights that wait on this device', () => {
  const READ_HIGHLIGHTS = 'GET /api/customer-area/question/marks/{id}';
  const WRITE_HIGHLIGHTS = 'PUT /api/customer-area/question/marks/{id}';
  const yellow = (inicio: number, fim: number) => ({ inicio, fim, cor: 'amarelo' as const });
  const highlights = (destaques: ReturnType<typeof yellow>[], revisao: number) => ({
    questao_id: 5,
    versao: 2,
    destaques,
    riscadas: [],
    revisao,
    atualizada_em: null,
  });
  const key = draftKey('marcas', ANA, '5:2');
  const draft = JSON.stringify({
    base: { destaques: [yellow(0, 4)], riscadas: [], revisao: 1 },
    mine: { destaques: [yellow(0, 4), yellow(10, 14)], riscadas: [31] },
  });

  it('are sent without loading their question, merged with those added elsewhere meanwhile', async () => {
    writeDraft(key, draft);
    const { start, seen } = openAsAna({
      [READ_HIGHLIGHTS]: highlights([yellow(20, 24)], 2),
      [WRITE_HIGHLIGHTS]: highlights([yellow(10, 14), yellow(20, 24)], 3),
    });
    await start();
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    expect(seen.filter(({ call }) => call === WRITE_HIGHLIGHTS)).toEqual([
      {
        call: WRITE_HIGHLIGHTS,
        args: { id: 5, versao: 2, revisao: 2, destaques: [yellow(10, 14), yellow(20, 24)], riscadas: [31] },
        token: 'token-of-ana',
      },
    ]);
  });

  it('are merged anew if somebody wrote between reading and writing', async () => {
    writeDraft(key, draft);
    let revisao = 2;
    const { start, seen } = openAsAna({
      [READ_HIGHLIGHTS]: () => highlights([yellow(20, 24)], revisao),
      [WRITE_HIGHLIGHTS]: () => {
        if (revisao === 3) return highlights([], 4);
        revisao = 3;
        return refuse(422, { revisao: ['As marcas mudaram em outro lugar.'] });
      },
    });
    await start();
    await waitFor(() => expect(seen.filter(({ call }) => call === WRITE_HIGHLIGHTS)).toHaveLength(1));
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    expect(seen.findLast(({ call }) => call === WRITE_HIGHLIGHTS)?.args).toMatchObject({ revisao: 3 });
  });
});

describe('unsent data', () => {
  it('are tried again by themselves while the server is unavailable', async () => {
    jest.useFakeTimers();
    wait(ANA, 5, 'Rever crase.', 0);
    let isUp = false;
    const { start, seen } = openAsAna({
      [READ]: () => (isUp ? note(5, null, 0) : refuse(503)),
      [WRITE]: ({ id, texto }) => note(id, texto, 1),
    });
    await start();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(seen.filter(({ call }) => call === READ)).toHaveLength(1);
    isUp = true;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(kept()).toEqual([]);
    jest.useRealTimers();
  });
});
