import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * Returns a function that opens an IndexedDB database on the first call and returns the same connection afterwards.
 * After a failure, the next call tries again. The connection is closed when another tab deletes or upgrades the
 * database; the next call reopens it. A visitor, who stores nothing, does not load the library.
 */
export function connectOnDemand<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<S>) => void,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  const forget = () => void (opened = undefined);
  const open = async () => {
    const { openDB } = await import('idb');
    return openDB<S>(name, version, {
      upgrade,
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  };
  return () => {
    opened ??= open().catch((failure: unknown) => {
      forget();
      throw failure;
    });
    return opened;
  };
}
