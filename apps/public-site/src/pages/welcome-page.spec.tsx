import { listOf, refuse, sampleProfile, sampleStudentMap } from '@mapa/api-client/testing';
import { screen } from '@testing-library/react';
import { clearBrowser, openPage } from '../testing/open-page';

afterEach(clearBrowser);

it('the welcome greets who has a session while neither server nor device know their name', async () => {
  document.cookie = 'jwt_token=token; path=/';
  await openPage('/bem-vindo', ['welcome'], {
    'GET /api/customer-area/user/me': refuse(503),
    'GET /api/question-map': listOf(),
    'GET /api/customer-area/question-map/user-maps': listOf(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Boas-vindas, Usuário!' })).toBeVisible();
});

it('the welcome leads to the day as soon as there is a map', async () => {
  document.cookie = 'jwt_token=token; path=/';
  await openPage('/bem-vindo', ['welcome'], {
    'GET /api/customer-area/user/me': sampleProfile(),
    'GET /api/question-map': listOf(),
    'GET /api/customer-area/question-map/user-maps': listOf(sampleStudentMap()),
  });
  expect(await screen.findByRole('link', { name: 'Ver o que estudar hoje' })).toHaveAttribute(
    'href',
    '/area-estudante/hoje',
  );
});
