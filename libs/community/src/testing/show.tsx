import { createTestStore, samplePlanUse, sampleProfile } from '@mapa/api-client/testing';
import type { FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, sessionReducer, signedIn } from '@mapa/auth';
import type { SessionSlices } from '@mapa/auth';
import type { PlanId, Role } from '@mapa/domain';
import { LinkProvider, Toaster } from '@mapa/ui-kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { QuestionSlot } from '../shared/question-slot';

const LINK = { application: 'student-area' } as const;

interface Setting {
  calls: FakeCalls;
  route?: string;
  role?: Role;
  plan?: PlanId;
}

/** A screen of the student area, as a signed-in person of one role sees it. */
export function show(ui: ReactElement, { calls, route = '/', role = 'estudante', plan = 'plano_gratis' }: Setting) {
  const { usuario } = sampleProfile({ role, plano_tipo: plan });
  const test = createTestStore<SessionSlices>({
    calls: { 'GET /api/customer-area/user/plan': samplePlanUse(), ...calls },
    reducers: { session: sessionReducer },
    preloadedState: { session: sessionReducer(undefined, signedIn(usuario)) },
    student: { id: usuario.id, token: 'token' },
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
  return { ...view, ...test };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{pathname + search}</output>;
}

/** Stands for the panel of questions, which another lib draws. */
export const renderQuestion = ({ question, answer, onAnswered }: QuestionSlot) => (
  <div>
    <p>{`Painel de ${question.codigo}${answer ? ', respondida' : ''}`}</p>
    <button type="button" onClick={onAnswered}>
      Responder {question.codigo}
    </button>
  </div>
);
