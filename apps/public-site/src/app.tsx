import { LinkProvider, UiProvider } from '@mapa/ui-kit';
import type { LinkSetting } from '@mapa/ui-kit';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RuntimeConfigProvider } from './runtime-config';
import type { RuntimeConfig } from './runtime-config';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  config: RuntimeConfig;
  link: LinkSetting;
  children: ReactNode;
}

/** Everything around the routes; the same tree on the server and in the browser, so that it hydrates. */
export function App({ store, config, link, children }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <RuntimeConfigProvider value={config}>
          <UiProvider>
            <LinkProvider value={link}>{children}</LinkProvider>
          </UiProvider>
        </RuntimeConfigProvider>
      </Provider>
    </StrictMode>
  );
}
