import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionPanel } from '../panel/question-panel';
import { craseQuestion } from '../testing/list-calls';
import { renderScreen } from '../testing/render-screen';

const open = () =>
  renderScreen(<QuestionPanel question={craseQuestion()} />, {
    as: 'student',
    calls: {
      'POST /api/customer-area/question/answer': ({ uuid = '', alternativa_id = null }) => ({
        success: true,
        uuid,
        questao_id: 12,
        alternativa_id,
        acertou: true,
        contabilizada: true,
        gabarito: { alternativa_id: 101, letra: 'A', comentario: null },
        epoca: null,
      }),
    },
  });
const turn = (pressed: boolean) =>
  userEvent.click(screen.getByRole('button', { name: 'Dificuldade antes de responder', pressed }));

describe('the difficulty of a question', () => {
  it('is told with the verdict', async () => {
    open();
    expect(screen.queryByText('Fácil')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Fui à praia/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('Fácil')).toHaveTextContent('Dificuldade: Fácil');
  });

  it('is told before if the student wants that, until it is not wanted any more', async () => {
    open();
    await turn(false);
    expect(screen.getByText('Fácil')).toBeVisible();
    cleanup();
    open();
    expect(screen.getByText('Fácil')).toBeVisible();
    await turn(true);
    expect(screen.queryByText('Fácil')).not.toBeInTheDocument();
  });
});
