import { createTestStore, listOf } from '@mapa/api-client/testing';
import { sessionReducer, type SessionSlices } from '@mapa/auth';
import { waitFor } from '@testing-library/react';
import { loadedPage } from './page/page-module';
import { createPrefetch } from './prefetch';
import { PAGES } from './routes';

const hidden = { ocultas: { anuladas: 0, desatualizadas: 0 } };
const loadOf = (name: string) =>
  PAGES.find((page) => page.name === name)?.load ?? (() => Promise.reject(new Error(name)));

function open(path: string) {
  history.replaceState(null, '', path);
  const { store, seen } = createTestStore<SessionSlices>({
    calls: { 'GET /api/question': { ...listOf(), ...hidden } },
    reducers: { session: sessionReducer },
  });
  return { prefetch: createPrefetch(store), seen };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a link in view', () => {
  it('brings the code of its page and the data that is seen first: one call, of all that the page shows', async () => {
    const { prefetch, seen } = open('/questoes/7');
    prefetch('/questoes?assunto_id[]=11');
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({ call: 'GET /api/question', args: { assunto_id: [11] } });
    expect(loadedPage(loadOf('questions'))).toBeDefined();
  });

  it('asks for the data of several one after the other', async () => {
    const { prefetch, seen } = open('/questoes/7');
    for (const id of [1, 2, 3]) prefetch(`/questoes?banca_id[]=${id}`);
    expect(seen.length).toBeLessThanOrEqual(1);
    await waitFor(() => expect(seen.map(({ args }) => args.banca_id)).toEqual([[1], [2], [3]]));
  });

  it('brings the code alone to who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { prefetch, seen } = open('/questoes');
    prefetch('/login');
    prefetch('/questoes/7');
    await waitFor(() => expect(loadedPage(loadOf('question'))).toBeDefined());
    expect(seen).toEqual([]);
  });

  it('to the same page with other filters is left alone, and so is one that leads nowhere', async () => {
    const { prefetch, seen } = open('/questoes');
    prefetch('/questoes?banca_id[]=1');
    prefetch('/nada');
    prefetch('/questoes/7');
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.args).toEqual({ id: 7 });
  });
});
