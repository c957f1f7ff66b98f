import type { ServerModule } from '@mapa/server-platform';
import { ACCOUNT, providerRules } from './errors/error-messages';
import { cleanUpSessions } from './expired-sessions';
import { sessionAuthentication } from './token';

/** Sessions of students: who sends a request, and the end of what has expired. It answers no call itself. */
export const sessionsModule = {
  handlers: {},
  errors: { Accounts: ACCOUNT, 'Login with Google; in the same words with Facebook': providerRules('google') },
  decorate: (app, { settings }) => {
    app.decorate('tokenSecret', new TextEncoder().encode(settings.JWT_SECRET));
  },
  authentication: () => sessionAuthentication,
  begin: (app, { db, signal }) => cleanUpSessions({ db, log: app.log, signal }),
} as const satisfies ServerModule;
