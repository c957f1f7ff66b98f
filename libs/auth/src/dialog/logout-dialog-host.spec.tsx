import { sampleProfile } from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey, writeDraft } from '../browser/drafts';
import { writeToken } from '../browser/token-cookie';
import { useSessionActions } from '../react/session-context';
import { clearDevice, renderWithSession } from '../testing/session-page';

const mockLook = jest.fn();

jest.mock('./logout-dialog', () => ({
  __esModule: true,
  // The code is loaded at the first attempt.
  get LogoutDialog() {
    mockLook();
    throw new TypeError('Failed to fetch');
  },
}));

const ana = sampleProfile();

function Screen() {
  const { askLogout } = useSessionActions();
  return <button onClick={() => void askLogout()}>Sair</button>;
}

afterEach(clearDevice);

it('logs out if the dialog cannot be loaded, and keeps unsent texts', async () => {
  writeToken('token-of-ana', '');
  const calls = { 'GET /api/customer-area/user/me': ana, 'POST /api/auth/logout': { success: true } } as const;
  const { store } = await renderWithSession(<Screen />, { calls });
  const key = draftKey('comentario', ana.usuario.id, 5);
  act(() => void writeDraft(key, 'Falta a crase.'));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(store.getState().session.status).toBe('signed-out'));
  expect([localStorage.getItem(key), screen.queryByRole('alert')]).toEqual(['Falta a crase.', null]);
});

it.each([
  ['a student', 'token-of-ana', 1],
  ['a visitor', null, 0],
])('loads its code when %s touches the page, while there still is a connection', async (_who, token, looks) => {
  mockLook.mockClear();
  if (token) writeToken(token, '');
  const { store } = await renderWithSession(<Screen />, { calls: { 'GET /api/customer-area/user/me': ana } });
  await waitFor(() => expect(store.getState().session.status).toBe(token ? 'signed-in' : 'signed-out'));
  expect(mockLook).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  await waitFor(() => expect(mockLook).toHaveBeenCalledTimes(looks));
});
