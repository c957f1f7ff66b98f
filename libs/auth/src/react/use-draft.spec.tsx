import { refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { accountApi } from '@mapa/api-client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeToken } from '../browser/token-cookie';
import { sessionLoading, signedIn, signedOut } from '../session/session-slice';
import { clearDevice, renderWithSession } from '../testing/session-page';
import { DraftNote } from './draft-note';
import { useDraft } from './use-draft';

const PROFILE = 'GET /api/customer-area/user/me';
const PLAN = 'GET /api/customer-area/user/plan';
const ana = sampleProfile();
const { usuario: bia } = sampleProfile({ id: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002', nome: 'Bia' });
const FOUND = 'Recuperamos o que você tinha escrito.';
/** Each test uses its own question: a page remembers what it wrote itself. */
let about = 100;

function DraftScreen() {
  const draft = useDraft('comentario', about);
  return (
    <>
      <textarea aria-label="Comentário" value={draft.text} onChange={(event) => draft.write(event.target.value)} />
      <DraftNote draft={draft} onDiscard={() => draft.write('')} />
      <button onClick={() => draft.confirm('Falta a crase.')}>Chegou</button>
    </>
  );
}

beforeEach(() => void (about += 1));
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
  clearDevice();
});

const keyOf = (id: string) => `mapa:comentario:${id}:${about}`;
const field = () => screen.getByLabelText('Comentário');
async function openAsAna(calls: FakeCalls = {}) {
  writeToken('token-of-ana', '');
  return renderWithSession(<DraftScreen />, { calls: { [PROFILE]: ana, ...calls } });
}

describe('a text being written', () => {
  it('is stored with each letter, and removed when the server has it', async () => {
    await openAsAna();
    await userEvent.type(field(), 'Falta a crase.');
    expect(localStorage.getItem(keyOf(ana.usuario.id))).toBe('Falta a crase.');
    expect(screen.queryByText(FOUND)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Chegou' }));
    expect([localStorage.getItem(keyOf(ana.usuario.id)), (field() as HTMLTextAreaElement).value]).toEqual([null, '']);
  });

  it('stays if more was typed than the server has', async () => {
    await openAsAna();
    await userEvent.type(field(), 'Falta a crase. E a vírgula.');
    await userEvent.click(screen.getByRole('button', { name: 'Chegou' }));
    expect(field()).toHaveValue('Falta a crase. E a vírgula.');
  });

  it('from an earlier page is restored, with a notice, and can be discarded', async () => {
    localStorage.setItem(keyOf(ana.usuario.id), 'Falta a');
    await openAsAna();
    expect(field()).toHaveValue('Falta a');
    expect(screen.getByText(FOUND)).toBeVisible();
    await userEvent.type(field(), ' crase.');
    expect(screen.getByText(FOUND)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect([screen.queryByText(FOUND), localStorage.getItem(keyOf(ana.usuario.id))]).toEqual([null, null]);
    await userEvent.type(field(), 'Outra');
    expect(screen.queryByText(FOUND)).not.toBeInTheDocument();
  });

  it('is not shown to another student, to a visitor, or while the student is unknown', async () => {
    localStorage.setItem(keyOf(ana.usuario.id), 'Falta a crase.');
    const { store } = await openAsAna();
    expect(field()).toHaveValue('Falta a crase.');
    sessionStorage.clear();
    act(() => void store.dispatch(sessionLoading(null)));
    expect(field()).toHaveValue('');
    act(() => void store.dispatch(signedIn(bia)));
    expect(field()).toHaveValue('');
    act(() => void store.dispatch(signedOut()));
    expect([(field() as HTMLTextAreaElement).value, screen.queryByText(FOUND)]).toEqual(['', null]);
  });

  it('stays in its field when the server refuses the session on a public page', async () => {
    history.replaceState(null, '', '/questoes/5');
    const { store } = await openAsAna({ [PLAN]: refuse(401) });
    await userEvent.type(field(), 'Falta');
    await act(
      async () => void (await store.dispatch(accountApi.endpoints.ownPlan.initiate(undefined, { subscribe: false }))),
    );
    expect(store.getState().session.status).toBe('signed-out');
    await userEvent.type(field(), ' a crase.');
    expect(field()).toHaveValue('Falta a crase.');
    expect(localStorage.getItem(keyOf(ana.usuario.id))).toBe('Falta a crase.');
  });

  it('of a visitor is kept for the student who signs in', async () => {
    const { store } = await renderWithSession(<DraftScreen />, { calls: {} });
    await userEvent.type(field(), 'Falta a crase.');
    expect(localStorage).toHaveLength(0);
    act(() => void store.dispatch(signedIn(ana.usuario)));
    expect(field()).toHaveValue('Falta a crase.');
    expect([localStorage.getItem(keyOf(ana.usuario.id)), sessionStorage.getItem(`mapa:comentario:${about}`)]).toEqual([
      'Falta a crase.',
      null,
    ]);
  });

  it('stays on the screen if the browser does not store it, with a notice', async () => {
    await openAsAna();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.type(field(), 'Falta a crase.');
    expect(field()).toHaveValue('Falta a crase.');
    expect(screen.getByText(/Este navegador não está guardando/)).toBeVisible();
  });

  it('follows changes in another tab', async () => {
    await openAsAna();
    localStorage.setItem(keyOf(ana.usuario.id), 'Da outra aba.');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: keyOf(ana.usuario.id) })));
    expect(field()).toHaveValue('Da outra aba.');
    expect(screen.queryByText(FOUND)).not.toBeInTheDocument();
  });
});
