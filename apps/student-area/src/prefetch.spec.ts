import { createTestStore, listOf } from '@mapa/api-client/testing';
import { waitFor } from '@testing-library/react';
import { createPrefetch } from './routes';

describe('a link that is about to be followed', () => {
  it('brings what its page shows, where that is cheap', async () => {
    const { store, seen } = createTestStore({ calls: { 'GET /api/customer-area/question-map/user-maps': listOf() } });
    createPrefetch(store).prefetch('/area-estudante/mapas/meus-mapas');
    await waitFor(() =>
      expect(seen.map(({ call }) => call)).toEqual(['GET /api/customer-area/question-map/user-maps']),
    );
  });

  it('serves no question before it is asked for', async () => {
    const { store, seen } = createTestStore();
    const { prefetch } = createPrefetch(store);
    prefetch('/area-estudante/mapas/questoes/1');
    await import('./pages/map-questions-page');
    prefetch('/area-estudante/nada');
    expect(seen).toEqual([]);
  });
});
