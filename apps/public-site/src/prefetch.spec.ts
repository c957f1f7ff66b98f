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
  return { ...createPrefetch(store), seen };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'hintCode');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('a link near the window', () => {
  it.each([
    ['a page on a good line', {}, 1],
    ['nobody who saves data', { saveData: true }, 0],
    ['nobody on a slow line', { effectiveType: '3g' }, 0],
  ])('hints at the files of %s, without running or requesting anything', (_who, connection, hints) => {
    const hinted = jest.fn();
    // The browser is idle.
    Object.assign(globalThis, { hintCode: hinted, requestIdleCallback: (act: () => void) => act() });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { hint, seen } = open('/questoes');
    hint('/planos');
    hint('/questoes?banca_id[]=1');
    hint('/nada');
    expect(hinted).toHaveBeenCalledTimes(hints);
    if (hints > 0) expect(hinted).toHaveBeenCalledWith(loadOf('plans'));
    expect(loadedPage(loadOf('plans'))).toBeUndefined();
    expect(seen).toEqual([]);
  });
});

describe('a link that is about to be followed', () => {
  it('loads the code of its page and its first data, in one call', async () => {
    const { prefetch, seen } = open('/questoes/7');
    prefetch('/questoes?assunto_id[]=11');
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({ call: 'GET /api/question', args: { assunto_id: [11] } });
    expect(loadedPage(loadOf('questions'))).toBeDefined();
  });

  it('loads one page at a time: of several links passed meanwhile, the last', async () => {
    const { prefetch, seen } = open('/questoes/7');
    for (const id of [1, 2, 3]) prefetch(`/questoes?banca_id[]=${id}`);
    await waitFor(() => expect(seen.map(({ args }) => args.banca_id)).toEqual([[1], [3]]));
  });

  it('is ignored if it leads to the same page with other filters, or nowhere', async () => {
    const { prefetch, seen } = open('/questoes');
    prefetch('/questoes?banca_id[]=1');
    prefetch('/nada');
    prefetch('/questoes/7');
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.args).toEqual({ id: 7 });
  });
});
