export * from './db/schema';
export * from './http/sources';
export { recordAct, type StaffActor } from './audit/record-act';
export { type Database, openDatabase, type Queryable } from './db/client';
export { traceStatements } from './db/trace-statements';
export { lockStudent } from './db/lock-student';
export { type Failure, failureSentence, firstCause, isDatabaseAway } from './db/failure';
export { LockHeld, withLock } from './db/lock';
export { bound, ofAnyLength, prepared, statement } from './db/statement';
export { isUuid } from './db/uuid';
export { wholeStatementOf } from './db/whole-statement';
export { refusalWriter } from './docs/refusal-examples';
export { refusalsOf } from './docs/refusals';
export { UPLOAD } from './error-messages/upload';
export { SHARED_ERRORS } from './error-messages/shared-errors';
export { GENERAL } from './error-messages/general';
export { accountGone, demandFilled, forbidden, invalid, Refusal, refuse, unauthorized } from './error-messages/refusal';
export { denied, fill, missing, offline, type Rule, type Rules, wrong } from './error-messages/rule';
export { STUDY } from './error-messages/study';
export type { Authentication, Claims, Student } from './http/authentication';
export { type CurrentIds, FormerIds, followFormerIds, readFormerIds } from './http/former-ids';
export { listAnswer, type Page, pageOf } from './http/list';
export { prepareCalls } from './http/prepare-calls';
export type { Handlers } from './http/register';
export { writtenOnce } from './http/serializer';
export { addressKey, createLimiter } from './limits/limiter';
export { createGate } from './load-shedding/gate';
export type { TimeLimits } from './load-shedding/load-shedding';
export { REQUEST_QUEUES } from './load-shedding/request-queues';
export { keptMails } from './mail/kept-mails';
export type { ComposeLetter, MailKind } from './mail/kinds';
export type { Letter } from './mail/letter';
export type { Mail, MailOrder } from './mail/mail';
export { assetFolder } from './migrate/asset-folder';
export { demandCurrentSchema } from './migrate/compatibility';
export { migrateDatabase } from './migrate/migrate';
export { composeServer, type ServerParts } from './modules/compose-server';
export type { AccountEnd, ModuleGround, ModuleSettings, ServerModule } from './modules/module';
export { runProgram } from './queue/run-program';
export type { JobQueue, QueuedJob, Settle } from './queue/queue';
export {
  CALIBRATION_QUEUE,
  DESK_QUEUE,
  EDITAL_QUEUE,
  EDITAL_REFRESH_QUEUE,
  MAIL_QUEUE,
  PAYMENT_CLEANUP_QUEUE,
  PAYMENT_QUEUE,
  RECONCILIATION_QUEUE,
  REMINDER_QUEUE,
  SANDBOX_QUEUE,
  SCHEDULES,
} from './queue/queues';
