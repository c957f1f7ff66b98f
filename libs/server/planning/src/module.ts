import type { ServerModule } from '@mapa/server-platform';
import { PLAN } from './errors/error-messages';
import { planningHandlers } from './handlers';
import { createReminderJob } from './reminder/job';
import { registerOneClick } from './reminder/one-click';
import { REMINDER_QUEUES } from './reminder/queues';
import { reminderLetter } from './letter/reminder-letter';

/** What to do today, the plan of a week and its reminder. */
export const planningModule = {
  handlers: planningHandlers,
  errors: { 'Plan of the week': PLAN },
  queues: REMINDER_QUEUES,
  letters: ({ sources: { db, searchIndex } }) => ({ reminder: reminderLetter({ db, searchIndex }) }),
  decorate: (app, { db, queue }) => {
    app.decorate('reminders', createReminderJob({ db, queue, mail: app.mail, log: app.log }));
  },
  routes: (app) => registerOneClick(app),
  work: (app) => app.reminders.start(),
} as const satisfies ServerModule;
