export { noteEnd } from './ended-accounts';
export { cleanUpSessions, deleteExpiredSessions } from './expired-sessions';
export { ACCOUNT, providerRules } from './errors/error-messages';
export { sessionsModule } from './module';
export { type Credential, openSession, revokeSessions } from './sessions';
export { createUser, hasPassword, type User, userByEmail } from './users';
