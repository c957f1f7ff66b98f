import { sampleVerdict } from '@mapa/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { craseQuestion } from '../testing/list-calls';
import { renderScreen } from '../testing/render-screen';
import { QuestionPanel } from './question-panel';

it('Enter after the result moves on, except the same press that answered, held or doubled', async () => {
  const onNext = jest.fn();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  renderScreen(<QuestionPanel question={craseQuestion()} onNext={onNext} />, {
    as: 'student',
    calls: {
      'POST /api/customer-area/question/answer': ({ uuid = '', questao_id }) => sampleVerdict({ uuid, questao_id }),
    },
  });
  await userEvent.keyboard('a{Enter}');
  await screen.findByText(/^Você (acertou|errou)/, { selector: 'p' });
  await userEvent.keyboard('{Enter}');
  now.mockReturnValue(9_000);
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  expect(onNext).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
