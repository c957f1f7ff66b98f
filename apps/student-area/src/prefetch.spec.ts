import { createTestStore, listOf } from '@mapa/api-client/testing';
import { waitFor } from '@testing-library/react';
import { prefetchPage } from './routes';

describe('a link in view', () => {
  it('brings what its page shows, where that is cheap', async () => {
    const { store, seen } = createTestStore({ calls: { 'GET /api/customer-area/question-map/user-maps': listOf() } });
    prefetchPage(store, 'myMaps');
    await waitFor(() =>
      expect(seen.map(({ call }) => call)).toEqual(['GET /api/customer-area/question-map/user-maps']),
    );
  });

  it('serves no question before it is asked for', async () => {
    const { store, seen } = createTestStore();
    prefetchPage(store, 'mapQuestions');
    await import('./pages/map-questions-page');
    prefetchPage(store, null);
    expect(seen).toEqual([]);
  });
});
