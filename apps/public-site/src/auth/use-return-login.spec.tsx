import { listOf, type FakeCalls } from '@mapa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, clearBrowser, openPage } from '../testing/open-page';

const ENTERED = {
  access_token: 'token',
  user_name: 'Ana',
  user_email: 'a@b.co',
  ava_novo: true,
  verificou_email_em: '',
  role: 'estudante',
} as const;
const hidden = { ocultas: { anuladas: 0, desatualizadas: 0 } };
const calls: FakeCalls = {
  'POST /api/auth/login': ENTERED,
  'GET /api/question/count': { total: 0, ...hidden },
  'GET /api/exam': listOf(),
  'GET /api/institution': listOf(),
  'GET /api/question-map': listOf(),
  'GET /api/plan': listOf(),
  'GET /api/sample-question': { questao: null },
};

afterEach(clearBrowser);

const open = (way: string) => openPage(`/?${new URLSearchParams({ voltar: way })}`, ['home'], calls);
const dialog = () => screen.findByRole('dialog', { name: 'Entre ou cadastre-se' });

describe('the home page after a refused session', () => {
  it('asks to sign in, tidies its address, and leads back', async () => {
    await open('/questoes?ano[]=2024');
    await dialog();
    await waitFor(() => expect(address()).toBe('/'));
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.co');
    await userEvent.type(screen.getByLabelText('Senha'), 'x');
    await userEvent.click(screen.getAllByRole('button', { name: 'Entrar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/questoes?ano[]=2024'));
  });

  it('asks once: a visitor who closes the dialog stays', async () => {
    await open('/questoes');
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', ''])(
    'is an ordinary home page with "%s" for a way back',
    async (way) => {
      await open(way);
      await waitFor(() => expect(address()).toBe('/'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('leads back at once if the student has signed in elsewhere meanwhile', async () => {
    document.cookie = 'jwt_token=token; path=/';
    await open('/questoes/7');
    await waitFor(() => expect(address()).toBe('/questoes/7'));
  });
});
