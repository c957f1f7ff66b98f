import { renderWithProviders, sampleProfile, type FakeCalls } from '@mapa/api-client/testing';
import { SessionProvider, createSession, sessionReducer, type SessionSlices } from '@mapa/auth';
import { LinkProvider } from '@mapa/ui-kit';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Session = SessionSlices['session'];

const PUBLIC_SITE = { application: 'public-site' } as const;
const { usuario } = sampleProfile();
const dialog = { open: false, view: 1, mapaId: null } as const;

const sessions: Record<'student' | 'visitor' | 'somebody', Session> = {
  student: { status: 'signed-in', user: usuario, known: { id: usuario.id, nome: usuario.nome }, dialog },
  visitor: { status: 'signed-out', user: null, known: null, dialog },
  /** As on the server: the session is unknown. */
  somebody: { status: 'loading', user: undefined, known: null, dialog },
};

interface ScreenSetting {
  route?: string;
  calls?: FakeCalls;
  as?: keyof typeof sessions;
  /** Whether the browser stores answers. */
  durable?: boolean;
}

function Shell({ children, create }: { children: ReactNode; create: () => ReturnType<typeof createSession> }) {
  const [session] = useState(create);
  return (
    <SessionProvider session={session}>
      <LinkProvider value={PUBLIC_SITE}>{children}</LinkProvider>
      <Address />
    </SessionProvider>
  );
}

function Address() {
  return (
    <p aria-label="Endereço" role="note">
      {decodeURIComponent(useLocation().search)}
    </p>
  );
}

/** Renders a screen for one kind of viewer; the address is rendered as "Endereço". */
export function renderScreen(
  ui: ReactElement,
  { route = '/', calls = {}, as = 'visitor', durable = true }: ScreenSetting = {},
) {
  return renderWithProviders<SessionSlices>(ui, {
    route,
    calls,
    durable,
    reducers: { session: sessionReducer },
    preloadedState: { session: sessions[as] },
    ...(as === 'student' ? { student: { id: usuario.id, token: 'token-do-estudante' } } : {}),
    wrapper: (children, test) => <Shell create={() => createSession(test)}>{children}</Shell>,
  });
}
