import { refuse, sampleQuestion, type FakeCalls } from '@mapa/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen';
import { LoadedQuestion } from './loaded-question';

const ONE = 'GET /api/customer-area/question/{id}';

type Limit = Parameters<typeof LoadedQuestion>[0]['limit'];

const open = (answer: FakeCalls[typeof ONE], limit?: Limit) =>
  renderScreen(
    <LoadedQuestion id={7} loading={<p>Já vem</p>} {...(limit && { limit })}>
      {({ codigo }) => <p>Questão {codigo}</p>}
    </LoadedQuestion>,
    { as: 'student', calls: { [ONE]: answer } },
  );

describe('a question that is loaded when shown', () => {
  it('shows what waits for it, then the question, after a failure too', async () => {
    let isDown = true;
    open(({ id }) => (isDown ? refuse(500, { erro: ['Agora não.'] }) : sampleQuestion({ id, codigo: 'Q7' })));
    expect(screen.getByText('Já vem')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('A questão não pôde ser carregada');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Questão Q7')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads to the plans where the daily limit withholds it', async () => {
    open(() => refuse(403, { erro: ['Amanhã há mais.'] }));
    expect(await screen.findByText('Amanhã há mais.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/planos');
  });

  it('leaves the words of the limit to its screen', async () => {
    let hasPaid = false;
    open(
      ({ id }) => (hasPaid ? sampleQuestion({ id, codigo: 'Q7' }) : refuse(403, { erro: ['Amanhã há mais.'] })),
      (sentence, onRetry) => (
        <button type="button" onClick={onRetry}>
          {sentence} Verificar
        </button>
      ),
    );
    const check = await screen.findByRole('button', { name: 'Amanhã há mais. Verificar' });
    hasPaid = true;
    await userEvent.click(check);
    expect(await screen.findByText('Questão Q7')).toBeVisible();
  });
});
