import { createTestStore, samplePlanUse } from '@mapa/api-client/testing';
import type { FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, sessionReducer, signedIn } from '@mapa/auth';
import type { SessionSlices } from '@mapa/auth';
import type { PlanId } from '@mapa/domain';
import { LinkProvider, Toaster } from '@mapa/ui-kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

const ana = {
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

/** A screen of the student area, as a signed-in student sees it. */
export function showAsStudent(ui: ReactElement, { calls = {}, route = '/', plan = 'plano_gratis' }: Setting = {}) {
  const test = createTestStore<SessionSlices>({
    calls: { 'GET /api/customer-area/user/plan': samplePlanUse(), ...calls },
    reducers: { session: sessionReducer },
    preloadedState: { session: sessionReducer(undefined, signedIn({ ...ana, plano_tipo: plan })) },
    student: { id: ana.id, token: 'token' },
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
