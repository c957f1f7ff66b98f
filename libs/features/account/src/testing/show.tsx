import { createTestStore, listOf, sampleProfile, samplePlanUse, type FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, sessionReducer, type SessionSlices } from '@mapa/auth';
import { LinkProvider, Toaster, toast } from '@mapa/ui-kit';
import { act, cleanup, render } from '@testing-library/react';
import Cookies from 'js-cookie';
import { MemoryRouter } from 'react-router-dom';
import { AccountScreen } from '../account-screen';

const LINK = { application: 'student-area' } as const;
const stops: (() => void)[] = [];

interface Setting {
  calls?: FakeCalls;
  /** Overrides of the sample profile. */
  who?: Partial<ReturnType<typeof sampleProfile>['usuario']>;
}

/** Renders the account page with the real session and a fake network, whose server stores changes of the profile. */
export async function showAccount({ calls = {}, who = {} }: Setting = {}) {
  let { usuario } = sampleProfile(who);
  Cookies.set('jwt_token', 'token-of-ana');
  const test = createTestStore<SessionSlices>({
    calls: {
      'GET /api/customer-area/user/me': () => ({ success: true, usuario }),
      'POST /api/customer-area/user/update': (changes) => {
        usuario = { ...usuario, ...changes };
        return { success: true, usuario };
      },
      'GET /api/customer-area/user/plan': samplePlanUse(),
      'GET /api/plan': listOf(),
      'GET /api/payment/provider': { provedor: 'sandbox', demonstracao: true, chave_publica: '', vendedor: null },
      'GET /api/customer-area/payment': listOf(),
      'GET /api/customer-area/question/hidden': listOf(),
      ...calls,
    },
    reducers: { session: sessionReducer },
    token: () => Cookies.get('jwt_token'),
  });
  const leave = jest.fn<undefined, [string]>();
  const session = createSession({ ...test, leave });
  stops.push(test.outbox.dispose);
  const view = render(
    <ClientProviders store={test.store} outbox={test.outbox} session={session}>
      <LinkProvider value={LINK}>
        <MemoryRouter>
          <AccountScreen reminder={<p>Sem lembrete.</p>} device={<p>Nada neste aparelho.</p>} />
          <Toaster />
        </MemoryRouter>
      </LinkProvider>
    </ClientProviders>,
  );
  await act(async () => void stops.push(session.start()));
  /** The writing calls so far, in order. */
  const written = () => test.seen.filter(({ call }) => call.startsWith('POST ') || call.startsWith('DELETE '));
  return { ...view, ...test, session, leave, written };
}

/** Clears all data of the browser. */
export function clearBrowser(): void {
  stops.splice(0).forEach((stop) => stop());
  act(() => toast.remove());
  cleanup();
  Cookies.remove('jwt_token');
  localStorage.clear();
  sessionStorage.clear();
}
