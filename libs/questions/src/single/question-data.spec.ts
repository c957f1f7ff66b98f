import { questionsApi } from '@mapa/api-client';
import { createTestStore } from '@mapa/api-client/testing';
import { listCalls, question } from '../testing/samples';
import { loadQuestionScreen, readQuestion } from './question-data';

const { questionList } = questionsApi.endpoints;
const other = question({ id: 13, codigo: 'Q13' });

describe('having a question at hand', () => {
  it('asks for nothing when a list holds it', async () => {
    const { store, seen } = createTestStore({ calls: listCalls([question(), other]) });
    await store.dispatch(questionList.initiate({ page: 2 }, { subscribe: false }));
    const { data, isError } = await loadQuestionScreen(store, 13);
    expect([isError, data?.data]).toEqual([false, [other]]);
    expect(readQuestion(store.getState(), 13)).toEqual(other);
    expect(seen.map(({ args }) => args)).toEqual([{ page: 2 }]);
  });

  it('asks once for a question that no list holds', async () => {
    const { store, seen } = createTestStore({ calls: listCalls([other]) });
    await loadQuestionScreen(store, 13);
    await loadQuestionScreen(store, 13);
    expect(seen.map(({ args }) => args)).toEqual([{ id: 13 }]);
  });
});
