import type { Database } from '../db/client';
import type { FormerSubjects } from './former-subjects';

/** Data sources of handlers. A module adds its own by declaration merging. */
export interface Sources {
  db: Database;
  formerSubjects: FormerSubjects;
}
