import { refuse, type FakeCalls } from '@mapa/api-client/testing';
import { SERVER_MESSAGES } from '@mapa/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDevice, renderWithSession } from '../testing/session-page';
import { NewPasswordForm } from './new-password-form';

const RESET = 'POST /api/auth/reset-password';

afterEach(clearDevice);

async function show(calls: FakeCalls = {}) {
  const [handleDone, handleExpired] = [jest.fn(), jest.fn()];
  const page = await renderWithSession(
    <NewPasswordForm token="segredo" onDone={handleDone} onExpired={handleExpired} />,
    { calls },
  );
  return { ...page, handleDone, handleExpired };
}

async function choose(password: string, confirmation = password) {
  if (password) await userEvent.type(screen.getByLabelText('Nova Senha'), password);
  if (confirmation) await userEvent.type(screen.getByLabelText('Confirmar Senha'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
}

describe('the form of a new password', () => {
  it.each([
    ['abc', 'abd', 'Confirmar Senha', 'As senhas não correspondem.'],
    ['', '', 'Nova Senha', 'Preencha o campo nova senha'],
    ['curta', 'curta', 'Nova Senha', 'A senha deve ter no mínimo 8 caracteres.'],
  ])('with "%s" and "%s" leads to %s: %s', async (password, confirmation, label, sentence) => {
    const { seen } = await show();
    await choose(password, confirmation);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(seen).toEqual([]);
  });

  it('sets the password with the secret of the link', async () => {
    const { seen, handleDone } = await show({ [RESET]: { success: true, msg: SERVER_MESSAGES.passwordReset } });
    await choose('Estudar#2027');
    await waitFor(() => expect(handleDone.mock.calls).toEqual([[SERVER_MESSAGES.passwordReset]]));
    expect(seen.map(({ args }) => args)).toEqual([
      { token: 'segredo', password: 'Estudar#2027', password_confirmation: 'Estudar#2027' },
    ]);
  });

  it('says that a link is no longer valid', async () => {
    const { handleExpired, handleDone } = await show({ [RESET]: refuse(422, { token: [SERVER_MESSAGES.deadLink] }) });
    await choose('Estudar#2027');
    await waitFor(() => expect(handleExpired.mock.calls).toEqual([[SERVER_MESSAGES.deadLink]]));
    expect(handleDone).not.toHaveBeenCalled();
  });

  it("shows the server's objection to the password, and keeps the typed text", async () => {
    const { handleExpired } = await show({ [RESET]: refuse(422, { password: [SERVER_MESSAGES.commonPassword] }) });
    await choose('12345678');
    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.commonPassword);
    expect(screen.getByLabelText('Nova Senha')).toHaveAccessibleDescription(
      expect.stringContaining(SERVER_MESSAGES.commonPassword),
    );
    expect(screen.getByLabelText('Nova Senha')).toHaveValue('12345678');
    expect(handleExpired).not.toHaveBeenCalled();
  });

  it('shows the sentence of a response without success', async () => {
    const { handleDone } = await show({ [RESET]: { success: false, msg: 'Não foi possível.' } });
    await choose('Estudar#2027');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível.');
    expect(handleDone).not.toHaveBeenCalled();
  });
});
