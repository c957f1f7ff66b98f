import '@mapa/ui-kit/fonts.css';
import { matchRouteName } from '@mapa/domain';
import { LinkProvider, UiProvider } from '@mapa/ui-kit';
import type { LinkSetting } from '@mapa/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { loginAddress } from './guard';
import { prefetchPage, routes } from './routes';
import { RuntimeConfigProvider, readConfig } from './runtime-config';
import { createStore } from './store';

const link: LinkSetting = {
  application: 'student-area',
  prefetch: (path) => prefetchPage(matchRouteName(new URL(path, location.origin).pathname)),
};

function start() {
  const login = loginAddress(location);
  if (login) return location.replace(login);
  const root = document.getElementById('raiz');
  if (!root) throw new Error('The document has no #raiz');
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <RuntimeConfigProvider value={readConfig()}>
          <UiProvider>
            <LinkProvider value={link}>
              <RouterProvider router={router} />
            </LinkProvider>
          </UiProvider>
        </RuntimeConfigProvider>
      </Provider>
    </StrictMode>,
  );
}

start();
