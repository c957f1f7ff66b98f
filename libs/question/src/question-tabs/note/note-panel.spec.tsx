import { baseApi, noteDraftText } from '@mapa/api-client';
import { offline, refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { signedOut } from '@mapa/auth';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen';
import { NotePanel } from './note-panel';

const READ = 'GET /api/customer-area/question/note/{id}';
const WRITE = 'PUT /api/customer-area/question/note/{id}';
const DELETE = 'DELETE /api/customer-area/question/note/{id}';
const STALE = { revisao: ['Isto foi mudado em outra aba.'] };

/** An account that stores one note, and refuses a write based on an outdated revision. */
function account(texto: string | null, revisao: number) {
  let note = { questao_id: 12, texto, revisao, atualizada_em: null as string | null };
  let isOnline = true;
  let isBusy = false;
  const store = (over: { texto: string | null; revisao: number }) => {
    if (!isOnline) return offline();
    if (isBusy) return refuse(429, {}, { 'retry-after': '60' });
    if (over.revisao !== note.revisao) return refuse(422, STALE);
    note = { ...note, texto: over.texto, revisao: note.revisao + 1 };
    return note;
  };
  const calls: FakeCalls = {
    [READ]: () => (isOnline ? note : offline()),
    [WRITE]: (args) => store(args),
    [DELETE]: ({ revisao: over }) => store({ texto: null, revisao: over }),
  };
  return {
    calls,
    read: () => note,
    writeElsewhere: (text: string) => void (note = { ...note, texto: text, revisao: note.revisao + 1 }),
    setOnline: (online: boolean) => void (isOnline = online),
    setBusy: (busy: boolean) => void (isBusy = busy),
  };
}

const open = (calls: FakeCalls) =>
  renderScreen(<NotePanel questionId={12} version={1} onClose={() => undefined} />, { as: 'student', calls });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const blur = () => userEvent.tab();

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  jest.useRealTimers();
});

describe('a note', () => {
  it('is saved while it is written, and deleted when it is emptied', async () => {
    const server = account(null, 0);
    open(server.calls);
    await userEvent.type(await field(), 'Rever crase.');
    expect(await screen.findByText('Guardada na sua conta.', undefined, { timeout: 3_000 })).toBeVisible();
    expect(server.read()).toMatchObject({ texto: 'Rever crase.', revisao: 1 });
    expect(localStorage).toHaveLength(0);
    await userEvent.clear(await field());
    await blur();
    await waitFor(() => expect(server.read()).toMatchObject({ texto: null, revisao: 2 }));
    expect(await screen.findByText(/Só você vê/)).toBeVisible();
  });

  it('does not claim to be stored if the browser stores nothing, and is sent once online', async () => {
    const server = account('Velha.', 4);
    open(server.calls);
    await field();
    server.setOnline(false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(await field(), ' Nova.');
    await blur();
    expect(await screen.findByText('Vai para a sua conta quando a conexão voltar.')).toBeVisible();
    expect(screen.getByText(/não está guardando o que você escreve/)).toBeVisible();
    expect(screen.queryByText(/neste aparelho/)).toBeNull();
    server.setOnline(true);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.read().texto).toBe('Velha. Nova.'), { timeout: 3_000 });
  });

  it('stays on the device without a connection, over a reload, and is sent once online', async () => {
    const server = account('Velha.', 4);
    const first = open(server.calls);
    await field();
    server.setOnline(false);
    await userEvent.type(await field(), ' Nova.');
    await blur();
    expect(await screen.findByText(/Guardada neste aparelho/)).toBeVisible();
    first.unmount();
    open(server.calls);
    expect(await field()).toHaveValue('Velha. Nova.');
    expect(await screen.findByText(/Sem conexão com a sua conta/)).toBeVisible();
    server.setOnline(true);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.read().texto).toBe('Velha. Nova.'), { timeout: 3_000 });
  });

  it('is sent again only when the server accepts notes, however much is written meanwhile', async () => {
    jest.useFakeTimers();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const server = account(null, 0);
    server.setBusy(true);
    const { seen, client } = open(server.calls);
    const told = jest.fn();
    client.events.onRateLimited(told);
    const written = () => seen.filter(({ call }) => call === WRITE).length;
    await person.type(await field(), 'Rever crase.');
    await person.tab();
    await waitFor(() => expect(written()).toBe(1));
    server.setBusy(false);
    await person.type(await field(), ' E vírgula.');
    await person.tab();
    act(() => void dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(50_000));
    expect([written(), told.mock.calls.length]).toEqual([1, 1]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect([written(), server.read().texto]).toEqual([2, 'Rever crase. E vírgula.']);
  });

  it('shows both texts if it was changed elsewhere, and joins them', async () => {
    const server = account('Primeira.', 1);
    open(server.calls);
    await field();
    server.writeElsewhere('De outro aparelho.');
    await userEvent.type(await field(), ' Minha.');
    await blur();
    expect(await screen.findByText('De outro aparelho.')).toBeVisible();
    expect(await field()).toHaveValue('Primeira. Minha.');
    expect(server.read().texto).toBe('De outro aparelho.');
    await userEvent.click(screen.getByRole('button', { name: 'Juntar as duas' }));
    await waitFor(() => expect(server.read().texto).toBe('De outro aparelho.\n\nPrimeira. Minha.'), { timeout: 3_000 });
  });

  it('is sent when the page is left in the middle of a word', async () => {
    const server = account(null, 0);
    const { unmount } = open(server.calls);
    await userEvent.type(await field(), 'Meia pal');
    unmount();
    await waitFor(() => expect(server.read().texto).toBe('Meia pal'));
  });

  it('stays on the device if the session ends during the sending, without an error', async () => {
    const server = account('Velha.', 4);
    const { seen, store } = open({ ...server.calls, [WRITE]: () => new Promise<never>(() => undefined) });
    await userEvent.type(await field(), ' Nova.');
    await blur();
    await waitFor(() => expect(seen.at(-1)?.call).toBe(WRITE));
    await act(async () => void store.dispatch(baseApi.util.resetApiState()));
    expect(await screen.findByDisplayValue('Velha. Nova.')).toBeVisible();
    expect(await screen.findByText('Ainda não guardada na sua conta.')).toBeVisible();
  });

  it('left by an earlier page is restored, and sent to the account', async () => {
    const server = account('Velha.', 4);
    // As older versions of the page stored it.
    localStorage.setItem(`mapa:anotacao:${sampleProfile().usuario.id}:13`, '{"texto":"Velha. Nova.","base":4}');
    renderScreen(<NotePanel questionId={13} version={1} onClose={() => undefined} />, {
      as: 'student',
      calls: server.calls,
    });
    expect(await screen.findByDisplayValue('Velha. Nova.')).toBeVisible();
    expect(screen.getByText('Recuperamos o que você tinha escrito.')).toBeVisible();
    await waitFor(() => expect(server.read().texto).toBe('Velha. Nova.'), { timeout: 3_000 });
  });

  it('is not sent after another student has taken over the page, as it would go to their account', async () => {
    const server = account('Da Ana.', 4);
    const { store, seen } = open(server.calls);
    await userEvent.type(await field(), ' Nova.');
    act(() => void store.dispatch(signedOut()));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await act(async () => undefined);
    expect(seen.some(({ call }) => call === WRITE)).toBe(false);
    expect(localStorage.getItem(`mapa:anotacao:${sampleProfile().usuario.id}:12`)).toBe(
      noteDraftText({ text: 'Da Ana. Nova.', base: 4 }),
    );
  });

  it('removes a draft that reached the account without a confirmation', async () => {
    const server = account('Chegou.', 1);
    localStorage.setItem(`mapa:anotacao:${sampleProfile().usuario.id}:12`, noteDraftText({ text: 'Chegou.', base: 0 }));
    const first = open(server.calls);
    expect(await field()).toHaveValue('Chegou.');
    await waitFor(() => expect(localStorage).toHaveLength(0));
    first.unmount();
    server.writeElsewhere('Mudou no celular.');
    open(server.calls);
    expect(await screen.findByDisplayValue('Mudou no celular.')).toBeVisible();
    expect(screen.queryByText(/mudou em outra aba/)).not.toBeInTheDocument();
  });
});
