import { questionsApi } from '../resources/questions';
import { createTestStore, offline, refuse, sampleQuestion, sampleVerdict, type FakeCalls } from '../testing';

const QUESTION = 'GET /api/customer-area/question/{id}';
const ANSWER = 'POST /api/customer-area/question/answer';
const answer = { questao_id: 5, alternativa_id: 52 };

async function openStore(reply: FakeCalls[typeof ANSWER]) {
  const test = createTestStore({
    student: { id: 'ana', token: 't' },
    calls: { [QUESTION]: sampleQuestion({ id: 5 }), [ANSWER]: reply },
  });
  await test.store.dispatch(questionsApi.endpoints.studentQuestion.initiate({ id: 5 }));
  const shown = () => questionsApi.endpoints.studentQuestion.select({ id: 5 })(test.store.getState()).data;
  return { ...test, shown };
}

describe('an answer through the store’s outbox', () => {
  it('once confirmed is shown in the question, and leaves nothing in the store', async () => {
    const { outbox, shown, store, seen } = await openStore(({ uuid = '', questao_id }) =>
      sampleVerdict({ uuid, questao_id }),
    );
    expect(await outbox.submitAnswer('ana', answer)).toMatchObject({ status: 'confirmed' });
    expect(shown()?.gabarito?.letra).toBe('B');
    expect([seen.at(-1)?.token, store.getState().api.mutations]).toEqual(['t', {}]);
  });

  it('once refused changes nothing in the question', async () => {
    const { outbox, shown } = await openStore(refuse(422, { alternativa_id: ['Não é desta questão.'] }));
    const before = shown();
    expect(await outbox.submitAnswer('ana', answer)).toMatchObject({
      status: 'refused',
      message: 'Não é desta questão.',
    });
    expect(shown()).toBe(before);
  });

  it('that cannot be sent waits', async () => {
    const { outbox } = await openStore(offline());
    expect(await outbox.submitAnswer('ana', answer)).toMatchObject({ status: 'recorded' });
    expect(outbox.snapshot().pending).toHaveLength(1);
  });
});
