import type { Database } from '../db/client';
import type { Letter } from './letter';

/** Values for composing letters. Links use the configured site, never the host of a request. */
export interface LetterContext {
  readonly db: Database;
  readonly siteUrl: string;
  readonly tokenKey: string;
  /** The seller of the plans. */
  readonly seller: string;
}

/**
 * The kinds of mail. A job names its kind and a row's id, and contains no personal data. Queued jobs use these names.
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

/** Reads the letter's data at the moment of sending; null if there is nothing to send any more. */
export type ComposeLetter = (context: LetterContext, id: string) => Promise<Letter | null>;

/** The composer of each kind of mail; a missing one does not compile. */
export type Letters = Readonly<Record<MailKind, ComposeLetter>>;
