import { orUndefined } from '@mapa/domain';
import { createIdbStorage } from './idb-storage';
import { withJournal } from './journal';
import { createMemoryStorage } from './memory-storage';
import type { OutboxStorage } from './outbox-storage';

/** Whether the browser denies this site its databases, as opposed to a full disk. */
const isForbidden = (failure: unknown): boolean => {
  const { name, message } = failure as Partial<Error>;
  return name === 'SecurityError' || message?.includes('denied permission') === true;
};

/** Falls back to memory if the browser denies its database: answers are sent, and wait while their page is open. */
function orMemory(disk: OutboxStorage): OutboxStorage {
  let current = disk;
  async function attempt<T>(work: (storage: OutboxStorage) => Promise<T>): Promise<T> {
    try {
      return await work(current);
    } catch (failure) {
      if (!isForbidden(failure)) throw failure;
      if (current === disk) current = createMemoryStorage();
      return work(current);
    }
  }
  return {
    get durable() {
      return current.durable;
    },
    device: () => attempt((storage) => storage.device()),
    add: (entry) => attempt((storage) => storage.add(entry)),
    get: (uuid) => attempt((storage) => storage.get(uuid)),
    list: (student) => attempt((storage) => storage.list(student)),
    update: (uuid, changes) => attempt((storage) => storage.update(uuid, changes)),
    remove: (uuid) => attempt((storage) => storage.remove(uuid)),
  };
}

/** IndexedDB, with local storage until it has written; memory only if the browser lacks or denies it. */
export const openStorage = (): OutboxStorage =>
  orUndefined(() => indexedDB) ? withJournal(orMemory(createIdbStorage())) : createMemoryStorage();
