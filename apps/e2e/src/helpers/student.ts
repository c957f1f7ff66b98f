import type { APIRequestContext, Page } from '@playwright/test';

const PASSWORD = 'Estudar#2026';

interface Session {
  token: string;
  call: <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<{ status: number; body: T }>;
}

/** Signs a demo account in over HTTP; `call` speaks as that student. */
export async function signIn(request: APIRequestContext, email: string): Promise<Session> {
  const login = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  return {
    token,
    call: async <T>(method: string, path: string, data?: object) => {
      const response = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, ...(data && { data }) });
      return { status: response.status(), body: (await response.json()) as T };
    },
  };
}

/** Puts a session into the browser, so that a journey that is not about signing in starts signed in. */
export async function openAs(page: Page, request: APIRequestContext, email: string): Promise<Session> {
  const session = await signIn(request, email);
  const { hostname } = new URL((await request.get('/')).url());
  await page.context().addCookies([{ name: 'jwt_token', value: session.token, domain: hostname, path: '/', sameSite: 'Lax' }]);
  return session;
}
