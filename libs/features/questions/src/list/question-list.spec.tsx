import { craseQuestion, renderScreen } from '@mapa/question/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuestionList } from './question-list';

const rendered: number[] = [];
jest.mock('@mapa/question', () => ({
  ...jest.requireActual('@mapa/question'),
  QuestionPanel: ({ question }: { question: { id: number } }) => {
    rendered.push(question.id);
    return null;
  },
}));

const NO_FILTERS = {};
const questions = [1, 2, 3].map((id) => craseQuestion({ id }));

function ChangingList() {
  const [list, setList] = useState({ data: questions, total: 3 });
  const page = { ...list, current_page: 1, last_page: 1, per_page: 10, ate: 900 };
  const annul = (id: number) => list.data.map((one) => (one.id === id ? { ...one, anulada: true } : one));
  return (
    <>
      <button onClick={() => setList({ ...list, total: 4 })}>Contar</button>
      <button onClick={() => setList({ ...list, data: annul(2) })}>Anular</button>
      <QuestionList page={page} filters={NO_FILTERS} hidden={undefined} onClear={() => undefined} />
    </>
  );
}

beforeEach(() => void rendered.splice(0));

describe('the rows of a list', () => {
  it('are not rendered again when the list is', async () => {
    renderScreen(<ChangingList />);
    expect([...rendered].sort()).toEqual([1, 2, 3]);
    await userEvent.click(screen.getByRole('button', { name: 'Contar' }));
    expect(rendered).toHaveLength(3);
  });

  it('are not rendered again when another row changes', async () => {
    renderScreen(<ChangingList />);
    rendered.splice(0);
    await userEvent.click(screen.getByRole('button', { name: 'Anular' }));
    expect(new Set(rendered)).toEqual(new Set([2]));
  });
});
