import type { OAuth2Server } from 'oauth2-mock-server';
import { APPS, type Grant, type Person, type ProviderName } from './grants.ts';

/** Paths of the buttons' scripts, below the fake's address. */
const SCRIPTS: Record<ProviderName, string> = { google: '/gsi/client', facebook: '/pt_BR/sdk.js' };

/** Outcome of the provider's window: a token for a person, or nothing because it was closed. */
interface Agreement {
  token?: string;
  id?: string;
}

/**
 * Both scripts complete at once what takes several steps in the provider's window: the person agrees, or has closed it.
 * The outcome is written into the script, because pages may ask a provider only for an identity.
 */
const sourceOf: Record<ProviderName, (agreement: Agreement) => string> = {
  google: ({ token }) => `
    window.google = { accounts: { oauth2: { initTokenClient: ({ scope, callback, error_callback }) => ({
      requestAccessToken: () => setTimeout(() => ${token ? `callback({ access_token: ${JSON.stringify(token)}, scope })` : "error_callback({ type: 'popup_closed' })"}),
    }) } } };`,
  facebook: ({ token, id }) => `
    window.FB = {
      init: () => undefined,
      login: (callback) => void setTimeout(() => callback(${JSON.stringify(
        token
          ? { status: 'connected', authResponse: { accessToken: token, userID: id } }
          : { status: 'unknown', authResponse: null },
      )})),
    };`,
};

const clientSide = (source: string) => `(() => {${source}\n})();`;

type Issue = Record<ProviderName, (grant: Grant) => Promise<string>>;

/**
 * Serves the scripts of both buttons, and `POST /control/person` to set the person at the browser (null: the window is
 * closed).
 */
export function installBrowserScripts({ service }: OAuth2Server, issue: Issue): void {
  const atBrowser: Partial<Record<ProviderName, Person | null>> = {};
  for (const [provider, path] of Object.entries(SCRIPTS) as [ProviderName, string][]) {
    service.addRoute('GET', path, async (_request, response) => {
      const person = atBrowser[provider];
      const agreement = person ? { token: await issue[provider]({ person, app: APPS[provider] }), id: person.id } : {};
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(clientSide(sourceOf[provider](agreement)));
    });
  }
  service.addRoute('POST', '/control/person', (request, response) => {
    const { provider, person } = request.body as { provider: ProviderName; person: Person | null };
    atBrowser[provider] = person;
    response.writeHead(204).end();
  });
}
