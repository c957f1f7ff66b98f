import { type FakeCalls, sampleProfile } from '@mapa/api-client/testing';
import { AuthForm } from '../forms/auth-form';
import { AuthPlacementProvider } from '../forms/auth-placement';
import type { SessionSetting } from '../session/create-session';
import { authEvents, type AuthEvent } from '../session/auth-events';
import type { AuthView } from '../session/session-slice';
import { renderWithSession } from './session-page';

/** Server responses to a successful login or sign-up. */
export const ENTERED = {
  access_token: 'token-of-ana',
  user_name: 'Ana Souza',
  user_email: 'ana@exemplo.com.br',
  ava_novo: true,
  verificou_email_em: '',
  role: 'estudante',
  conta_criada: true,
} as const;

const place = { address: (view: AuthView) => `#${view}` };

/** Renders one view on a page of its own; `events` lists the session's events. */
export async function renderAuthForm(
  view: AuthView,
  setting: { calls?: FakeCalls } & Pick<SessionSetting, 'providers'> = {},
) {
  const handleSuccess = jest.fn();
  const events: AuthEvent[] = [];
  authEvents.subscribe((event) => events.push(event));
  const page = await renderWithSession(
    <AuthPlacementProvider value={place}>
      <AuthForm view={view} onSuccess={handleSuccess} />
    </AuthPlacementProvider>,
    { ...setting, calls: { 'GET /api/customer-area/user/me': sampleProfile(), ...setting.calls } },
  );
  return { ...page, handleSuccess, events };
}
