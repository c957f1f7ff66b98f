import { createTestStore, type FakeCalls } from '@mapa/api-client/testing';
import { ClientProviders, createSession, sessionReducer, type SessionSlices } from '@mapa/auth';
import { applicationOf } from '@mapa/domain';
import { LinkProvider, Toaster, UiProvider, toast } from '@mapa/ui-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Shell } from '../shell/shell';

const outside = {
  helpCenterUrl: '/ajuda',
  aboutUrl: '/quem-somos',
  instagramUrl: 'https://redes.exemplo/i',
  twitterUrl: 'https://redes.exemplo/t',
  facebookUrl: 'https://redes.exemplo/f',
  gtmId: '',
  gtmBaseUrl: 'https://etiquetas.exemplo',
};

/** A free student whose e-mail is verified. */
export const ana = {
  id: 'a1b2',
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  plano_tipo: 'plano_gratis' as const,
  role: 'estudante' as const,
  verificou_email_em: '2026-01-01T00:00:00.000Z',
  tema_escuro: false,
  notify: false,
  ava_novo: false,
};

/** The profile call's answer. */
export const profileOf = (change: Partial<typeof ana> = {}): FakeCalls => ({
  'GET /api/customer-area/user/me': { success: true, usuario: { ...ana, ...change } },
});

const calls: FakeCalls = {
  ...profileOf(),
  'POST /api/auth/login': {
    access_token: 'token',
    user_name: ana.nome,
    user_email: ana.email,
    ava_novo: false,
    verificou_email_em: '',
    role: 'estudante',
  },
  'POST /api/auth/logout': { success: true },
};

function Address() {
  return <output aria-label="endereço">{useLocation().pathname}</output>;
}

interface Opening {
  calls?: FakeCalls;
  gtmId?: string;
}

const stops: (() => void)[] = [];

/** The shell over the real session and a fake network, as a page starts it. */
export async function openShell(route: string, { calls: change = {}, gtmId = '' }: Opening = {}) {
  const { store, client, outbox, seen } = createTestStore<SessionSlices>({
    calls: { ...calls, ...change },
    reducers: { session: sessionReducer },
    token: () => /jwt_token=([^;]+)/.exec(document.cookie)?.[1],
  });
  const leave = jest.fn();
  const session = createSession({ store, client, outbox, leave });
  render(
    <UiProvider>
      <ClientProviders store={store} outbox={outbox} session={session}>
        <MemoryRouter initialEntries={[route]}>
          <LinkProvider value={{ application: applicationOf(route) }}>
            <Shell outside={{ ...outside, gtmId }}>
              <main>
                <Address />
              </main>
            </Shell>
          </LinkProvider>
        </MemoryRouter>
        <Toaster />
      </ClientProviders>
    </UiProvider>,
  );
  await act(async () => void stops.push(session.start()));
  return { leave, session, seen, store, outbox };
}

/** As `openShell`, in a browser that holds a token. */
export function openAsStudent(route: string, opening: Opening = {}) {
  document.cookie = 'jwt_token=token; path=/';
  return openShell(route, opening);
}

/** Signs in through the header's button. */
export async function enterBy() {
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }));
  await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
  await userEvent.type(screen.getByLabelText('Senha'), 'Estudar#2026');
  await userEvent.click(screen.getAllByRole('button', { name: 'Entrar' }).at(-1) as HTMLElement);
}

/** Ends the page's session, as leaving the page does. */
export const leavePage = (): void => {
  stops.splice(0).forEach((stop) => stop());
  cleanup();
};

/** Removes all stored data, as in a new browser. */
export function clearBrowser(): void {
  act(() => toast.remove());
  leavePage();
  document.cookie = 'jwt_token=; max-age=0; path=/';
  localStorage.clear();
}
