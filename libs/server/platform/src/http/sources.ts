import type { Database } from '../db/client';

/** Where handlers get data from. A module that offers another source adds it by declaration merging. */
export interface Sources {
  db: Database;
}
