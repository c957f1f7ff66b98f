import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { OutboxProvider } from '../outbox/outbox-context';
import { createMemoryStorage } from '../outbox/storage/memory-storage';
import { createStoreOutbox } from '../outbox/store-outbox';
import { createAppStore, type AppStoreSetting } from '../store/create-app-store';
import { createClient, type TakenAlong } from '../transport/client';
import type { ResponseCacheSetting } from '../transport/response-cache';
import type { TabChannel } from '../transport/tab-channel';
import type { FakeCalls } from './fake-calls';
import { createFakeNetwork } from './fake-network';

export interface TestSetting<Slices extends object> extends Omit<AppStoreSetting<Slices>, 'client'> {
  calls?: FakeCalls;
  /** The token that calls carry; none by default, the student's where one is given. */
  token?: () => string | undefined;
  cache?: ResponseCacheSetting;
  /** The channel to the student's other tabs; none by default. */
  tabs?: TabChannel<object>;
  /** The data downloaded to this device; none by default. */
  taken?: TakenAlong;
  /** The student whose answers the outbox sends. */
  student?: { id: string; token: string };
  /** Whether the outbox outlives the page; true by default. */
  durable?: boolean;
}

/** The real store and outbox over a fake network, for tests without a screen. */
export function createTestStore<Slices extends object = object>({
  calls = {},
  student,
  cache,
  tabs,
  taken,
  durable = true,
  token = () => student?.token,
  ...setting
}: TestSetting<Slices> = {}) {
  const network = createFakeNetwork(calls);
  const client = createClient({
    baseUrl: '',
    token,
    adapter: network.adapter,
    ...(cache ? { cache } : {}),
    ...(tabs ? { tabs } : {}),
    ...(taken ? { taken } : {}),
  });
  const store = createAppStore<Slices>({ ...setting, client });
  const outbox = createStoreOutbox(store, { storage: createMemoryStorage(durable), persist: async () => true });
  if (student) void outbox.open(student.id, student.token);
  return { client, seen: network.seen, store, outbox };
}

/** The basis on which a wrapper builds its providers. */
export type TestTree<Slices extends object> = ReturnType<typeof createTestStore<Slices>>;

/**
 * Renders a screen in the real provider tree over a fake network.
 * @param setting `route` is the address shown; `wrapper` adds the providers of higher layers (theme, session).
 */
export function renderWithProviders<Slices extends object = object>(
  ui: ReactElement,
  {
    route = '/',
    wrapper,
    ...setting
  }: TestSetting<Slices> & {
    route?: string;
    wrapper?: (children: ReactNode, test: TestTree<Slices>) => ReactElement;
  } = {},
) {
  const test = createTestStore<Slices>(setting);
  const screen = wrapper?.(ui, test) ?? ui;
  const view = render(
    <Provider store={test.store}>
      <OutboxProvider outbox={test.outbox}>
        <MemoryRouter initialEntries={[route]}>{screen}</MemoryRouter>
      </OutboxProvider>
    </Provider>,
  );
  return { ...view, ...test };
}
