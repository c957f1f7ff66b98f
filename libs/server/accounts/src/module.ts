import type { ServerModule } from '@mapa/server-platform';
import { accountHandlers } from './account/handlers';
import { identityHandlers } from './identity/handlers';
import { createProviders, type ProviderSettings } from './identity/providers/providers';
import { createSignUpLimit } from './identity/sign-up-limit';
import { ACCOUNT_LETTERS } from './recovery/account-letters';
import { recoveryHandlers } from './recovery/handlers';
import { createMailLimit } from './recovery/limit';
import { sessionHandlers } from './session/handlers';
import { createLoginLimit } from './session/login-limit';

declare module '@mapa/server-platform' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- settings of another module are merged into an interface
  interface ModuleSettings extends ProviderSettings {}
}

/**
 * Sign-up and sign-in, recovery, profile and the end of an account.
 * @param providerTimeoutMs how long Google and Facebook may take to answer; tests have no time for the real bound
 */
export const accountsModule = ({ providerTimeoutMs }: { providerTimeoutMs?: number | undefined } = {}) =>
  ({
    handlers: { ...sessionHandlers, ...identityHandlers, ...recoveryHandlers, ...accountHandlers },
    letters: () => ACCOUNT_LETTERS,
    decorate: (app, { settings, pool }) => {
      app.decorate('loginLimit', createLoginLimit(pool));
      app.decorate('signUpLimit', createSignUpLimit(pool));
      app.decorate('mailLimit', createMailLimit(pool));
      app.decorate('providers', createProviders(settings, providerTimeoutMs));
    },
  }) as const satisfies ServerModule;
