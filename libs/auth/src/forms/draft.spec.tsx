import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENTERED, renderAuthForm } from '../testing/auth-form-page';
import { clearDevice } from '../testing/session-page';

afterEach(clearDevice);

const email = () => screen.getByLabelText('E-mail');

describe('text typed into one view', () => {
  it('is carried to the next one', async () => {
    const { unmount } = await renderAuthForm(1);
    await userEvent.type(email(), 'a@b.co');
    unmount();
    await renderAuthForm(3);
    expect(email()).toHaveValue('a@b.co');
  });

  it('is removed once somebody has signed in', async () => {
    const { unmount, handleSuccess } = await renderAuthForm(1, { calls: { 'POST /api/auth/login': ENTERED } });
    await userEvent.type(email(), 'a@b.co');
    await userEvent.type(screen.getByLabelText('Senha'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(handleSuccess).toHaveBeenCalled());
    unmount();
    await renderAuthForm(1);
    expect(email()).toHaveValue('');
  });
});
