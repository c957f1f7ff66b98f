import { noteDraftText } from '@mapa/api-client';
import { offline, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, writeDraft } from '../browser/drafts';
import { readToken, writeToken } from '../browser/token-cookie';
import { useSessionActions } from '../react/session-context';
import { clearDevice, renderWithSession } from '../testing/session-page';

const PROFILE = 'GET /api/customer-area/user/me';
const LOGOUT = 'POST /api/auth/logout';
const ANSWER = 'POST /api/customer-area/question/answer';
const READ = 'GET /api/customer-area/question/note/{id}';
const WRITE = 'PUT /api/customer-area/question/note/{id}';
const ana = sampleProfile();
const ANA = ana.usuario.id;
const BIA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
const drafts = () => Object.keys(localStorage).filter((key) => key.split(':').length > 3);

function Screen() {
  const { askLogout } = useSessionActions();
  return <button onClick={() => void askLogout()}>Sair</button>;
}

afterEach(clearDevice);

async function openAsAna(calls: FakeCalls = {}) {
  writeToken('token-of-ana', '');
  const view = await renderWithSession(<Screen />, {
    calls: { [PROFILE]: ana, [LOGOUT]: { success: true }, ...calls },
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const ask = async () => {
    await press('Sair');
    return within(await screen.findByRole('dialog', { name: 'Antes de sair' }));
  };
  const status = () => view.store.getState().session.status;
  return { ...view, press, ask, status };
}
const typed = () =>
  act(() => {
    writeDraft(draftKey('comentario', ANA, 5), 'Falta a crase.');
    writeDraft(draftKey('aviso', ANA, 'questao-7'), 'O gabarito mudou.');
    writeDraft(draftKey('comentario', BIA, 5), 'De outra.');
  });

describe('logging out', () => {
  it('asks nothing if nothing is unsent', async () => {
    const { press, status } = await openAsAna();
    await press('Sair');
    await waitFor(() => expect(status()).toBe('signed-out'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows unsent texts with their places, and staying changes nothing', async () => {
    const { press, ask, status } = await openAsAna();
    typed();
    const dialog = await ask();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 comentário não publicado',
      '1 aviso não enviado',
    ]);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/questoes/5',
      '/questoes/7',
    ]);
    expect(dialog.queryByRole('button', { name: 'Enviar agora' })).not.toBeInTheDocument();
    await press('Fechar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([status(), drafts().length]).toEqual(['signed-in', 3]);
  });

  it('keeps them here for their student, and says so on the next page', async () => {
    const { press, ask, status } = await openAsAna();
    typed();
    await ask();
    await press('Guardar aqui e sair');
    await waitFor(() => expect(status()).toBe('signed-out'));
    expect([drafts().length, readToken(), localStorage.getItem('user_name')]).toEqual([3, undefined, null]);
    expect(sessionStorage.getItem('mapa_aviso')).toBe(
      'Você saiu. Ficou guardado neste aparelho, só para você: 1 comentário não publicado e 1 aviso não enviado. Quando você entrar de novo, está tudo aqui.',
    );
  });

  it('discards them after a second question, answers as well, and nothing of anybody else', async () => {
    const { press, ask, status, outbox, seen } = await openAsAna({ [ANSWER]: offline() });
    await act(async () => void (await outbox.submitAnswer(ANA, { questao_id: 5, alternativa_id: 52 })));
    typed();
    await ask();
    await press('Descartar e sair');
    const dialog = within(await screen.findByRole('dialog', { name: 'Descartar o que não foi enviado?' }));
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('1 resposta');
    await press('Voltar');
    await screen.findByRole('dialog', { name: 'Antes de sair' });
    await press('Descartar e sair');
    await press('Descartar para sempre');
    await waitFor(() => expect(status()).toBe('signed-out'));
    expect([drafts(), sessionStorage.getItem('mapa_aviso')]).toEqual([[draftKey('comentario', BIA, 5)], null]);
    expect(seen.at(-1)?.call).toBe(LOGOUT);
    await act(() => outbox.open(ANA));
    expect(outbox.snapshot().pending).toEqual([]);
  });

  it('sends them on request, and reports a failure', async () => {
    let isOnline = false;
    const { press, ask, status } = await openAsAna({
      [READ]: () => (isOnline ? { questao_id: 5, texto: null, revisao: 0, atualizada_em: null } : offline()),
      [WRITE]: { questao_id: 5, texto: 'Rever.', revisao: 1, atualizada_em: null },
    });
    act(() => void writeDraft(draftKey('anotacao', ANA, 5), noteDraftText({ text: 'Rever.', base: 0 })));
    const dialog = await ask();
    await press('Enviar agora');
    expect(await dialog.findByText(/Não foi possível enviar tudo agora/)).toBeVisible();
    isOnline = true;
    await press('Enviar agora');
    expect(await dialog.findByText('Tudo foi enviado para a sua conta.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(status()).toBe('signed-out'));
    expect(drafts()).toEqual([]);
  });
});
