import { routePath } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import { endReminderByToken } from './store';

/** Content types of the form that mail programs post: "List-Unsubscribe=One-Click". */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const MOST_BYTES = 4_096;

/** The address in a reminder's `List-Unsubscribe`. */
export const oneClickPath = (token: string): string => `/api/reminder/one-click/${token}`;

/**
 * Ends reminders for mail programs (RFC 8058), which post a form without cookies and load no page. Opening the same
 * address gives the page with the button, as link scanners must not end anything.
 */
export function registerOneClick(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // Besides the JSON parser of all calls: these bodies contain nothing that the address does not.
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) => {
      done(null, undefined);
    });
    const url = oneClickPath(':token');
    const config = { requestQueue: 'lists' } as const;
    scope.post<{ Params: { token: string } }>(url, { config }, async (request, reply) => {
      await app.requestQueues.run(request, () => endReminderByToken(app.db, app.mail.tokenKey, request.params.token));
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
    scope.get<{ Params: { token: string } }>(url, { config }, async (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${routePath('reminderOff')}?${new URLSearchParams({ token: request.params.token })}`, 302),
    );
  });
}
