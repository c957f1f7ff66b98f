import { OutboxProvider, type AppStore, type Outbox } from '@mapa/api-client';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Session } from '../session/create-session';
import type { SessionSlices } from '../session/session-slice';
import { SessionProvider } from './session-provider';

export interface ClientProvidersProps {
  store: AppStore<SessionSlices>;
  /** Null on the server, which has none. */
  outbox: Outbox | null;
  session: Session | null;
  children: ReactNode;
}

/** Provides store, outbox and session, and renders the login dialog. */
export function ClientProviders({ store, outbox, session, children }: ClientProvidersProps) {
  return (
    <Provider store={store}>
      <OutboxProvider outbox={outbox}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </OutboxProvider>
    </Provider>
  );
}
