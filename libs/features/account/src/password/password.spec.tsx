import { refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { MESSAGES } from '@mapa/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { clearBrowser, showAccount } from '../testing/show';

const CHANGE = 'POST /api/customer-area/user/change-password';
const RECOVER = 'POST /api/auth/send-reset-password';
const LABELS = ['Senha atual', 'Nova senha', 'Confirmar nova senha'];

afterEach(clearBrowser);

async function change(...words: string[]) {
  for (const [at, label] of LABELS.entries()) {
    if (words[at]) await userEvent.type(screen.getByLabelText(label), words[at]);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
}

const values = () => LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

describe('changing the password', () => {
  it.each([
    [['', '', ''], 'Senha atual', 'Preencha o campo senha'],
    [['Estudar#2026', '', ''], 'Nova senha', 'Preencha o campo nova senha'],
    [['Estudar#2026', 'Nova senha 1', ''], 'Confirmar nova senha', 'Preencha o campo confirmação de senha'],
    [['Estudar#2026', 'Nova senha 1', 'Nova senha 2'], 'Confirmar nova senha', 'As senhas não correspondem.'],
    [['Estudar#2026', 'curta', 'curta'], 'Nova senha', 'A senha deve ter no mínimo 8 caracteres.'],
  ])('with %j leads to %s: %s', async (words, label, sentence) => {
    const { written } = await showAccount();
    await change(...words);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(written()).toEqual([]);
  });

  it('continues with the new token and empties the form', async () => {
    let valid = 'token-of-ana';
    const calls: FakeCalls = {
      [CHANGE]: () => {
        valid = 'new-token';
        return { success: true, access_token: valid };
      },
      'GET /api/customer-area/user/me': (_args, { token }) => (token === valid ? sampleProfile() : refuse(401)),
    };
    const { written, store } = await showAccount({ calls });
    await change('Estudar#2026', 'Nova senha 1', 'Nova senha 1');
    await waitFor(() => expect(Cookies.get('jwt_token')).toBe('new-token'));
    await waitFor(() => expect(store.getState().session.status).toBe('signed-in'));
    expect((await screen.findAllByText('Senha trocada. Os outros aparelhos saíram da sua conta.'))[0]).toBeVisible();
    expect(written().map(({ args }) => args)).toEqual([
      { password: 'Estudar#2026', password_new: 'Nova senha 1', password_confirmation: 'Nova senha 1' },
    ]);
    expect(values()).toEqual(['', '', '']);
  });

  it('keeps the typed fields if the current one is wrong, and says so at its field', async () => {
    await showAccount({ calls: { [CHANGE]: refuse(422, { password: ['A senha atual está incorreta.'] }) } });
    await change('errada', 'Nova senha 1', 'Nova senha 1');
    expect((await screen.findAllByText('A senha atual está incorreta.'))[0]).toBeVisible();
    expect(screen.getByLabelText('Senha atual')).toHaveFocus();
    expect(screen.getByLabelText('Senha atual')).toHaveAccessibleDescription('A senha atual está incorreta.');
    expect(values()).toEqual(['errada', 'Nova senha 1', 'Nova senha 1']);
  });

  it('waits if the server asks for it: nothing is sent again, and nothing is lost', async () => {
    const { written } = await showAccount({ calls: { [CHANGE]: refuse(429, {}, { 'retry-after': '60' }) } });
    await change('errada', 'Nova senha 1', 'Nova senha 1');
    expect((await screen.findAllByText(MESSAGES.rateLimited))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Trocar senha' })).toBeEnabled());
    expect(written()).toHaveLength(1);
    expect(values()).toEqual(['errada', 'Nova senha 1', 'Nova senha 1']);
  });
});

describe('an account of Google or Facebook', () => {
  it('gets its first password by the recovery mail', async () => {
    const { written } = await showAccount({
      who: { tem_senha: false },
      calls: { [RECOVER]: { success: true, msg: MESSAGES.recoverySent } },
    });
    expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link para ana@exemplo.com.br' }));
    expect(await screen.findByText(/você receberá um email com o link.*30 minutos/)).toBeVisible();
    expect(written().map(({ args }) => args)).toEqual([{ email: 'ana@exemplo.com.br' }]);
  });

  it('reports a mail that could not be sent', async () => {
    await showAccount({ who: { tem_senha: false }, calls: { [RECOVER]: { success: false, msg: '' } } });
    await userEvent.click(screen.getByRole('button', { name: /^Enviar link/ }));
    expect((await screen.findAllByText('Erro ao enviar email'))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Enviar link/ })).toBeEnabled();
  });
});
