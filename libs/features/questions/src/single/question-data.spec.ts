import { questionsApi } from '@mapa/api-client';
import { createTestStore } from '@mapa/api-client/testing';
import { craseQuestion, listCalls } from '@mapa/question/testing';
import { loadOtherQuestions, loadQuestionScreen, othersQuery, readQuestion } from './question-data';

const { questionIndex, questionList } = questionsApi.endpoints;
const other = craseQuestion({ id: 13, codigo: 'Q13' });

describe('loading a question', () => {
  it('requests nothing if a list contains it', async () => {
    const { store, seen } = createTestStore({ calls: listCalls([craseQuestion(), other]) });
    await store.dispatch(questionList.initiate({ page: 2 }, { subscribe: false }));
    const { data, isError } = await loadQuestionScreen(store, 13);
    expect([isError, data?.data]).toEqual([false, [other]]);
    expect(readQuestion(store.getState(), 13)).toEqual(other);
    expect(seen.map(({ args }) => args)).toEqual([{ page: 2 }]);
  });

  it('requests once a question that no list contains', async () => {
    const { store, seen } = createTestStore({ calls: listCalls([other]) });
    await loadQuestionScreen(store, 13);
    await loadQuestionScreen(store, 13);
    expect(seen.map(({ args }) => args)).toEqual([{ id: 13 }]);
  });
});

describe('loading other questions of its subject', () => {
  it('calls the index once, by the finest subject, and reuses what the server rendered', async () => {
    const { store, seen } = createTestStore({ calls: listCalls([craseQuestion(), other]) });
    await loadQuestionScreen(store, 12);
    await loadOtherQuestions(store, 12);
    const query = othersQuery(craseQuestion());
    expect(query).toEqual({ assunto_id: [11], per_page: 6 });
    const { data } = await store.dispatch(questionIndex.initiate(query ?? {}));
    expect(data?.data.map(({ id }) => id)).toEqual([12, 13]);
    expect(seen.map(({ call }) => call)).toEqual(['GET /api/question', 'GET /api/question/list']);
  });

  it('requests nothing if there is no question, or nothing is known of its subject', async () => {
    const { store, seen } = createTestStore({ calls: listCalls([craseQuestion({ assunto: [] })]) });
    await loadOtherQuestions(store, 12);
    await loadQuestionScreen(store, 12);
    await loadOtherQuestions(store, 12);
    expect(seen.map(({ call }) => call)).toEqual(['GET /api/question']);
  });

  it('reuses what this tab’s storage received minutes ago', async () => {
    const cache = { storage: sessionStorage, owner: () => 'ana' };
    const first = createTestStore({ calls: listCalls([craseQuestion(), other]), cache });
    const later = createTestStore({ calls: listCalls([craseQuestion(), other]), cache });
    for (const { store } of [first, later]) {
      await loadQuestionScreen(store, 12);
      await loadOtherQuestions(store, 12);
    }
    expect(later.seen.map(({ call }) => call)).toEqual(['GET /api/question']);
    sessionStorage.clear();
  });
});
