import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionPanel } from '../panel/question-panel';
import { renderScreen } from '../testing/render-screen';
import { craseQuestion } from '../testing/list-calls';

let isOnline = false;
jest.mock('./statistics/statistics-panel', () => ({
  __esModule: true,
  // The code is loaded at the first attempt.
  get StatisticsPanel() {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return jest.requireActual<typeof import('./statistics/statistics-panel')>('./statistics/statistics-panel')
      .StatisticsPanel;
  },
}));

it('a tab that cannot be loaded is closed, and opens with the next press', async () => {
  const calls = {
    'GET /api/customer-area/question/statistics/{id}': {
      questao_id: 12,
      respostas: 0,
      acertos: null,
      alternativas: null,
      proprias: [],
    },
  };
  renderScreen(<QuestionPanel question={craseQuestion()} />, { as: 'student', calls });
  const tab = await screen.findByRole('tab', { name: 'Estatísticas' });
  await userEvent.click(tab);
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'false'));
  isOnline = true;
  await userEvent.click(tab);
  expect(await screen.findByText('Você ainda não respondeu esta questão.')).toBeVisible();
});
