import { createTestStore, samplePlanUse } from '@mapa/api-client/testing';
import type { FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, sessionReducer, signedIn, signedOut } from '@mapa/auth';
import type { SessionSlices } from '@mapa/auth';
import type { PlanId } from '@mapa/domain';
import { LinkProvider, Toaster } from '@mapa/ui-kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

export const ana = {
  id: 'a1b2',
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  plano_tipo: 'plano_gratis',
  role: 'estudante',
  verificou_email_em: '',
  tema_escuro: false,
  notify: false,
  ava_novo: false,
} as const;

const LINK = { application: 'student-area' } as const;

interface Setting {
  calls?: FakeCalls;
  route?: string;
  plan?: PlanId;
}

function show(ui: ReactElement, { calls = {}, route = '/', plan = 'plano_gratis' }: Setting, isStudent: boolean) {
  const test = createTestStore<SessionSlices>({
    calls: { 'GET /api/customer-area/user/plan': samplePlanUse(), ...calls },
    reducers: { session: sessionReducer },
    preloadedState: { session: sessionReducer(undefined, isStudent ? signedIn({ ...ana, plano_tipo: plan }) : signedOut()) },
    ...(isStudent ? { student: { id: ana.id, token: 'token' } } : {}),
  });
  const session = createSession(test);
  const view = render(
    <ClientProviders store={test.store} outbox={test.outbox} session={session}>
      <LinkProvider value={LINK}>
        <MemoryRouter initialEntries={[route]}>
          {ui}
          <Toaster />
        </MemoryRouter>
      </LinkProvider>
    </ClientProviders>,
  );
  return { ...view, ...test };
}

/** A screen of the student area, as a signed-in student sees it. */
export const showAsStudent = (ui: ReactElement, setting: Setting = {}) => show(ui, setting, true);

/** The same as a visitor sees it, who can sign in. */
export const showAsVisitor = (ui: ReactElement, setting: Setting = {}) => show(ui, setting, false);
