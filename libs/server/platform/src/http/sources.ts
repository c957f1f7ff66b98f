import type { Database } from '../db/client';
import type { FormerSubjects } from './former-subjects';

/** Where handlers get data from. A module that offers another source adds it by declaration merging. */
export interface Sources {
  db: Database;
  formerSubjects: FormerSubjects;
}
