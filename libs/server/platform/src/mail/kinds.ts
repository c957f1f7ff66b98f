import type { Database } from '../db/client';
import type { Letter } from './letter';

/** What the writing of a letter may use. Links name the configured site, never the host of a request. */
export interface LetterContext {
  readonly db: Database;
  readonly siteUrl: string;
  readonly tokenKey: string;
  /** Who sells plans. */
  readonly seller: string;
}

/**
 * Each kind of mail; a job names its kind and the row that it is about, and holds nothing personal. Jobs wait in the queue
 * under these names.
 */
export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'receipt'
  | 'returned'
  | 'refused'
  | 'disputed'
  | 'undone'
  | 'regretted'
  | 'cancelled'
  | 'dunning'
  | 'ended'
  | 'reminder';

/** Reads the letter's data at the moment of sending; null when there is nothing left to send. */
export type ComposeLetter = (context: LetterContext, id: string) => Promise<Letter | null>;

/** How each kind of mail is written; a kind without a letter does not compile. */
export type Letters = Readonly<Record<MailKind, ComposeLetter>>;
