import { offline, refuse, samplePlanUse, sampleSubscription } from '@mapa/api-client/testing';
import { SERVER_MESSAGES } from '@mapa/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { clearBrowser, showAccount } from '../testing/show';

const DELETE = 'POST /api/customer-area/user/delete';
const EXPORT = 'GET /api/customer-area/user/export';

afterEach(clearBrowser);

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar minha conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apagar a conta?' });
  return {
    dialog: within(dialog),
    press: () => userEvent.click(within(dialog).getByRole('button', { name: 'Apagar para sempre' })),
  };
}

describe('the end of the account', () => {
  it('needs the password and a typed word', async () => {
    const { written } = await showAccount();
    const { dialog, press } = await openDialog();
    await press();
    expect(await dialog.findByText('Preencha o campo senha')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'Estudar#2026');
    await press();
    expect(await dialog.findByText('Escreva APAGAR para confirmar.')).toBeVisible();
    expect(dialog.getByLabelText('Escreva APAGAR para confirmar')).toHaveFocus();
    expect(written()).toEqual([]);
  });

  it('says what happens to a subscription and to the money paid for it', async () => {
    await showAccount({
      calls: { 'GET /api/customer-area/user/plan': samplePlanUse({ gratis: false, assinatura: sampleSubscription() }) },
    });
    const { dialog } = await openDialog();
    expect(
      await dialog.findByText(
        /O plano Assinatura termina agora, a assinatura é cancelada e nada mais será cobrado.*não é devolvido: .*desista antes/,
      ),
    ).toBeVisible();
    expect(dialog.getByText(/registros dos pagamentos ficam.*sem o seu nome, e-mail e CPF/)).toBeVisible();
  });

  it('mentions no plans to a student who has bought none', async () => {
    await showAccount();
    const { dialog } = await openDialog();
    expect(dialog.queryByText(/cobrado|pagamentos/)).not.toBeInTheDocument();
  });

  it('removes everything here and goes home, without a question about logging out', async () => {
    const { written, leave, outbox } = await showAccount({
      calls: { [DELETE]: { success: true }, 'POST /api/customer-area/question/answer': offline() },
    });
    await waitFor(() => expect(localStorage.getItem('mapa_estudante')).not.toBeNull());
    const { dialog, press } = await openDialog();
    await act(() =>
      outbox.submitAnswer(localStorage.getItem('mapa_estudante') ?? '', { questao_id: 5, alternativa_id: 52 }),
    );
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'Estudar#2026');
    await userEvent.type(dialog.getByLabelText('Escreva APAGAR para confirmar'), 'apagar');
    await press();
    await waitFor(() => expect(leave.mock.calls).toEqual([['/']]));
    expect(
      written()
        .filter(({ call }) => call !== 'POST /api/customer-area/question/answer')
        .map(({ call, args }) => [call, args]),
    ).toEqual([[DELETE, { password: 'Estudar#2026' }]]);
    expect([Cookies.get('jwt_token'), localStorage.length, outbox.snapshot().pending]).toEqual([undefined, 0, []]);
  });

  it('keeps the typed fields if the password is wrong', async () => {
    const { leave } = await showAccount({
      calls: { [DELETE]: refuse(422, { password: ['A senha atual está incorreta.'] }) },
    });
    const { dialog, press } = await openDialog();
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'errada');
    await userEvent.type(dialog.getByLabelText('Escreva APAGAR para confirmar'), 'APAGAR');
    await press();
    expect(await dialog.findByText('A senha atual está incorreta.')).toBeVisible();
    expect(dialog.getByLabelText('Escreva APAGAR para confirmar')).toHaveValue('APAGAR');
    expect(leave).not.toHaveBeenCalled();
  });

  it('of an account without a password requires a new sign-in if the session is old', async () => {
    const { written } = await showAccount({
      who: { tem_senha: false },
      calls: { [DELETE]: refuse(422, { erro: [SERVER_MESSAGES.staleSession] }) },
    });
    const { dialog, press } = await openDialog();
    expect(dialog.queryByLabelText('Sua senha')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Escreva APAGAR para confirmar'), 'APAGAR');
    await press();
    expect(await dialog.findByRole('alert')).toHaveTextContent(SERVER_MESSAGES.staleSession);
    expect(dialog.getByRole('button', { name: 'Sair agora' })).toBeVisible();
    expect(written().map(({ args }) => args)).toEqual([{}]);
  });
});

describe('the export of the own data', () => {
  let click: jest.SpyInstance;
  const saved: { name: string; url: string }[] = [];
  beforeEach(() => {
    saved.splice(0);
    URL.createObjectURL = jest.fn(() => 'blob:mapa');
    URL.revokeObjectURL = jest.fn();
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, url: this.href });
    });
  });
  afterEach(() => click.mockRestore());

  it('is a file that the page itself does not hold', async () => {
    const { store } = await showAccount({
      calls: { [EXPORT]: { formato: 'mapa/1', gerado_em: '2026-03-14T12:30:00.000Z', perfil: {} as never, dados: {} } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByText(/^Arquivo pronto/)).toBeVisible();
    expect(saved).toEqual([
      { name: expect.stringMatching(/^mapa-meus-dados-\d{4}-\d\d-\d\d\.json$/) as string, url: 'blob:mapa' },
    ]);
    expect(JSON.stringify(store.getState())).not.toContain('mapa/1');
  });

  it('shows the reason of a failure, and the button again', async () => {
    await showAccount({ calls: { [EXPORT]: offline() } });
    await userEvent.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
    expect((await screen.findAllByText(/^Sem conexão/))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Baixar meus dados' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('can be stopped during the download, without a message', async () => {
    await showAccount({ calls: { [EXPORT]: () => new Promise<never>(() => undefined) } });
    await userEvent.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
    expect(await screen.findByRole('button', { name: 'Baixar meus dados' })).toBeEnabled();
    expect([saved, screen.queryAllByRole('alert')]).toEqual([[], []]);
  });
});

describe('what this device keeps', () => {
  it('is shown with the account, and if that cannot be loaded without a connection', async () => {
    const { unmount } = await showAccount();
    expect(
      within(await screen.findByRole('region', { name: 'Neste aparelho' })).getByText('Nada neste aparelho.'),
    ).toBeVisible();
    unmount();
    clearBrowser();
    await showAccount({ calls: { 'GET /api/customer-area/user/me': offline() } });
    // As on every other screen, and not as an unavailable service.
    expect(screen.getByText('Sem conexão. Verifique sua internet e tente novamente.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Neste aparelho' })).getByText('Nada neste aparelho.'),
    ).toBeVisible();
  });
});
