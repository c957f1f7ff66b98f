import type { APIRequestContext, Page } from '@playwright/test';

const PASSWORD = 'Estudar#2026';

interface Session {
  token: string;
  call: <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: T }>;
}

/** `call` speaks as whoever the token is of. */
function sessionOf(request: APIRequestContext, token: string): Session {
  return {
    token,
    call: async <T>(method: string, path: string, data?: object, headers: Record<string, string> = {}) => {
      const response = await request.fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(data && { data }),
      });
      return { status: response.status(), body: (await response.json()) as T };
    },
  };
}

async function enter(request: APIRequestContext, path: string, data: object): Promise<Session> {
  const { access_token: token } = (await (await request.post(path, { data })).json()) as { access_token: string };
  return sessionOf(request, token);
}

/** Signs a demo account in over HTTP. */
export const signIn = (request: APIRequestContext, email: string): Promise<Session> =>
  enter(request, '/api/auth/login', { email, password: PASSWORD });

async function putIn(page: Page, request: APIRequestContext, session: Session): Promise<Session> {
  const { hostname } = new URL((await request.get('/')).url());
  await page
    .context()
    .addCookies([{ name: 'jwt_token', value: session.token, domain: hostname, path: '/', sameSite: 'Lax' }]);
  return session;
}

/** Puts a session into the browser, so that a journey that is not about signing in starts signed in. */
export const openAs = async (page: Page, request: APIRequestContext, email: string): Promise<Session> =>
  putIn(page, request, await signIn(request, email));

/** The same for somebody who signs up for this journey alone, and so has done nothing yet. */
export const openAsNew = async (
  page: Page,
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Session> =>
  putIn(
    page,
    request,
    await enter(request, '/api/auth/registerOrLogin', {
      tipo_cadastro: 'email',
      nome: 'Nina da Jornada',
      email,
      password,
      password_confirmation: password,
    }),
  );
