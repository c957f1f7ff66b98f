import { examsApi } from '../resources/exams';
import { createTestStore, listOf, offline, refuse, type FakeCalls } from '../testing';
import { repeatWhenOnline } from './repeat-when-online';

const LIST = 'GET /api/exam';
const { examList } = examsApi.endpoints;

/** A store whose list was loaded and then asked for again with another response. */
async function createReloaded(second: FakeCalls[typeof LIST]) {
  const calls: FakeCalls = { [LIST]: listOf<never>() };
  const { store, seen } = createTestStore({ calls });
  const stop = repeatWhenOnline(store);
  const query = store.dispatch(examList.initiate({ page: 1 }));
  await query;
  calls[LIST] = second;
  await query.refetch();
  calls[LIST] = { ...listOf<never>(), total: 7 };
  const goOnline = async () => {
    dispatchEvent(new Event('online'));
    await Promise.all(store.dispatch(examsApi.util.getRunningQueriesThunk()));
  };
  const total = () => examList.select({ page: 1 })(store.getState()).data?.total;
  return { seen, stop, goOnline, total };
}

it('a query that failed without a network is repeated once it is back, once', async () => {
  const { seen, stop, goOnline, total } = await createReloaded(offline());
  expect(total()).toBe(0);
  await goOnline();
  expect(total()).toBe(7);
  await goOnline();
  expect(seen).toHaveLength(3);
  stop();
});

it.each([
  ['refused', refuse(503)],
  ['answered', listOf<never>()],
] as const)('a query that was %s is not', async (_, second) => {
  const { seen, stop, goOnline } = await createReloaded(second);
  await goOnline();
  expect(seen).toHaveLength(2);
  stop();
});

it('nothing is repeated after it was stopped', async () => {
  const { seen, stop, goOnline } = await createReloaded(offline());
  stop();
  await goOnline();
  expect(seen).toHaveLength(2);
});
