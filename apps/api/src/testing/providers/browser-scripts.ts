import type { OAuth2Server } from 'oauth2-mock-server';
import { APPS, type Grant, type Person, type ProviderName } from './grants.ts';

/** Where the buttons' scripts are, below the fake's address. */
const SCRIPTS: Record<ProviderName, string> = { google: '/gsi/client', facebook: '/pt_BR/sdk.js' };

/** Both do in one step what the provider's window does in several: whoever is at the browser agrees, or has closed it. */
const sourceOf: Record<ProviderName, (origin: string) => string> = {
  google: (origin) => `
    const ask = (app) => fetch('${origin}/control/agree?provider=google&app=' + encodeURIComponent(app)).then((answer) => answer.json());
    window.google = { accounts: { oauth2: { initTokenClient: ({ client_id, scope, callback, error_callback }) => ({
      requestAccessToken: () => ask(client_id).then(
        ({ token }) => token ? callback({ access_token: token, scope }) : error_callback({ type: 'popup_closed' }),
        () => error_callback({ type: 'popup_failed_to_open' })),
    }) } } };`,
  facebook: (origin) => `
    let appId = '';
    const ask = () => fetch('${origin}/control/agree?provider=facebook&app=' + encodeURIComponent(appId)).then((answer) => answer.json());
    window.FB = {
      init: (setting) => { appId = setting.appId; },
      login: (callback) => void ask().then(
        ({ token, id }) => callback(token ? { status: 'connected', authResponse: { accessToken: token, userID: id } } : { status: 'unknown', authResponse: null }),
        () => callback({ status: 'unknown', authResponse: null })),
    };`,
};

const clientSide = (source: string) => `(() => {${source}\n})();`;

type Issue = Record<ProviderName, (grant: Grant) => Promise<string>>;

/** The scripts of both buttons, and `POST /control/person` to say who is at the browser (nobody: the window is closed). */
export function installBrowserScripts({ service }: OAuth2Server, issue: Issue, origin: () => string): void {
  const atBrowser: Partial<Record<ProviderName, Person | null>> = {};
  for (const [provider, path] of Object.entries(SCRIPTS) as [ProviderName, string][]) {
    service.addRoute('GET', path, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
      response.end(clientSide(sourceOf[provider](origin())));
    });
  }
  service.addRoute('GET', '/control/agree', async (request, response) => {
    const provider = request.query['provider'] === 'facebook' ? 'facebook' : 'google';
    const person = atBrowser[provider];
    const app = String(request.query['app'] ?? APPS[provider]);
    const answer = person ? { token: await issue[provider]({ person, app }), id: person.id } : {};
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  service.addRoute('POST', '/control/person', (request, response) => {
    const { provider, person } = request.body as { provider: ProviderName; person: Person | null };
    atBrowser[provider] = person;
    response.writeHead(204).end();
  });
}
