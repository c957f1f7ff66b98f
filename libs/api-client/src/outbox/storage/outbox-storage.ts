import type { OutboxEntry } from '../entry';

/** Where answers wait. Every promise settles only once the change is written. */
export interface OutboxStorage {
  /** False when a closed tab takes the answers with it; known for certain once something was written or read. */
  readonly durable: boolean;
  /** The id of this storage: it lives and dies with the count of its entries. */
  device(): Promise<string>;
  /** Keeps an entry; one with a uuid that is there already changes nothing. */
  add(entry: OutboxEntry): Promise<void>;
  get(uuid: string): Promise<OutboxEntry | undefined>;
  /** A student's entries, oldest first. */
  list(student: string): Promise<OutboxEntry[]>;
  /** Changes an entry if it is still there; never brings back a removed one. */
  update(uuid: string, changes: Partial<Pick<OutboxEntry, 'state' | 'attempts' | 'lastError'>>): Promise<void>;
  remove(uuid: string): Promise<void>;
}
