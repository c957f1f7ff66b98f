import { offline, refuse, sampleProfile } from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, showAccount } from '../testing/show';

const UPDATE = 'POST /api/customer-area/user/update';
const RESEND = 'POST /api/customer-area/user/resend-email-confirmation';
const ME = 'GET /api/customer-area/user/me';

afterEach(clearBrowser);

const stored = () => localStorage.getItem('@MAPA-Tema');
const theme = () => screen.findByRole('checkbox', { name: 'Estudar com o tema escuro' });
const nameField = () => screen.findByLabelText('Nome completo');

describe('the name', () => {
  it('is saved, trimmed, and updated on the whole page', async () => {
    const { written, store } = await showAccount({ who: { nome: 'Ana' } });
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), '  Ana   Lima ');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nome' }));
    expect((await screen.findAllByText('Perfil salvo.'))[0]).toBeVisible();
    expect(written().map(({ args }) => args)).toEqual([{ nome: 'Ana Lima' }]);
    await waitFor(() => expect(store.getState().session.user?.nome).toBe('Ana Lima'));
    expect(await nameField()).toHaveValue('Ana Lima');
  });

  it('must not be empty', async () => {
    const { written } = await showAccount();
    await userEvent.clear(await nameField());
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nome' }));
    expect(await screen.findByText('Preencha o campo nome')).toBeVisible();
    expect(await nameField()).toHaveFocus();
    expect(written()).toEqual([]);
  });

  it.each([
    ['refuses', refuse(422, { nome: ['O nome não serve.'] }), 'O nome não serve.'],
    ['is away', offline(), 'Sem conexão. Verifique sua internet e tente novamente.'],
  ])('stays as typed when the server %s', async (_name, answer, sentence) => {
    await showAccount({ calls: { [UPDATE]: answer } });
    await userEvent.type(await nameField(), ' Lima');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nome' }));
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    expect(await nameField()).toHaveValue('Ana Souza Lima');
  });

  it('that is being typed is not lost when the profile is loaded again', async () => {
    let nome = 'Ana Souza';
    const { session, store } = await showAccount({ calls: { [ME]: () => sampleProfile({ nome }) } });
    await userEvent.type(await nameField(), ' Lima');
    nome = 'Outro nome';
    await act(() => session.refreshProfile());
    expect(store.getState().session.user?.nome).toBe('Outro nome');
    expect(await nameField()).toHaveValue('Ana Souza Lima');
  });
});

describe('the e-mail', () => {
  it('says when it was confirmed', async () => {
    await showAccount({ who: { verificou_email_em: '2026-03-14T12:30:00.000Z' } });
    expect(await screen.findByText(/Confirmado em 14 de mar/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /confirmação de novo/ })).not.toBeInTheDocument();
  });

  it('that is unconfirmed can be sent its mail again', async () => {
    const { written } = await showAccount({
      who: { verificou_email_em: '' },
      calls: { [RESEND]: { success: true, msg: 'Enviamos um novo e-mail.' } },
    });
    expect(await screen.findByText('Ainda não confirmado')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar a confirmação de novo' }));
    expect((await screen.findAllByText('Enviamos um novo e-mail.'))[0]).toBeVisible();
    expect(written().map(({ call }) => call)).toEqual([RESEND]);
  });
});

it('leaves room for the reminder, which the application supplies', async () => {
  await showAccount();
  const part = await screen.findByRole('region', { name: 'Lembrete' });
  expect(part).toHaveTextContent('Sem lembrete.');
});

describe('the theme', () => {
  it('ends as the student last set it, however slow the first request is', async () => {
    const answers: (() => void)[] = [];
    const { written } = await showAccount({
      calls: {
        [UPDATE]: () =>
          new Promise(
            (resolve) => void answers.push(() => resolve({ success: true, usuario: sampleProfile().usuario })),
          ),
      },
    });
    await userEvent.click(await theme());
    await userEvent.click(await theme());
    expect(written().map(({ args }) => args)).toEqual([{ tema_escuro: true }]);
    await act(async () => answers[0]?.());
    await waitFor(() =>
      expect(written().map(({ args }) => args)).toEqual([{ tema_escuro: true }, { tema_escuro: false }]),
    );
    expect(await theme()).not.toBeChecked();
    await act(async () => answers[1]?.());
    await waitFor(() => expect(stored()).toBeNull());
    expect(await theme()).not.toBeChecked();
  });

  it('is turned on here and in the profile', async () => {
    const { written } = await showAccount();
    await userEvent.click(await theme());
    await waitFor(() => expect(written().map(({ args }) => args)).toEqual([{ tema_escuro: true }]));
    expect(await theme()).toBeChecked();
    expect(stored()).toBe('dark');
  });

  it('is turned off for good: no setting of this device overrides the profile', async () => {
    localStorage.setItem('@MAPA-Tema', 'dark');
    await showAccount({ who: { tema_escuro: true } });
    await userEvent.click(await theme());
    await waitFor(() => expect(stored()).toBeNull());
    expect(await theme()).not.toBeChecked();
  });

  it('is reset if the profile cannot be written', async () => {
    await showAccount({ calls: { [UPDATE]: offline() } });
    await userEvent.click(await theme());
    await waitFor(async () => expect(await theme()).not.toBeChecked());
    expect(stored()).toBeNull();
    expect(screen.getAllByText(/^Sem conexão/)[0]).toBeVisible();
  });
});
