import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../db/client';
import type { RefusalExamples } from '../docs/refusal-examples';
import type { Rules } from '../error-messages/rule';
import type { Authentication } from '../http/authentication';
import type { Handlers } from '../http/register';
import type { Sources } from '../http/sources';
import type { Letters } from '../mail/kinds';
import type { MailSettings } from '../mail/mail';
import type { JobQueue } from '../queue/queue';
import type { QueueDefinition } from '../queue/queues';

/** Settings that the modules of the API read. A module that needs others adds them by declaration merging. */
export interface ModuleSettings extends MailSettings {
  readonly DATABASE_URL: string;
}

/** What every module is built on. */
export interface ModuleGround {
  readonly settings: ModuleSettings;
  readonly pool: Pool;
  readonly db: Database;
  readonly queue: JobQueue;
  /** Where handlers get data from; `offer` of a module puts a source in. */
  readonly sources: Sources;
  /** Aborted when the application closes. */
  readonly signal: AbortSignal;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a module has to do when an account ends. */
export interface AccountEnd {
  /** Done before the account is deleted, outside of any transaction: it may ask others over the network. */
  readonly prepare: (studentId: string) => Promise<void>;
  /** Done in the transaction that deletes the account, under the student's lock. */
  readonly settle: (tx: Transaction, studentId: string) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    accountEnd: AccountEnd;
    /** Starts the jobs of all modules; the server calls it once. @param program path of the program that long jobs start */
    startJobs: (program: string) => Promise<void>;
  }
}

/**
 * What a feature brings to the API. `composeServer` calls the functions below in the order in which they stand here, each for
 * all modules from the lowest to the highest, on one Fastify instance.
 */
export interface ServerModule {
  /** The calls of the contract that it answers. */
  readonly handlers: Partial<Handlers>;
  /** What it refuses by, under the headings of docs/errors.md. */
  readonly errors?: Readonly<Record<string, Rules>>;
  /** Which of these rules the description of the calls gives as examples. */
  readonly refusalExamples?: RefusalExamples;
  /** The queues of its jobs, each after the queue of its dead letters; `migrateDatabase` installs them. */
  readonly queues?: readonly QueueDefinition[];
  /** Puts its sources where handlers and letters of all modules find them. */
  readonly offer?: (app: FastifyInstance, ground: ModuleGround) => void;
  /** How its kinds of mail are written. */
  readonly letters?: (ground: ModuleGround) => Partial<Letters>;
  /** Decorates the application with what its handlers use. */
  readonly decorate?: (app: FastifyInstance, ground: ModuleGround) => void;
  /** What else an account's end means for it. */
  readonly accountEnd?: (app: FastifyInstance) => AccountEnd;
  /** How a request proves who sends it, on top of what lower modules do. */
  readonly authentication?: (lower: Authentication) => Authentication;
  /** Adds routes that are no calls of the contract, such as pictures. */
  readonly routes?: (app: FastifyInstance, ground: ModuleGround) => void;
  /** Begins what goes on for as long as the application runs; what it returns is awaited when that closes, and never rejects. */
  readonly begin?: (app: FastifyInstance, ground: ModuleGround) => Promise<void> | void;
  /** Starts to wait for its jobs; called by `app.startJobs` alone, so that no test works on them unasked. */
  readonly work?: (app: FastifyInstance, program: string) => Promise<void>;
}
