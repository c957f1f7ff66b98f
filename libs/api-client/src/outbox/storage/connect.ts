import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * Returns a function that opens a database of IndexedDB with its first call and gives the same connection afterwards. A
 * failed opening is tried again by the next call. The connection is closed when another tab deletes the database or needs
 * a newer version of it; the next call opens it again. A visitor, who stores nothing, does not load the library.
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
