import { offline, type FakeCalls } from '@mapa/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionPanel } from '../panel/question-panel';
import { craseQuestion } from '../testing/list-calls';
import { renderScreen } from '../testing/render-screen';

const STATISTICS = 'GET /api/customer-area/question/statistics/{id}';

const open = (calls: FakeCalls = {}, as: 'student' | 'visitor' = 'student') =>
  renderScreen(<QuestionPanel question={craseQuestion()} />, {
    as,
    calls: {
      ...calls,
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
  userEvent.click(screen.getByRole('button', { name: 'Dificuldade e acertos antes de responder', pressed }));

afterEach(() => localStorage.clear());

describe('the difficulty of a question', () => {
  it('is shown with the verdict', async () => {
    open();
    expect(screen.queryByText('Fácil')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Fui à praia/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('Fácil')).toHaveTextContent('Dificuldade: Fácil');
  });

  it('is shown before the answer if the student wants that, until switched off', async () => {
    open();
    await turn(false);
    expect(screen.getByText('Fácil')).toBeVisible();
    cleanup();
    open();
    expect(screen.getByText('Fácil')).toBeVisible();
    await turn(true);
    expect(screen.queryByText('Fácil')).not.toBeInTheDocument();
  });

  const measured = {
    questao_id: 12,
    respostas: 140,
    acertos: null,
    percentual_acertos: 37,
    dificuldade: { nivel: 4, respostas: 140 },
    alternativas: null,
    proprias: [],
  };

  it('is the measured one, with the share of right answers, and is requested when shown on its own', async () => {
    const { seen } = open({ [STATISTICS]: measured });
    expect(seen).toEqual([]);
    await turn(false);
    expect((await screen.findByText('37% acertam')).textContent).toBe('Dificuldade: Difícil · 37% acertam');
    expect(seen.map(({ call }) => call)).toEqual([STATISTICS]);
  });

  it('is the imported one if the share is unavailable, and for a visitor', async () => {
    const { unmount } = open({ [STATISTICS]: offline() });
    await turn(false);
    expect(await screen.findByText('Fácil')).toBeVisible();
    unmount();
    const { seen } = open({}, 'visitor');
    expect(await screen.findByText('Fácil')).toBeVisible();
    expect(seen).toEqual([]);
  });
});
