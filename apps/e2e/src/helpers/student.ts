import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';

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

type FetchOptions = Parameters<APIRequestContext['fetch']>[1];

/** Repeats the call until a busy machine accepts it: a deferred one (503) was not executed. */
export async function ask(request: APIRequestContext, path: string, options: FetchOptions): Promise<APIResponse> {
  const answers: APIResponse[] = [];
  await expect(async () => {
    const answer = await request.fetch(path, options);
    answers.push(answer);
    expect(answer.status()).not.toBe(503);
  }).toPass({ timeout: 60_000, intervals: [500, 1_000, 2_000] });
  const last = answers.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
}

/** `call` is authorised by the given token. */
function sessionOf(request: APIRequestContext, token: string): Session {
  return {
    token,
    call: async <T>(method: string, path: string, data?: object, headers: Record<string, string> = {}) => {
      const response = await ask(request, path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(data && { data }),
      });
      return { status: response.status(), body: (await response.json()) as T };
    },
  };
}

async function enter(request: APIRequestContext, path: string, data: object): Promise<Session> {
  const { access_token: token } = (await (await ask(request, path, { method: 'POST', data })).json()) as {
    access_token: string;
  };
  return sessionOf(request, token);
}

/** Signs a demo account in over HTTP. */
export const signIn = (request: APIRequestContext, email: string): Promise<Session> =>
  enter(request, '/api/auth/login', { email, password: PASSWORD });

/** Puts the session into the browser. */
export async function putIn(page: Page, request: APIRequestContext, session: Session): Promise<Session> {
  const { hostname } = new URL((await request.get('/')).url());
  await page
    .context()
    .addCookies([{ name: 'jwt_token', value: session.token, domain: hostname, path: '/', sameSite: 'Lax' }]);
  return session;
}

/** Opens a session and puts it into the browser, for journeys that do not test signing in. */
export const openAs = async (page: Page, request: APIRequestContext, email: string): Promise<Session> =>
  putIn(page, request, await signIn(request, email));

/** The same for a new account of this journey, without any answers. */
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
