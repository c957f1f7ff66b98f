import { createTestStore, sampleProfile, samplePlanUse, type FakeCalls } from '@mapa/api-client/testing';
import type { PlanId, Role } from '@mapa/domain';
import { LinkProvider, Toaster } from '@mapa/ui-kit';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ClientProviders } from '../providers/client-providers';
import { createSession } from '../session/create-session';
import {
  sessionLoading,
  sessionReducer,
  sessionUnknown,
  signedIn,
  signedOut,
  type SessionSlices,
} from '../session/session-slice';

const LINK = { application: 'student-area' } as const;

/** The default student of these tests. */
export const { usuario: ana } = sampleProfile({ verificou_email_em: '' });

export interface ScreenSetting {
  /** The server's responses, besides the plan's use. */
  calls?: FakeCalls;
  route?: string;
  plan?: PlanId;
  role?: Role;
}

type Viewer = 'student' | 'visitor' | 'unknown' | 'loading';

function stateOf(viewer: Viewer, { plan = ana.plano_tipo, role = ana.role }: ScreenSetting) {
  if (viewer === 'student') return sessionReducer(undefined, signedIn({ ...ana, plano_tipo: plan, role }));
  if (viewer === 'loading') return sessionReducer(undefined, sessionLoading(null));
  return sessionReducer(undefined, viewer === 'visitor' ? signedOut() : sessionUnknown());
}

function show(ui: ReactElement, { calls = {}, route = '/', ...setting }: ScreenSetting, viewer: Viewer) {
  const test = createTestStore<SessionSlices>({
    calls: { 'GET /api/customer-area/user/plan': samplePlanUse(), ...calls },
    reducers: { session: sessionReducer },
    preloadedState: { session: stateOf(viewer, setting) },
    ...(viewer === 'student' ? { student: { id: ana.id, token: 'token' } } : {}),
  });
  const session = createSession(test);
  const view = render(
    <ClientProviders store={test.store} outbox={test.outbox} session={session}>
      <LinkProvider value={LINK}>
        <MemoryRouter initialEntries={[route]}>
          {ui}
          <Address />
          <Toaster />
        </MemoryRouter>
      </LinkProvider>
    </ClientProviders>,
  );
  /** Completes `showAsLoading` with the student's profile. */
  const arrive = () => act(() => void test.store.dispatch(signedIn(ana)));
  return { ...view, ...test, arrive };
}

function Address() {
  const { pathname, search } = useLocation();
  return <samp aria-label="Endereço completo">{pathname + search}</samp>;
}

/**
 * Renders a screen for a signed-in student, over the real session and a fake network; the current address is in
 * "Endereço completo".
 */
export const showAsStudent = (ui: ReactElement, setting: ScreenSetting = {}) => show(ui, setting, 'student');

/** Renders the screen for a visitor, who can sign in. */
export const showAsVisitor = (ui: ReactElement, setting: ScreenSetting = {}) => show(ui, setting, 'visitor');

/** Renders as for a student with a session whose profile cannot be loaded. */
export const showAsUnknown = (ui: ReactElement, setting: ScreenSetting = {}) => show(ui, setting, 'unknown');

/** Renders while the session is still being checked; `arrive` completes it with the student. */
export const showAsLoading = (ui: ReactElement, setting: ScreenSetting = {}) => show(ui, setting, 'loading');
