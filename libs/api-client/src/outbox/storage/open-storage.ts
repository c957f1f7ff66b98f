import { createIdbStorage } from './idb-storage';
import { createMemoryStorage } from './memory-storage';
import type { OutboxStorage } from './outbox-storage';

/** IndexedDB; memory only where the browser has none at all. */
export const openStorage = (): OutboxStorage =>
  typeof indexedDB === 'undefined' ? createMemoryStorage() : createIdbStorage();
