import { screen } from '@testing-library/react';
import { examsApi, useExamListQuery } from '../resources/exams';
import { createTestStore, listOf, refuse, renderWithProviders } from '../testing';

const noExams = listOf<never>();

function Total() {
  const { data, isLoading } = useExamListQuery({ page: 1 });
  return <p>{isLoading ? 'carregando' : `provas: ${data?.total}`}</p>;
}

/** What a server hands to the browser. */
async function renderedByServer(answer: typeof noExams | ReturnType<typeof refuse>): Promise<object> {
  const { store } = createTestStore({ calls: { 'GET /api/exam': answer } });
  await store.dispatch(examsApi.endpoints.examList.initiate({ page: 1 }, { subscribe: false }));
  return JSON.parse(JSON.stringify(store.getState()));
}

describe('a page that the server rendered', () => {
  it('shows its data at once and does not fetch them again', async () => {
    const { seen } = renderWithProviders(<Total />, { preloadedState: await renderedByServer(noExams) });
    expect(screen.getByText('provas: 0')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('fetches in the browser what the server could not load', async () => {
    const preloadedState = await renderedByServer(refuse(503));
    const { seen } = renderWithProviders(<Total />, { preloadedState, calls: { 'GET /api/exam': noExams } });
    expect(await screen.findByText('provas: 0')).toBeVisible();
    expect(seen).toHaveLength(1);
  });
});

describe('the browser’s Redux DevTools', () => {
  const compose = jest.fn(() => (create: unknown) => create);
  beforeEach(() => Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose }));
  afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'));

  it('see the store only if the application asks for it', async () => {
    // The store's library looks for the extension when it is loaded.
    jest.resetModules();
    const { createAppStore } = await import('./create-app-store');
    const { createClient } = await import('../transport/client');
    const client = createClient({ baseUrl: '', token: () => undefined });
    createAppStore({ client });
    expect(compose).not.toHaveBeenCalled();
    createAppStore({ client, devTools: true });
    expect(compose).toHaveBeenCalled();
  });
});
