import { listOf, refuse, sampleProfile, sampleQuestion } from '@mapa/api-client/testing';
import { MESSAGES } from '@mapa/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, clearBrowser, openPage } from '../testing/open-page';

const WRITE = 'POST /api/customer-area/question/comment';
const { usuario } = sampleProfile();
const ENTERED = {
  access_token: 'outro',
  user_name: usuario.nome,
  user_email: usuario.email,
  ava_novo: false,
  verificou_email_em: '',
  role: 'estudante',
} as const;
const resposta = {
  uuid: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0009',
  alternativa_id: 52,
  acertou: true,
  revelada: false,
  respondida_em: '2026-01-01T12:00:00.000Z',
};
const question = sampleQuestion({ id: 5, resposta, gabarito: { alternativa_id: 52, letra: 'B', comentario: null } });

const openComments = async () => userEvent.click(await screen.findByRole('tab', { name: 'Comentários' }));

afterEach(clearBrowser);

it('a refused session leaves the page unchanged, and keeps the typed text for its student', async () => {
  document.cookie = 'jwt_token=token; path=/';
  await openPage('/questoes/5', ['question'], {
    'GET /api/question': listOf(question),
    'GET /api/question/list': listOf(),
    'GET /api/customer-area/question/{id}': question,
    'GET /api/customer-area/question/comment': listOf(),
    'GET /api/customer-area/question/statistics/{id}': refuse(404),
    'POST /api/auth/login': ENTERED,
    [WRITE]: refuse(401),
  });
  await openComments();
  await userEvent.type(await screen.findByLabelText('Seu comentário'), 'Falta a crase.');
  await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionEnded);
  expect(address()).toBe('/questoes/5');
  expect(screen.getByText('Quanto é 1 + 1?')).toBeVisible();
  expect(screen.queryByText('Falta a crase.')).toBeNull();

  await openComments();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  await userEvent.type(await screen.findByLabelText('E-mail'), usuario.email);
  await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
  await userEvent.click(screen.getAllByRole('button', { name: 'Entrar' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openComments();
  expect(await screen.findByLabelText('Seu comentário')).toHaveValue('Falta a crase.');
});
