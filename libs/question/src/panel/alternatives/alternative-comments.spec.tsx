import type { FakeCalls } from '@mapa/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { craseQuestion } from '../../testing/list-calls';
import { renderScreen } from '../../testing/render-screen';
import { QuestionPanel } from '../question-panel';

const ANSWER = 'POST /api/customer-area/question/answer';
const alternative = (name: RegExp) => screen.getByRole('radio', { name });

describe('the comments of alternatives', () => {
  it('are shown under their alternatives with the verdict, also under a struck one, and not before', async () => {
    const gabarito = {
      alternativa_id: 101,
      letra: 'A',
      comentario: null,
      comentarios_alternativas: [
        { alternativa_id: 101, texto: '<p>“Praia” pede artigo.</p>' },
        { alternativa_id: 103, texto: '<p>“Há” é do verbo haver.</p>' },
      ],
    };
    const calls: FakeCalls = {
      [ANSWER]: ({ uuid = '', alternativa_id = null }) => ({
        success: true,
        uuid,
        questao_id: 12,
        alternativa_id,
        acertou: alternativa_id === 101,
        contabilizada: true,
        gabarito,
        epoca: null,
      }),
    };
    renderScreen(<QuestionPanel question={craseQuestion()} answerKey={gabarito} />, { as: 'student', calls });
    await userEvent.click(screen.getByRole('button', { name: 'Riscar alternativa C' }));
    await userEvent.click(alternative(/^B/));
    expect(screen.queryByText('“Praia” pede artigo.')).toBeNull();
    expect(alternative(/^A/)).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('“Praia” pede artigo.')).toBeVisible();
    expect(alternative(/^A: Fui à praia\..*Gabarito$/)).toHaveAccessibleDescription('“Praia” pede artigo.');
    expect(alternative(/^B/)).not.toHaveAccessibleDescription();
    expect(alternative(/^C.*\(riscada\)$/)).toHaveAccessibleDescription('“Há” é do verbo haver.');
  });
});
