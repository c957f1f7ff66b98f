import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, clearBrowser, openPage } from '../testing/open-page';

const VIEWS = ['login', 'signUp', 'recoverPassword'] as const;
const ENTERED = {
  access_token: 'token',
  user_name: 'Ana',
  user_email: 'a@b.co',
  ava_novo: true,
  verificou_email_em: '',
  role: 'estudante',
  conta_criada: true,
} as const;
const calls = { 'POST /api/auth/login': ENTERED, 'POST /api/auth/registerOrLogin': ENTERED };

afterEach(clearBrowser);

const open = (route: string) => openPage(route, VIEWS, calls);
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function logIn() {
  await type('E-mail', 'a@b.co');
  await type('Senha', 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

async function signUp() {
  await type('Nome Completo', 'Ana');
  await type('E-mail', 'a@b.co');
  await type('Senha', 'Estudar#2026');
  await type('Confirmar Senha', 'Estudar#2026');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }));
}

describe.each([
  ['/login', logIn],
  ['/cadastro', signUp],
])('%s', (page, enter) => {
  it.each([
    ['', '/bem-vindo'],
    ['?voltar=%2Fquestoes%3Fano%5B%5D%3D2024', '/questoes?ano[]=2024'],
    ['?voltar=%2F%2Fevil.example%2F', '/bem-vindo'],
    ['?voltar=https%3A%2F%2Fevil.example%2F', '/bem-vindo'],
    ['?voltar=%2F%5Cevil.example', '/bem-vindo'],
  ])('opened with "%s" leads to %s', async (query, path) => {
    await open(page + query);
    await enter();
    await waitFor(() => expect(address()).toBe(path));
  });

  it('sends a signed-in student on', async () => {
    document.cookie = 'jwt_token=token; path=/';
    await open(`${page}?voltar=%2Fquestoes`);
    await waitFor(() => expect(address()).toBe('/questoes'));
  });
});

it('the way back is carried through login, recovery and sign-up', async () => {
  await open('/login?voltar=%2Fquestoes%2F7');
  for (const [link, path] of [
    ['Esqueceu a senha?', '/recuperar-senha'],
    ['Voltar para Login', '/login'],
    ['Crie agora!', '/cadastro'],
    ['Login', '/login'],
    ['Crie agora!', '/cadastro'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(address()).toBe(`${path}?voltar=%2Fquestoes%2F7`));
  }
  await signUp();
  await waitFor(() => expect(address()).toBe('/questoes/7'));
});

it('a signed-in student may still recover a password', async () => {
  document.cookie = 'jwt_token=token; path=/';
  await open('/recuperar-senha');
  expect(screen.getByRole('heading', { name: 'Recuperar Senha' })).toBeVisible();
  expect(address()).toBe('/recuperar-senha');
});
