import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import type { OutboxEntry } from '../entry';
import type { OutboxStorage } from './open-storage';

const DATABASE = 'mapa-outbox';
const VERSION = 1;
const STORE = 'answers';

type Row = OutboxEntry & { seq?: number };

interface Schema extends DBSchema {
  [STORE]: { key: number; value: Row; indexes: { uuid: string; student: string } };
}
type WritableStore = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, 'readwrite'>;

/** The store numbers its rows: their order does not depend on the clock. A visitor, who keeps no answers, loads no library for it. */
async function open(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return openDB<Schema>(DATABASE, VERSION, {
    upgrade(db) {
      const store = db.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true });
      store.createIndex('uuid', 'uuid', { unique: true });
      store.createIndex('student', 'student');
    },
    // A newer tab wants to change the database: let it, and open again when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

const withoutSeq = (row: Row): OutboxEntry => {
  const { seq: _seq, ...entry } = row;
  return entry;
};

/** The durable outbox; writes wait for the disk, not only for the browser. */
export function createIdbStorage(): OutboxStorage {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => void (opened = undefined);
  const database = () => {
    // A failed opening is tried again next time.
    opened ??= open(close).catch((failure: unknown) => {
      close();
      throw failure;
    });
    return opened;
  };
  const write = async (change: (store: WritableStore) => Promise<unknown>): Promise<void> => {
    const tx = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
    // Both: a failed request also fails its transaction, and neither rejection may go unheard.
    await Promise.all([change(tx.store), tx.done]);
  };

  return {
    durable: true,
    add: (entry) =>
      write(async (store) => {
        if ((await store.index('uuid').getKey(entry.uuid)) === undefined) await store.add(entry);
      }),
    async get(uuid) {
      const row = await (await database()).getFromIndex(STORE, 'uuid', uuid);
      return row && withoutSeq(row);
    },
    async list(student) {
      const rows = await (await database()).getAllFromIndex(STORE, 'student', student);
      return rows.map(withoutSeq);
    },
    update: (uuid, changes) =>
      write(async (store) => {
        const row = await store.index('uuid').get(uuid);
        if (row) await store.put({ ...row, ...changes });
      }),
    remove: (uuid) =>
      write(async (store) => {
        const key = await store.index('uuid').getKey(uuid);
        if (key !== undefined) await store.delete(key);
      }),
  };
}
