import type { Outbox } from '@mapa/api-client';
import { ClientProviders, RuntimeConfigProvider, type Session } from '@mapa/auth';
import type { RuntimeConfig } from '@mapa/domain';
import { LinkProvider, Toaster, UiProvider, type LinkSetting } from '@mapa/ui-kit';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from './errors/error-boundary';
import { Layout } from './layout';
import { FirstFailureProvider } from './page/first-failure';
import type { PageOutcome } from './page/page';
import { PublicRoutes } from './routes';
import type { AppStore } from './store/store';

interface AppProps {
  store: AppStore;
  /** Null on the server, which has none. */
  outbox: Outbox | null;
  session: Session | null;
  /** Starts what the server's page does not know; returns a function that stops it. */
  onHydrated?: () => () => void;
  config: RuntimeConfig;
  link: LinkSetting;
  outcome: PageOutcome;
  /** Wraps the site's content in a router: the server's or the browser's. */
  router: (content: ReactNode) => ReactNode;
}

/** The whole site; the same tree on the server and in the browser, so that it hydrates. */
export function App({ store, outbox, session, onHydrated, config, link, outcome, router }: AppProps) {
  // The server rendered without a session: the student appears after hydration.
  useEffect(() => onHydrated?.(), [onHydrated]);

  const content = (
    <FirstFailureProvider outcome={outcome}>
      <Layout>
        <ErrorBoundary>
          <PublicRoutes />
        </ErrorBoundary>
      </Layout>
    </FirstFailureProvider>
  );
  return (
    <StrictMode>
      <RuntimeConfigProvider value={config}>
        <UiProvider>
          <LinkProvider value={link}>
            <ClientProviders store={store} outbox={outbox} session={session}>
              {router(content)}
              <Toaster />
            </ClientProviders>
          </LinkProvider>
        </UiProvider>
      </RuntimeConfigProvider>
    </StrictMode>
  );
}
