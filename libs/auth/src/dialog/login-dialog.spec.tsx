import { MESSAGES } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { refuse, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken, writeToken } from '../browser/token-cookie';
import { useRequireLogin, useSession } from '../react/use-session';
import { clearDevice, renderWithSession } from '../testing/session-page';

const login = {
  access_token: 't',
  user_name: 'Ana',
  user_email: 'a@b.c',
  ava_novo: false,
  verificou_email_em: '',
  role: 'estudante',
} as const;
const added = jest.fn();

function Screen() {
  const requireLogin = useRequireLogin();
  const { user } = useSession();
  return (
    <>
      <p>{user === undefined ? 'carregando' : (user?.nome ?? 'visitante')}</p>
      <button onClick={() => requireLogin((student) => added(student?.nome), { mapaId: 7 })}>Adicionar</button>
    </>
  );
}

const show = (calls: FakeCalls = {}) =>
  renderWithSession(<Screen />, {
    calls: { 'POST /api/auth/login': login, 'GET /api/customer-area/user/me': sampleProfile(), ...calls },
  });

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  return screen.findByRole('dialog', { name: 'Entre ou cadastre-se' });
};

async function fillIn(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(screen.getByLabelText('Senha'), password);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

afterEach(() => {
  clearDevice();
  added.mockClear();
  jest.restoreAllMocks();
});

describe('an action that needs a student', () => {
  it('runs at once for a student', async () => {
    writeToken('t', '');
    await show();
    await screen.findByText('Ana Souza');
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(added.mock.calls).toEqual([['Ana Souza']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('runs after a visitor has signed in', async () => {
    const { store } = await show();
    const dialog = await openDialog();
    expect(dialog).toHaveAccessibleDescription('Para continuar');
    expect(store.getState().session.dialog).toEqual({ open: true, view: 1, mapaId: 7 });
    await fillIn('a@b.c', 'x');
    expect(added).not.toHaveBeenCalled();
    await submit();
    await waitFor(() => expect(added.mock.calls).toEqual([['Ana Souza']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Ana Souza')).toBeVisible();
  });

  it('runs after a sign-up as well', async () => {
    await show({ 'POST /api/auth/registerOrLogin': { ...login, conta_criada: true } });
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Crie agora!' }));
    await userEvent.type(screen.getByLabelText('Nome Completo'), 'Ana');
    await fillIn('a@b.co', 'Estudar#2026');
    await userEvent.type(screen.getByLabelText('Confirmar Senha'), 'Estudar#2026');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(added).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }));
    await waitFor(() => expect(added.mock.calls).toEqual([['Ana Souza']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not run if the dialog is closed', async () => {
    const { store } = await show();
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([store.getState().session.dialog.open, added.mock.calls]).toEqual([false, []]);
  });
});

describe('a dialog that is closed during the request', () => {
  it('signs in, but does not run the waiting action', async () => {
    let accepted = (): void => undefined;
    await show({ 'POST /api/auth/login': () => new Promise((resolve) => void (accepted = () => resolve(login))) });
    await openDialog();
    await fillIn('a@b.c', 'x');
    await submit();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    accepted();
    expect(await screen.findByText('Ana Souza')).toBeVisible();
    expect(added).not.toHaveBeenCalled();
  });
});

describe('the login form', () => {
  it.each([
    ['', '', 'E-mail', 'Preencha o campo e-mail'],
    ['', 'x', 'E-mail', 'Preencha o campo e-mail'],
    ['a@b.c', '', 'Senha', 'Preencha o campo senha'],
  ])('with "%s" and "%s" leads to %s: %s', async (email, password, label, sentence) => {
    const { seen } = await show();
    await openDialog();
    await fillIn(email, password);
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(seen).toEqual([]);
  });

  it('is busy during the request, and ready again with the sentence of a refusal', async () => {
    let refused = (_answer: ReturnType<typeof refuse>): void => undefined;
    await show({ 'POST /api/auth/login': () => new Promise((resolve) => void (refused = resolve)) });
    await openDialog();
    await fillIn('a@b.c', 'x');
    await submit();
    expect(await screen.findByRole('button', { name: 'Aguarde...' })).toBeDisabled();
    refused(refuse(422, { email: ['E-mail ou senha incorretos.'] }));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
    expect(screen.getByText('E-mail ou senha incorretos.')).toBeInTheDocument();
    expect(screen.getByLabelText('Senha')).toHaveValue('x');
    expect([readToken(), localStorage.length]).toEqual([undefined, 0]);
  });

  it('shows a rate limit in one notice only', async () => {
    await show({ 'POST /api/auth/login': refuse(429, {}, { 'retry-after': '60' }) });
    await openDialog();
    await fillIn('a@b.c', 'x');
    await submit();
    expect((await screen.findAllByRole('alert')).map((notice) => notice.textContent)).toEqual([MESSAGES.rateLimited]);
  });

  it('shows its error for 10 s', async () => {
    const raised = jest.spyOn(toast, 'error');
    await show({
      'POST /api/auth/login': refuse(422, { email: ['E-mail ou senha incorretos.'], password: ['Outra.'] }),
    });
    await openDialog();
    await fillIn('a@b.c', 'x');
    await submit();
    await waitFor(() =>
      expect(raised).toHaveBeenCalledWith('E-mail ou senha incorretos.', expect.objectContaining({ duration: 10_000 })),
    );
    expect(raised).toHaveBeenCalledTimes(1);
  });

  it('fills in the e-mail next time if asked to, until no longer asked to', async () => {
    const first = await show();
    await openDialog();
    await fillIn('a@b.c', 'x');
    await userEvent.click(screen.getByLabelText('Lembrar'));
    await submit();
    await waitFor(() => expect(added).toHaveBeenCalled());
    expect(localStorage.getItem('mapa_lembrar')).toBe('a@b.c');
    first.unmount();
    clearDevice();
    localStorage.setItem('mapa_lembrar', 'a@b.c');
    await show();
    await openDialog();
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.c');
    expect(screen.getByLabelText('Lembrar')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Lembrar'));
    await fillIn('', 'x');
    await submit();
    await waitFor(() => expect(localStorage.getItem('mapa_lembrar')).toBeNull());
  });
});

describe('the three views of the dialog', () => {
  it('lead to each other under their titles, and the focus follows', async () => {
    const { store } = await show();
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Crie agora!' }));
    expect(screen.getByRole('dialog', { name: 'Criar conta' })).toBeVisible();
    expect(store.getState().session.dialog).toEqual({ open: true, view: 2, mapaId: 7 });
    expect(screen.getByLabelText('Nome Completo')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByRole('dialog', { name: 'Entre ou cadastre-se' })).toHaveAccessibleDescription('Para continuar');
    await userEvent.click(screen.getByRole('button', { name: 'Esqueceu a senha?' }));
    expect(screen.getByRole('dialog', { name: 'Recuperar Senha' })).toBeVisible();
    expect(store.getState().session.dialog.view).toBe(3);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar para Login' }));
    expect(screen.getByRole('dialog', { name: 'Entre ou cadastre-se' })).toBeVisible();
  });

  it('start with the login each time', async () => {
    await show();
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Crie agora!' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await openDialog()).toBeVisible();
  });

  it('keep the typed fields, but never a password', async () => {
    await show();
    await openDialog();
    await fillIn('a@b.c', 'segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Crie agora!' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.c');
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Nome Completo'), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.c');
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Crie agora!' }));
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('Ana');
  });
});
