import type { Database } from '../db/client';
import type { FormerIds } from './former-ids';

/** Data sources of handlers. A module adds its own by declaration merging. */
export interface Sources {
  db: Database;
  formerIds: FormerIds;
}
