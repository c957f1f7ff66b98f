import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { installBrowserScripts } from './browser-scripts.ts';
import { installFacebook } from './fake-facebook.ts';
import { installGoogle } from './fake-google.ts';
import { APPS } from './grants.ts';

/** A faulty response of a path; `hang` never responds, `hang-body` starts and never ends. */
export type Fault = 'hang' | 'hang-body' | { status: number; headers?: Record<string, string>; body: string };

function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'hang-body')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"sub":');
  response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body);
}

/**
 * Stand-ins for Google (token-info, user-info) and Facebook (debug_token, /me) at one address, over real HTTP, with
 * the scripts of their buttons. `settings` is the environment that makes the API and the site use them.
 */
export async function startProviders({ port = 0 }: { port?: number } = {}) {
  const oauth = new OAuth2Server();
  const faults = new Map<string, Fault>();
  const seen: string[] = [];
  let url = '';
  const google = await installGoogle(oauth);
  const facebook = installFacebook(oauth);
  installBrowserScripts(oauth, { google: google.issue, facebook: facebook.issue });
  const truth = oauth.service.requestHandler;

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '';
    seen.push(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const fault = faults.get(path);
    if (fault) misbehave(fault, response);
    else truth(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  oauth.issuer.url = url;

  return {
    url,
    settings: {
      GOOGLE_CLIENT_ID: APPS.google,
      GOOGLE_ACCOUNTS_URL: url,
      GOOGLE_BASE_URL: url,
      FACEBOOK_APP_ID: APPS.facebook,
      FACEBOOK_APP_SECRET: APPS.facebookSecret,
      FACEBOOK_SDK_URL: url,
      FACEBOOK_BASE_URL: url,
    },
    google,
    facebook,
    /** Every path requested so far. */
    seen,
    /** Makes a path respond with a fault until `behave` is called. */
    misbehave: (path: string, fault: Fault) => void faults.set(path, fault),
    behave: () => faults.clear(),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export type FakeProviders = Awaited<ReturnType<typeof startProviders>>;
