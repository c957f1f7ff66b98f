import type { OutboxEntry } from '../entry/entry';

/** Storage of pending answers. Every promise settles only after the change is written. */
export interface OutboxStorage {
  /** False if the answers are lost when the tab closes; certain once something was written or read. */
  readonly durable: boolean;
  /** The id of this storage; it is created and deleted together with its entries' sequence numbers. */
  device(): Promise<string>;
  /** Stores an entry, unless its uuid is already stored. */
  add(entry: OutboxEntry): Promise<void>;
  get(uuid: string): Promise<OutboxEntry | undefined>;
  /** A student's entries, oldest first. */
  list(student: string): Promise<OutboxEntry[]>;
  /** Changes an entry if it is still stored; never restores a removed one. */
  update(uuid: string, changes: Partial<Pick<OutboxEntry, 'state' | 'attempts' | 'lastError'>>): Promise<void>;
  remove(uuid: string): Promise<void>;
}
