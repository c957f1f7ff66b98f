import { sampleQuestion } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SheetQuestion, type SheetQuestionProps } from './sheet-question';

const question = sampleQuestion();

function open(change: Partial<SheetQuestionProps> = {}) {
  const on = { onMark: jest.fn(), onReview: jest.fn(), onTime: jest.fn(), onNext: jest.fn(), onPrevious: jest.fn() };
  const view = showAsStudent(
    <SheetQuestion
      question={question}
      title="Questão 136"
      changes={[]}
      markedId={null}
      isForReview={false}
      isDocked={false}
      nextLabel="Próxima"
      {...on}
      {...change}
    />,
  );
  return { ...on, ...view };
}

describe('a question of an answer sheet', () => {
  it('is marked, left blank and flagged, and shows no verdict', async () => {
    const { onMark, onReview } = open({ markedId: 1011 });
    expect(screen.getByRole('radio', { name: 'A: 1' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'B: 2' }));
    expect(onMark).toHaveBeenLastCalledWith(1012);
    await userEvent.click(screen.getByRole('button', { name: 'Deixar em branco' }));
    expect(onMark).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('button', { name: 'Rever depois' }));
    expect(onReview).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
    expect(screen.queryByText('Português')).not.toBeInTheDocument();
  });

  it('shows above its statement what changed since the start, and nothing otherwise', () => {
    const { unmount } = open();
    expect(screen.queryByRole('group', { name: 'O que mudou' })).not.toBeInTheDocument();
    unmount();
    open({ changes: ['O enunciado mudou em 5 de mar. de 2026.', 'A questão saiu da prova.'] });
    const note = screen.getByRole('group', { name: 'O que mudou' });
    expect(note).toHaveTextContent('O enunciado mudou em 5 de mar. de 2026. A questão saiu da prova.');
    const statement = screen.getByText(/\S/, { selector: '[id$="-enunciado"] *' });
    expect(note.compareDocumentPosition(statement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is used by keys', async () => {
    const { onMark, onReview, onNext, onPrevious } = open();
    screen.getByRole('article').focus();
    await userEvent.keyboard('b');
    expect(onMark).toHaveBeenLastCalledWith(1012);
    screen.getByRole('article').focus();
    await userEvent.keyboard('rjk{Enter}');
    expect(onReview).toHaveBeenCalledWith(true);
    expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([2, 1]);
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos de teclado' })).toHaveTextContent('Rever depois');
  });

  it('reports its time when the page is hidden and when it is left, but not for a glance', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { onTime, unmount } = open();
    clock.mockReturnValue(7_000);
    hidden.mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(onTime.mock.calls).toEqual([[7_000]]);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    clock.mockReturnValue(7_900);
    unmount();
    expect(onTime).toHaveBeenCalledTimes(1);
    clock.mockRestore();
    hidden.mockRestore();
  });
});
