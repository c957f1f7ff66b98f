import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useStudentQuestionQuery } from '../resources/questions';
import { offline, renderWithProviders, sampleQuestion, sampleVerdict, type FakeCalls } from '../testing';
import type { Submission } from './entry/entry';
import { useOutbox, useOutboxActions, useVerdict } from './outbox-context';

const UUID = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';

function Screen() {
  const { pending, refused } = useOutbox();
  const { submitAnswer } = useOutboxActions();
  const [submission, setSubmission] = useState<Submission>();
  const verdict = useVerdict(UUID);
  const { data } = useStudentQuestionQuery({ id: 5 });
  const handleAnswer = async () =>
    setSubmission(await submitAnswer('ana', { questao_id: 5, alternativa_id: 52, uuid: UUID }));
  return (
    <>
      <button onClick={() => void handleAnswer()}>Responder</button>
      <p>
        {submission?.status} / {verdict?.status} / {pending.length} / {refused.length} / {data?.gabarito?.letra}
      </p>
    </>
  );
}

const show = (answer: FakeCalls['POST /api/customer-area/question/answer']) =>
  renderWithProviders(<Screen />, {
    student: { id: 'ana', token: 't' },
    calls: {
      'GET /api/customer-area/question/{id}': sampleQuestion({ id: 5 }),
      'POST /api/customer-area/question/answer': answer,
    },
  });

const answerNow = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));

describe('a screen that answers', () => {
  it('shows the verdict, and the key in the question on screen', async () => {
    const { seen } = show(({ uuid = '', questao_id }) => sampleVerdict({ uuid, questao_id }));
    await answerNow();
    expect(await screen.findByText('confirmed / confirmed / 0 / 0 / B')).toBeVisible();
    expect(seen.at(-1)).toMatchObject({ call: 'POST /api/customer-area/question/answer', token: 't' });
  });

  it('reports an answer as recorded offline and shows the verdict once online', async () => {
    let reply: () => ReturnType<typeof offline> | ReturnType<typeof sampleVerdict> = offline;
    const { outbox } = show(() => reply());
    await answerNow();
    expect(await screen.findByText('recorded / / 1 / 0 /')).toBeVisible();
    reply = () => sampleVerdict({ uuid: UUID, questao_id: 5 });
    act(() => outbox.setOnline(true));
    expect(await screen.findByText('recorded / confirmed / 0 / 0 / B')).toBeVisible();
  });
});
