export { planningHandlers } from './handlers';
export { createReminderJob } from './reminder/job';
export { reminderLetter } from './letter/reminder-letter';
export { registerOneClick } from './reminder/one-click';
