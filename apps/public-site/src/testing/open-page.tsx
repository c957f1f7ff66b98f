import { createTestStore, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, RuntimeConfigProvider, sessionReducer, type SessionSlices } from '@mapa/auth';
import { ROUTES, type RuntimeConfig } from '@mapa/domain';
import { LinkProvider, Toaster, UiProvider, toast } from '@mapa/ui-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Page } from '../page/page';
import { PAGES } from '../routes';

const CONFIG = { homeTotalsFrom: { questoes: 0, provas: 0, bancas: 0, mapas: 0 } } as RuntimeConfig;
const LINK = { application: 'public-site' } as const;
const stops: (() => void)[] = [];

/** Shows the address and the history entry's state. */
function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <output aria-label="endereço">{pathname + search}</output>
      <output aria-label="guardado">{JSON.stringify(state)}</output>
    </>
  );
}

/** The current address of the page under test. */
export const address = () => screen.getByLabelText('endereço').textContent;

/** Pages of the site over the real session and a fake network; others only show their address. */
export async function openPage(route: string, names: readonly (typeof PAGES)[number]['name'][], calls: FakeCalls = {}) {
  const test = createTestStore<SessionSlices>({
    calls: { 'GET /api/customer-area/user/me': sampleProfile(), ...calls },
    reducers: { session: sessionReducer },
    token: () => /jwt_token=([^;]+)/.exec(document.cookie)?.[1],
  });
  stops.push(test.outbox.dispose);
  const session = createSession({ ...test, leave: () => undefined });
  const pages = PAGES.filter(({ name }) => names.includes(name));
  const loaded = new Map<string, Page>();
  for (const { name, load } of pages) loaded.set(name, await load());
  render(
    <UiProvider>
      <LinkProvider value={LINK}>
        <ClientProviders store={test.store} outbox={test.outbox} session={session}>
          <RuntimeConfigProvider value={CONFIG}>
            <MemoryRouter initialEntries={[route]}>
              <Routes>
                {pages.map(({ name }) => {
                  const Component = loaded.get(name)?.Component;
                  return <Route key={name} path={ROUTES[name].path} element={Component ? <Component /> : null} />;
                })}
                <Route path="*" element={null} />
              </Routes>
              <Address />
            </MemoryRouter>
          </RuntimeConfigProvider>
          <Toaster />
        </ClientProviders>
      </LinkProvider>
    </UiProvider>,
  );
  await act(async () => void stops.push(session.start()));
  return { ...test, session };
}

/** Removes all stored data, as in a new browser. */
export function clearBrowser(): void {
  stops.splice(0).forEach((stop) => stop());
  act(() => toast.remove());
  cleanup();
  document.cookie = 'jwt_token=; max-age=0; path=/';
  localStorage.clear();
  sessionStorage.clear();
}
