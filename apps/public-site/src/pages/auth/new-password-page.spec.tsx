import { refuse } from '@mapa/api-client/testing';
import { SERVER_MESSAGES } from '@mapa/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, clearBrowser, openPage } from '../../testing/open-page';

const RESET = 'POST /api/auth/reset-password';

afterEach(clearBrowser);

async function choose() {
  await userEvent.type(screen.getByLabelText('Nova Senha'), 'Estudar#2027');
  await userEvent.type(screen.getByLabelText('Confirmar Senha'), 'Estudar#2027');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
}

describe('the page of a new password', () => {
  it('removes the secret from the address at once, uses it, and then forgets it', async () => {
    const { seen } = await openPage('/nova-senha/segredo', ['newPassword'], {
      [RESET]: { success: true, msg: SERVER_MESSAGES.passwordReset },
    });
    await waitFor(() => expect(address()).toBe('/nova-senha/redefinir'));
    await choose();
    expect(await screen.findByRole('heading', { name: 'Senha redefinida' })).toBeVisible();
    expect(screen.getByText(SERVER_MESSAGES.passwordReset)).toBeVisible();
    expect(seen.map(({ args }) => args['token'])).toEqual(['segredo']);
    // The router replaces its entry in a transition.
    await waitFor(() => expect(screen.getByLabelText('guardado')).toHaveTextContent('null'));
    expect(screen.getByRole('link', { name: 'Ir para o Login' })).toHaveAttribute('href', '/login');
  });

  it('offers another link if this one is no longer valid', async () => {
    await openPage('/nova-senha/segredo', ['newPassword'], {
      [RESET]: refuse(422, { token: [SERVER_MESSAGES.deadLink] }),
    });
    await choose();
    expect(await screen.findByRole('heading', { name: 'Link sem validade' })).toBeVisible();
    expect(screen.getByText(SERVER_MESSAGES.deadLink)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pedir outro link' })).toHaveAttribute('href', '/recuperar-senha');
    await waitFor(() => expect(screen.getByLabelText('guardado')).toHaveTextContent('null'));
  });
});
