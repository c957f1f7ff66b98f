import 'fake-indexeddb/auto';
import { createPacks, packState, sittingsApi, studentMapsApi } from '@mapa/api-client';
import {
  listOf,
  refuse,
  renderWithProviders,
  sampleMap,
  sampleMapDetail,
  sampleSummary,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { act, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { FollowPacks } from './follow-packs';
import { PacksProvider } from './packs-context';

const MAP = 7;
const DETAIL = 'GET /api/customer-area/question-map/detail';
const detail = sampleMapDetail({
  mapa: sampleMap({ id: MAP }),
  assuntos: [],
  progresso: { total: 0, respondidas: 0, certas: 0, erradas: 0, abertas: 0 },
});

/** A page of a student with one pack, whose map is there until `remove` is called. */
async function open(calls: FakeCalls = {}) {
  let isThere = true;
  const packs = createPacks({ owner: () => 'ana' });
  await packs.keep(
    'ana',
    { key: `mapa-${MAP}`, detail, ids: [], takenAt: 0, bytes: 0, withheld: 0, lostPictures: 0 },
    [],
  );
  const view = renderWithProviders(
    <PacksProvider value={packs}>
      <FollowPacks />
    </PacksProvider>,
    {
      taken: packs,
      student: { id: 'ana', token: 't' },
      calls: {
        'GET /api/customer-area/sitting': listOf(),
        'GET /api/customer-area/question-map/user-maps': listOf() as never,
        'GET /api/customer-area/question-notebook': listOf(),
        [DETAIL]: () => (isThere ? detail : refuse(404, { erro: ['Este mapa não está entre os seus.'] })),
        'GET /api/customer-area/question-map/old/{id}': refuse(404, { erro: ['Este mapa não está entre os seus.'] }),
        'GET /api/customer-area/question-map/questions': listOf() as never,
        ...calls,
      },
    },
  );
  const state = async () => (await packs.list()).map((pack) => packState(pack).kind);
  const checked = () => waitFor(async () => expect((await packs.list())[0]?.checkedAt).toBeGreaterThan(0));
  return { ...view, state, checked, remove: () => void (isThere = false) };
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
});

describe('the packs of a device are compared with the server', () => {
  it('when the page is opened, and when the connection returns', async () => {
    const { checked, remove, state } = await open();
    await checked();
    expect(await state()).toEqual(['current']);
    remove();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await state()).toEqual(['gone']));
  });

  it('when a sitting has ended', async () => {
    const { checked, remove, state, store } = await open({
      'POST /api/customer-area/sitting/{id}/finish': sampleSummary({ estado: 'entregue' }) as never,
    });
    await checked();
    remove();
    await act(() => store.dispatch(sittingsApi.endpoints.finishSitting.initiate({ id: sampleSummary().id })));
    await waitFor(async () => expect(await state()).toEqual(['gone']));
  });

  it('when this page has removed a map', async () => {
    const { checked, remove, state, store } = await open({
      'DELETE /api/customer-area/question-map/{id}': { success: true },
    });
    await checked();
    remove();
    await act(() => store.dispatch(studentMapsApi.endpoints.removeMap.initiate({ id: MAP })));
    await waitFor(async () => expect(await state()).toEqual(['gone']));
  });
});
