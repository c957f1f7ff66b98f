import { createTestStore, listOf, refuse } from '@mapa/api-client/testing';
import { waitFor } from '@testing-library/react';
import { createPrefetch } from './routes';

describe('a link that is about to be followed', () => {
  it('loads the data of its page if that is cheap', async () => {
    const { store, seen } = createTestStore({ calls: { 'GET /api/customer-area/question-map/user-maps': listOf() } });
    createPrefetch(store, true).prefetch('/area-estudante/mapas/meus-mapas');
    await waitFor(() =>
      expect(seen.map(({ call }) => call)).toEqual(['GET /api/customer-area/question-map/user-maps']),
    );
  });

  it('loads both lists of the review, whose questions have been answered', async () => {
    const [due, sure] = ['GET /api/customer-area/question/review', 'GET /api/customer-area/question/overconfident'];
    const { store, seen } = createTestStore({ calls: { [due]: listOf(), [sure]: listOf() } });
    createPrefetch(store, true).prefetch('/area-estudante/revisao');
    await waitFor(() =>
      expect(seen).toEqual([
        expect.objectContaining({ call: due, args: { per_page: 20 } }),
        expect.objectContaining({ call: sure, args: { page: 1 } }),
      ]),
    );
  });

  it('loads the map or notebook of the address, but no questions, as these would count as served', async () => {
    const [map, notebook] = [
      'GET /api/customer-area/question-map/detail',
      'GET /api/customer-area/question-notebook/id',
    ];
    const { store, seen } = createTestStore({ calls: { [map]: refuse(404), [notebook]: refuse(404) } });
    const { prefetch } = createPrefetch(store, true);
    prefetch('/area-estudante/nada');
    prefetch('/area-estudante/mapas/questoes/12');
    await waitFor(() => expect(seen).toEqual([expect.objectContaining({ call: map, args: { id: 12 } })]));
    prefetch('/area-estudante/cadernos/abc-1');
    await waitFor(() => expect(seen[1]).toMatchObject({ call: notebook, args: { id: 'abc-1' } }));
  });
});

describe('a link that is near', () => {
  beforeEach(() => {
    Object.assign(globalThis, { hintCode: jest.fn(), requestIdleCallback: (act: () => void) => act() });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'hintCode');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it('is prefetched if no service worker supplies its files', () => {
    createPrefetch(createTestStore().store, false).hint?.('/area-estudante/mapas/meus-mapas');
    expect(globalThis.hintCode).toHaveBeenCalledTimes(1);
  });

  it('is not prefetched if one does', () => {
    expect(createPrefetch(createTestStore().store, true).hint).toBeUndefined();
  });
});
