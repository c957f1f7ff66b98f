import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRequireLogin } from '../react/use-session';
import { clearDevice, renderWithSession } from '../testing/session-page';

let isOnline = false;
jest.mock('./login-dialog', () => {
  const actual = jest.requireActual<typeof import('./login-dialog')>('./login-dialog');
  return {
    __esModule: true,
    // The code is loaded at the first attempt.
    get LoginDialog() {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return actual.LoginDialog;
    },
  };
});

function Screen() {
  const requireLogin = useRequireLogin();
  return <button onClick={() => requireLogin(() => undefined)}>Adicionar</button>;
}

afterEach(clearDevice);

it('leaves the page unchanged if the dialog cannot be loaded, and opens it the next time', async () => {
  const { store } = await renderWithSession(<Screen />, {});
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(store.getState().session.dialog.open).toBe(false));
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  expect(await screen.findByRole('dialog', { name: 'Entre ou cadastre-se' })).toBeVisible();
});
