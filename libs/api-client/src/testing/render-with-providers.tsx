import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore, type AppStoreSetting } from '../store/create-app-store';
import { createClient } from '../transport/client';
import type { FakeCalls } from './fake-calls';
import { createFakeNetwork } from './fake-network';

export interface TestSetting<Slices extends object> extends Omit<AppStoreSetting<Slices>, 'client'> {
  calls?: FakeCalls;
  /** The token that calls carry; none by default. */
  token?: () => string | undefined;
}

/** The real store over a fake network, for tests without a screen. */
export function createTestStore<Slices extends object = object>({ calls = {}, token, ...setting }: TestSetting<Slices> = {}) {
  const network = createFakeNetwork(calls);
  const client = createClient({ baseUrl: '', token: token ?? (() => undefined), adapter: network.adapter });
  return { client, seen: network.seen, store: createAppStore<Slices>({ ...setting, client }) };
}

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
  }: TestSetting<Slices> & { route?: string; wrapper?: (children: ReactNode) => ReactElement } = {},
) {
  const test = createTestStore<Slices>(setting);
  const screen = wrapper?.(ui) ?? ui;
  const view = render(
    <Provider store={test.store}>
      <MemoryRouter initialEntries={[route]}>{screen}</MemoryRouter>
    </Provider>,
  );
  return { ...view, ...test };
}
