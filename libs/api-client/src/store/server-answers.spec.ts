import { catalogueApi } from '../resources/catalogue';
import { questionsApi } from '../resources/questions';
import { createTestStore, listOf } from '../testing';

const cache = { storage: sessionStorage, owner: () => 'ana' };
const countOf = (total: number) => ({ total, ocultas: { anuladas: 0, desatualizadas: 0 } });
const { matterList } = catalogueApi.endpoints;
const { questionCount } = questionsApi.endpoints;

afterEach(() => sessionStorage.clear());

it("data from the server's render replace what this tab had stored", async () => {
  const before = createTestStore({
    calls: { 'GET /api/matter': listOf(), 'GET /api/question/count': countOf(1) },
    cache,
  });
  await before.store.dispatch(matterList.initiate({}, { subscribe: false }));
  await before.store.dispatch(questionCount.initiate({ banca_id: [1] }, { subscribe: false }));

  const server = createTestStore({ calls: { 'GET /api/question/count': countOf(2) } });
  await server.store.dispatch(questionCount.initiate({ banca_id: [1] }, { subscribe: false }));

  const preloadedState = structuredClone(server.store.getState());
  const page = createTestStore({ cache, preloadedState });
  expect(questionCount.select({ banca_id: [1] })(page.store.getState()).data).toEqual(countOf(2));
  const later = createTestStore({ cache });
  const { data } = await later.store.dispatch(questionCount.initiate({ banca_id: [1] }, { subscribe: false }));
  expect(data).toEqual(countOf(2));
  expect((await later.store.dispatch(matterList.initiate({}, { subscribe: false }))).data).toEqual(listOf());
  expect([page.seen, later.seen]).toEqual([[], []]);
});
