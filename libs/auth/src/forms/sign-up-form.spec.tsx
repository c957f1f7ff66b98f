import { refuse } from '@mapa/api-client/testing';
import { SERVER_MESSAGES } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../browser/token-cookie';
import { ENTERED, renderAuthForm } from '../testing/auth-form-page';
import { clearDevice } from '../testing/session-page';

const REGISTER = 'POST /api/auth/registerOrLogin';
const SIGNED_UP = { name: 'cadastro_concluido_sucesso' };

afterEach(() => {
  clearDevice();
  jest.restoreAllMocks();
});

interface Typed {
  nome?: string;
  email?: string;
  senha?: string;
  confirmar?: string;
  aceito?: boolean;
}
const ALL: Required<Typed> = {
  nome: 'Ana Souza',
  email: ' ana@exemplo.com.br',
  senha: 'Estudar#2026',
  confirmar: 'Estudar#2026',
  aceito: true,
};

async function fillIn({ nome = '', email = '', senha = '', confirmar = '', aceito = false }: Typed) {
  const texts: [string, string][] = [
    ['Nome Completo', nome],
    ['E-mail', email],
    ['Senha', senha],
    ['Confirmar Senha', confirmar],
  ];
  for (const [label, text] of texts) if (text) await userEvent.type(screen.getByLabelText(label), text);
  if (aceito) await userEvent.click(screen.getByRole('checkbox', { name: 'Eu aceito os Termos e Condições' }));
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }));

describe('the sign-up form', () => {
  it.each<[string, Typed, string, string]>([
    [
      'passwords that differ, before anything else',
      { senha: 'a', confirmar: 'b' },
      'Confirmar Senha',
      'As senhas não correspondem.',
    ],
    ['an empty name', {}, 'Nome Completo', 'Preencha o campo nome'],
    ['an empty e-mail', { nome: 'Ana' }, 'E-mail', 'Preencha o campo e-mail'],
    ['an empty password', { nome: 'Ana', email: 'a@b.co' }, 'Senha', 'Preencha o campo senha'],
    [
      'terms that are not accepted',
      { ...ALL, aceito: false },
      'Eu aceito os Termos e Condições',
      'Favor aceitar os termos',
    ],
    [
      'terms that are not accepted, before a bad address',
      { ...ALL, email: 'ana', aceito: false },
      'Eu aceito os Termos e Condições',
      'Favor aceitar os termos',
    ],
    ['a bad address', { ...ALL, email: 'ana' }, 'E-mail', 'O e-mail informado não é válido.'],
    [
      'a short password',
      { ...ALL, senha: 'curta', confirmar: 'curta' },
      'Senha',
      'A senha deve ter no mínimo 8 caracteres.',
    ],
  ])('is held back by %s', async (_what, typed, label, sentence) => {
    const { seen } = await renderAuthForm(2);
    await fillIn(typed);
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    const control = screen.getByLabelText(label);
    expect(control).toHaveFocus();
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.getAllByText(/^(Preencha|Favor|As senhas|O e-mail informado|A senha deve)/)).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it('opens the account, signs in, emits the event and continues', async () => {
    const { seen, handleSuccess, events } = await renderAuthForm(2, { calls: { [REGISTER]: ENTERED } });
    await fillIn(ALL);
    await submit();
    await waitFor(() => expect(handleSuccess).toHaveBeenCalledTimes(1));
    expect(seen[0]).toEqual({
      call: REGISTER,
      args: {
        tipo_cadastro: 'email',
        nome: 'Ana Souza',
        email: 'ana@exemplo.com.br',
        password: 'Estudar#2026',
        password_confirmation: 'Estudar#2026',
      },
      token: undefined,
    });
    expect(readToken()).toBe('token-of-ana');
    expect(events).toEqual([{ name: 'sessao', logado: false }, { name: 'sessao', logado: true }, SIGNED_UP]);
  });

  it('emits no sign-up if the e-mail had an account whose password was given', async () => {
    const { handleSuccess, events } = await renderAuthForm(2, {
      calls: { [REGISTER]: { ...ENTERED, conta_criada: false } },
    });
    await fillIn(ALL);
    await submit();
    await waitFor(() => expect(handleSuccess).toHaveBeenCalledTimes(1));
    expect(readToken()).toBe('token-of-ana');
    expect(events).not.toContainEqual(SIGNED_UP);
  });

  it("is busy during the request, and ready again with a refusal's sentence at the top and at its field", async () => {
    const raised = jest.spyOn(toast, 'error');
    let refused = (_answer: ReturnType<typeof refuse>): void => undefined;
    const { events, handleSuccess } = await renderAuthForm(2, {
      calls: { [REGISTER]: () => new Promise((resolve) => void (refused = resolve)) },
    });
    await fillIn(ALL);
    await submit();
    expect(await screen.findByRole('button', { name: 'Aguarde...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Entrar com Google' })).toBeDisabled();
    refused(refuse(422, { password: [SERVER_MESSAGES.commonPassword] }));
    expect(await screen.findByRole('button', { name: 'Criar Conta' })).toBeEnabled();
    expect(raised).toHaveBeenCalledWith(SERVER_MESSAGES.commonPassword, expect.objectContaining({ duration: 10_000 }));
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
      expect.stringContaining(SERVER_MESSAGES.commonPassword),
    );
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('Ana Souza');
    expect(screen.getByLabelText('Senha')).toHaveValue('Estudar#2026');
    expect([handleSuccess.mock.calls, events.includes(SIGNED_UP as never), readToken()]).toEqual([
      [],
      false,
      undefined,
    ]);
  });

  it('announces that a password that is easy to guess is refused', async () => {
    await renderAuthForm(2);
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
      /8 caracteres, de qualquer tipo.*fáceis de adivinhar/,
    );
  });

  it('opens the terms beside the page', async () => {
    await renderAuthForm(2);
    const terms = screen.getByRole('link', { name: 'Termos e Condições' });
    expect(terms).toHaveAttribute('href', '/termos-de-uso.pdf');
    expect(terms).toHaveAttribute('target', '_blank');
  });

  it('lets a password manager create and store the password', async () => {
    await renderAuthForm(2);
    const hints = ['Nome Completo', 'E-mail', 'Senha', 'Confirmar Senha'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(hints).toEqual(['name', 'username', 'new-password', 'new-password']);
  });
});
