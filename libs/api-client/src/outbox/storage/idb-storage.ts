import type { DBSchema, IDBPObjectStore } from 'idb';
import type { OutboxEntry } from '../entry/entry';
import { createUuid } from '../entry/uuid';
import { connectOnDemand } from './connect';
import type { OutboxStorage } from './outbox-storage';

const DATABASE = 'mapa-outbox';
const VERSION = 1;
const STORE = 'answers';
/** Not a possible student id. */
const DEVICE = '#device';

type Entry = Omit<OutboxEntry, 'sequence'>;
/**
 * A row among the answers that belongs to no student: its uuid is the device's id. It shares the store because a new
 * store would need a newer database version, which open tabs of the previous release could not open.
 */
interface Device {
  uuid: string;
  student: typeof DEVICE;
}
type Row = (Entry | Device) & { seq?: number };

interface Schema extends DBSchema {
  [STORE]: { key: number; value: Row; indexes: { uuid: string; student: string } };
}
type WritableStore = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, 'readwrite'>;

const isEntry = (row: Row): row is Entry & { seq?: number } => 'body' in row;

const toEntry = ({ seq, ...entry }: Entry & { seq?: number }): OutboxEntry => ({
  ...entry,
  ...(seq !== undefined && { sequence: seq }),
});

/** The durable outbox; writes wait for the disk, not only for the browser. */
export function createIdbStorage(): OutboxStorage {
  const database = connectOnDemand<Schema>(DATABASE, VERSION, (db) => {
    // The store numbers its rows, so that their order does not depend on the clock.
    const store = db.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true });
    store.createIndex('uuid', 'uuid', { unique: true });
    store.createIndex('student', 'student');
  });
  const write = async (change: (store: WritableStore) => Promise<unknown>): Promise<void> => {
    const tx = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
    // Awaits both: a failed request also fails its transaction, and both rejections must be handled.
    await Promise.all([change(tx.store), tx.done]);
  };

  return {
    durable: true,
    async device() {
      const known = await (await database()).getFromIndex(STORE, 'student', DEVICE);
      if (known) return known.uuid;
      let uuid = createUuid();
      // Another tab may have created it first.
      await write(async (store) => {
        const row = await store.index('student').get(DEVICE);
        if (row) uuid = row.uuid;
        else await store.add({ uuid, student: DEVICE });
      });
      return uuid;
    },
    add: (entry) =>
      write(async (store) => {
        if ((await store.index('uuid').getKey(entry.uuid)) === undefined) await store.add(entry);
      }),
    async get(uuid) {
      const row = await (await database()).getFromIndex(STORE, 'uuid', uuid);
      return row && isEntry(row) ? toEntry(row) : undefined;
    },
    async list(student) {
      const rows = await (await database()).getAllFromIndex(STORE, 'student', student);
      return rows.filter(isEntry).map(toEntry);
    },
    update: (uuid, changes) =>
      write(async (store) => {
        const row = await store.index('uuid').get(uuid);
        if (row && isEntry(row)) await store.put({ ...row, ...changes });
      }),
    remove: (uuid) =>
      write(async (store) => {
        const key = await store.index('uuid').getKey(uuid);
        if (key !== undefined) await store.delete(key);
      }),
  };
}
