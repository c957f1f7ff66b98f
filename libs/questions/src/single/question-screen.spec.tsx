import { offline } from '@mapa/api-client/testing';
import { routePath } from '@mapa/domain';
import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { listCalls, pageOf } from '../testing/samples';
import { QuestionScreen } from './question-screen';

describe('the page of a question', () => {
  it('is the question, and leads on to its subject', async () => {
    renderScreen(<QuestionScreen id={12} />, { calls: listCalls() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Questão Q12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mais questões deste assunto' })).toHaveAttribute(
      'href',
      `${routePath('questions')}?assunto_id%5B%5D=11`,
    );
  });

  it.each([
    ['an absent question', 404],
    ['an address that is no number', null],
  ])('says so for %s', async (_, id) => {
    renderScreen(<QuestionScreen id={id} />, { calls: { 'GET /api/question': pageOf([]) } });
    expect(await screen.findByText('Esta questão não existe')).toBeVisible();
  });

  it('offers another try when it cannot be had', async () => {
    renderScreen(<QuestionScreen id={12} />, { calls: { 'GET /api/question': offline() } });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
