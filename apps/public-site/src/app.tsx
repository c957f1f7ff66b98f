import { LinkProvider, UiProvider } from '@mapa/ui-kit';
import type { LinkSetting } from '@mapa/ui-kit';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from './errors/error-boundary';
import { Layout } from './layout';
import { FirstFailureProvider } from './page/first-failure';
import type { PageOutcome } from './page/page';
import { PublicRoutes } from './routes';
import { RuntimeConfigProvider } from './runtime-config';
import type { RuntimeConfig } from './runtime-config';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  config: RuntimeConfig;
  link: LinkSetting;
  outcome: PageOutcome;
  /** Puts the site's content into a router: the server's or the browser's. */
  router: (content: ReactNode) => ReactNode;
}

/** The whole site; the same tree on the server and in the browser, so that it hydrates. */
export function App({ store, config, link, outcome, router }: AppProps) {
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
      <Provider store={store}>
        <RuntimeConfigProvider value={config}>
          <UiProvider>
            <LinkProvider value={link}>{router(content)}</LinkProvider>
          </UiProvider>
        </RuntimeConfigProvider>
      </Provider>
    </StrictMode>
  );
}
