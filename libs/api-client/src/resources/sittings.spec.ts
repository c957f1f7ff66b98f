import { waitFor } from '@testing-library/react';
import type { AppStore } from '../store/create-app-store';
import {
  createTestStore,
  listOf,
  offline,
  refuse,
  sampleMapDetail,
  sampleMarks,
  sampleSitting,
  sampleSittingResult,
  sampleSummary,
  sampleToday,
  type FakeCalls,
} from '../testing';
import type { TabChannel } from '../transport/tab-channel';
import { planningApi } from './planning/planning';
import { sittingsApi } from './sittings';
import { studentMapsApi } from './student-maps';

const { id } = sampleSitting();
const HEAD = 'GET /api/customer-area/question-map/detail';
const over = { estado: 'encerrada', encerrado_em: '2026-11-22T13:30:00.000Z' } as const;
const mark = { questao_id: 101, alternativa_id: 1011 };
const { sitting, sittings, sittingResult, writeMarks, pauseSitting, discardSitting } = sittingsApi.endpoints;
const { today } = planningApi.endpoints;
const afresh = { forceRefetch: true, subscribe: false } as const;

type Go = AppStore['dispatch'];

/** Each way in which a page that shows a sitting as open learns of its end. */
const NOTICED: Record<string, { calls: FakeCalls; ask: (go: Go) => unknown }> = {
  'its own view, asked for as the sheet closes': {
    calls: { 'GET /api/customer-area/sitting/{id}': sampleSitting(over) },
    ask: (go) => go(sitting.initiate({ id }, afresh)),
  },
  'the list': {
    calls: { 'GET /api/customer-area/sitting': listOf(sampleSummary(over)) },
    ask: (go) => go(sittings.initiate({ page: 1 }, afresh)),
  },
  'the list, in which it is not any more': {
    calls: {
      'GET /api/customer-area/sitting': listOf(),
      'GET /api/customer-area/sitting/{id}': refuse(404),
    },
    ask: (go) => go(sittings.initiate({ page: 1 }, afresh)),
  },
  'the result': {
    calls: { 'GET /api/customer-area/sitting/{id}/result': sampleSittingResult() },
    ask: (go) => go(sittingResult.initiate({ id }, afresh)),
  },
  'a mark that comes too late': {
    calls: { 'PUT /api/customer-area/sitting/{id}/marks': ({ marcas }) => sampleMarks(marcas, over) },
    ask: (go) => go(writeMarks.initiate({ id, marcas: [mark] })),
  },
  'the day, which names no open one': {
    calls: { 'GET /api/customer-area/today': sampleToday() },
    ask: (go) => go(today.initiate(undefined, afresh)),
  },
  'a view that is gone, as after discarding on another device': {
    calls: { 'GET /api/customer-area/sitting/{id}': refuse(404) },
    ask: (go) => go(sitting.initiate({ id }, afresh)),
  },
  'a pause that is refused': {
    calls: { 'POST /api/customer-area/sitting/{id}/pause': refuse(422, { erro: ['Acabou.'] }) },
    ask: (go) => go(pauseSitting.initiate({ id })),
  },
  'a discarding that is refused': {
    calls: { 'DELETE /api/customer-area/sitting/{id}': refuse(422, { erro: ['Acabou.'] }) },
    ask: (go) => go(discardSitting.initiate({ id })),
  },
};

/** A page that shows a map's head, and knows an open sitting. */
async function open(calls: FakeCalls = {}, tabs?: TabChannel<object>) {
  const now: FakeCalls = {
    'GET /api/customer-area/sitting/{id}': sampleSitting(),
    [HEAD]: sampleMapDetail(),
  };
  const { store, seen } = createTestStore({ calls: now, ...(tabs && { tabs }) });
  await store.dispatch(studentMapsApi.endpoints.studentMap.initiate({ id: 1 }));
  await store.dispatch(sitting.initiate({ id }, { subscribe: false }));
  Object.assign(now, calls);
  const heads = () => seen.filter(({ call }) => call === HEAD).length;
  return { store, heads, calls: now };
}

/** The ends of a channel between two tabs, and its messages. */
function openLine() {
  const said: object[] = [];
  const listeners: ((news: object) => void)[] = [];
  const end = (own: number): TabChannel<object> => ({
    tell: (news) => {
      said.push(news);
      listeners[1 - own]?.(structuredClone(news));
    },
    listen: (listener) => void (listeners[own] = listener),
    close: () => undefined,
  });
  return { said, here: end(0), there: end(1) };
}

describe('the end of a sitting', () => {
  it.each(Object.entries(NOTICED))(
    'is noticed in %s, and every place is loaded again',
    async (_how, { calls, ask }) => {
      const { store, heads } = await open(calls);
      await ask(store.dispatch);
      await waitFor(() => expect(heads()).toBe(2));
    },
  );

  it.each(Object.entries(NOTICED))(
    'that is noticed in %s is announced to the other tabs, once',
    async (_how, { calls, ask }) => {
      const { said, here, there } = openLine();
      const [noticing, other] = [await open(calls, here), await open(calls, there)];
      // The other tab shows the sitting as well: what it loads reports the end again.
      const shown = other.store.dispatch(sitting.initiate({ id }));
      await ask(noticing.store.dispatch);
      await waitFor(() => expect([noticing.heads(), other.heads()]).toEqual([2, 2]));
      await shown;
      await Promise.all(other.store.dispatch(sittingsApi.util.getRunningQueriesThunk()));
      expect(said).toEqual([{ tags: ['Sitting'], ended: id }]);
    },
  );

  it('is not assumed from a response that says it goes on, nor from a stored day', async () => {
    const kept = { ...sampleToday(), guardado: true };
    const { store, heads } = await open({
      'GET /api/customer-area/sitting': listOf(sampleSummary()),
      'GET /api/customer-area/today': kept as never,
    });
    await store.dispatch(sittings.initiate({ page: 1 }, afresh));
    await store.dispatch(today.initiate(undefined, afresh));
    expect(heads()).toBe(1);
  });

  it('is not assumed from a call that failed', async () => {
    const { store, heads } = await open({ 'GET /api/customer-area/sitting/{id}': offline() });
    await store.dispatch(sitting.initiate({ id }, afresh));
    expect(heads()).toBe(1);
  });

  it('is ignored in a list of finished ones', async () => {
    const { store, heads } = await open({
      'GET /api/customer-area/sitting': listOf(sampleSummary({ ...over, id: crypto.randomUUID() })),
    });
    await store.dispatch(sittings.initiate({ page: 1 }, afresh));
    expect(heads()).toBe(1);
  });
});

describe('a list with an open sitting beside a finished one', () => {
  it('is loaded again once, for the questions that the open one withholds', async () => {
    const finished = sampleSummary({ ...over, id: crypto.randomUUID() });
    const open = sampleSummary({ questoes_retidas: [101, 102] });
    // A list that is loaded again and again would keep the process alive.
    let asked = 0;
    const list = () => {
      asked += 1;
      return listOf(...(asked > 5 ? [] : [open, finished]));
    };
    const { store } = createTestStore({ calls: { 'GET /api/customer-area/sitting': list } });
    await store.dispatch(sittings.initiate({ page: 1 }));
    for (let turn = 0; turn < 5; turn += 1)
      await Promise.all(store.dispatch(sittingsApi.util.getRunningQueriesThunk()));
    expect(asked).toBe(2);
  });
});

describe('the day of a student', () => {
  it('is loaded again when a sitting begun elsewhere is reported, and stays readable meanwhile', async () => {
    const TODAY = 'GET /api/customer-area/today';
    const simulado = { ...sampleSummary({ questoes_retidas: [101, 102] }) };
    const { store, seen } = createTestStore({ calls: { [TODAY]: sampleToday({ simulado } as never) } });
    await store.dispatch(today.initiate());
    const { data, error } = await store.dispatch(today.initiate(undefined, afresh));
    expect([data?.simulado?.id, error]).toEqual([simulado.id, undefined]);
    expect(seen.filter(({ call }) => call === TODAY).length).toBeGreaterThan(1);
  });
});

describe('marks that were made in time and arrive after the end', () => {
  it.each([
    ['are answers from then on: every place is loaded again', [], 3],
    ['and are refused change nothing', [101], 2],
  ])('%s', async (_what, recusadas, asked) => {
    const { store, heads } = await open({
      'GET /api/customer-area/sitting/{id}': sampleSitting(over),
      'PUT /api/customer-area/sitting/{id}/marks': ({ marcas }) => ({ ...sampleMarks(marcas, over), recusadas }),
    });
    await store.dispatch(sitting.initiate({ id }, afresh));
    await store.dispatch(writeMarks.initiate({ id, marcas: [mark] }));
    await Promise.all(store.dispatch(sittingsApi.util.getRunningQueriesThunk()));
    await waitFor(() => expect(heads()).toBe(asked));
  });
});

describe('a pause', () => {
  const PAUSE = 'POST /api/customer-area/sitting/{id}/pause';
  const LIST = 'GET /api/customer-area/sitting';
  const pausado_em = '2026-11-22T13:10:00.000Z';

  it('is shown by the list and the sitting, here and in other tabs', async () => {
    const paused: FakeCalls = {
      'GET /api/customer-area/sitting/{id}': sampleSitting({ pausado_em }),
      [LIST]: listOf(sampleSummary({ pausado_em })),
      [PAUSE]: { ...sampleSummary({ pausado_em }), agora: pausado_em },
    };
    const { here, there } = openLine();
    const [acting, other] = [
      await open({ [LIST]: listOf(sampleSummary()) }, here),
      await open({ [LIST]: listOf(sampleSummary()) }, there),
    ];
    for (const { store } of [acting, other]) {
      await store.dispatch(sittings.initiate({ page: 1 }));
      await store.dispatch(sitting.initiate({ id }));
    }
    Object.assign(acting.calls, paused);
    Object.assign(other.calls, paused);
    await acting.store.dispatch(pauseSitting.initiate({ id }));
    for (const { store } of [acting, other])
      await waitFor(() => {
        const state = store.getState();
        expect(sitting.select({ id })(state).data?.pausado_em).toBe(pausado_em);
        expect(sittings.select({ page: 1 })(state).data?.data[0]?.pausado_em).toBe(pausado_em);
      });
  });
});
