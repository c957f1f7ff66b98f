import { routePath } from '@mapa/domain';
import { renderScreen, listCalls } from '@mapa/question/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionsScreen } from './questions-screen';

let isOnline = false;
const looked = jest.fn();
jest.mock('../filters/form/filter-sheet', () => {
  const actual = jest.requireActual<typeof import('../filters/form/filter-sheet')>('../filters/form/filter-sheet');
  return {
    __esModule: true,
    // The code is loaded at the first attempt.
    get FilterSheet() {
      looked();
      if (!isOnline) throw new TypeError('Failed to fetch');
      return actual.FilterSheet;
    },
  };
});

it('leaves the list unchanged if the sheet of filters cannot be loaded, and opens it the next time', async () => {
  renderScreen(<QuestionsScreen />, { route: routePath('questions'), calls: listCalls() });
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
  await waitFor(() => expect(looked).toHaveBeenCalled());
  expect(await screen.findByRole('article')).toBeVisible();
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeVisible();
});
