import { renderWithProviders, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { sessionReducer, signedIn, signedOut, type SessionSlices } from '@mapa/auth';
import type { PlanId, Role } from '@mapa/domain';
import { LinkProvider } from '@mapa/ui-kit';
import type { ReactElement } from 'react';

const LINK = { application: 'public-site' } as const;

/** The viewer: a visitor, someone not known yet, or a person with a plan. */
type Viewer = 'visitor' | 'loading' | { plan: PlanId; role?: Role };

const sessionOf = (viewer: Viewer) => {
  if (viewer === 'loading') return undefined;
  if (viewer === 'visitor') return signedOut();
  return signedIn(sampleProfile({ plano_tipo: viewer.plan, role: viewer.role ?? 'estudante' }).usuario);
};

/** Renders a screen for one kind of viewer; `become` changes the viewer on the same page. */
export function showAs(viewer: Viewer, ui: ReactElement, calls: FakeCalls) {
  const view = renderWithProviders<SessionSlices>(ui, {
    calls,
    reducers: { session: sessionReducer },
    preloadedState: { session: sessionReducer(undefined, sessionOf(viewer) ?? { type: 'nada' }) },
    wrapper: (children) => <LinkProvider value={LINK}>{children}</LinkProvider>,
  });
  return { ...view, become: (next: Exclude<Viewer, 'loading'>) => view.store.dispatch(sessionOf(next) ?? signedOut()) };
}
