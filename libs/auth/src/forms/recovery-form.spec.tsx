import { offline, refuse } from '@mapa/api-client/testing';
import { MESSAGES } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAuthForm } from '../testing/auth-form-page';
import { clearDevice } from '../testing/session-page';

const SEND = 'POST /api/auth/send-reset-password';
const SENT = { success: true, msg: MESSAGES.recoverySent };

afterEach(() => {
  clearDevice();
  jest.restoreAllMocks();
});

const type = (text: string) => userEvent.type(screen.getByLabelText('E-mail'), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Recuperar Senha' }));

describe('the recovery form', () => {
  it.each(['', '   '])('sends nothing for the e-mail "%s"', async (text) => {
    const { seen } = await renderAuthForm(3, { calls: { [SEND]: SENT } });
    if (text) await type(text);
    await submit();
    expect(await screen.findByText('Preencha o campo e-mail')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(seen).toEqual([]);
  });

  it('says what happens next once the server has accepted it, and leads back', async () => {
    const { seen } = await renderAuthForm(3, { calls: { [SEND]: SENT } });
    await type('ana@exemplo.com.br ');
    await submit();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Se o seu endereço de email existir em nosso sistema, você receberá um email com o link para redefinir sua senha.',
    );
    expect(seen.map(({ args }) => args)).toEqual([{ email: 'ana@exemplo.com.br' }]);
    expect(screen.getByRole('link', { name: 'Voltar para Login' })).toHaveAttribute('href', '#1');
  });

  it.each([
    ['Conta bloqueada.', 'Conta bloqueada.'],
    ['', 'Erro ao enviar email'],
  ])('shows "%s" of a server that did not send as "%s"', async (msg, sentence) => {
    await renderAuthForm(3, { calls: { [SEND]: { success: false, msg } } });
    await type('a@b.co');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByText(MESSAGES.recoverySent)).toBeNull();
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.co');
  });

  it('shows the first sentence of a refusal for 4 s and is ready again', async () => {
    const raised = jest.spyOn(toast, 'error');
    let refused = (_answer: ReturnType<typeof refuse>): void => undefined;
    await renderAuthForm(3, { calls: { [SEND]: () => new Promise((resolve) => void (refused = resolve)) } });
    await type('a@b.co');
    await submit();
    expect(await screen.findByRole('button', { name: 'Aguarde...' })).toBeDisabled();
    refused(refuse(422, { email: ['O e-mail informado não é válido.', 'Outra.'] }));
    expect(await screen.findByRole('button', { name: 'Recuperar Senha' })).toBeEnabled();
    expect(raised.mock.calls).toEqual([
      ['O e-mail informado não é válido.', expect.objectContaining({ duration: 4_000 })],
    ]);
  });

  it('keeps the typed e-mail without a connection', async () => {
    await renderAuthForm(3, { calls: { [SEND]: offline() } });
    await type('a@b.co');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.offline));
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.co');
  });
});
