export { createClient } from './client';
export { createTestDatabase } from './database';
export { deliverQueued, keptMails, mailsTo, openTestQueue, tokenIn } from './mail';
export { createOlderDatabase } from './older-database';
export { watchResponses } from './responses';
export { startSmtp } from './smtp';
export { stopDate } from './still-date';
export { interleave } from './statements';
export { NO_TIME_LIMITS } from './time-limits';
