/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { sampleEntry } from '../../testing/outbox/entries';
import { sampleUuid } from '../../testing/samples';
import { createIdbStorage } from './idb-storage';
import { createMemoryStorage } from './memory-storage';
import { openStorage } from './open-storage';
import { requestPersistence } from './persistence';

beforeEach(() => {
  indexedDB = new IDBFactory();
});

describe.each([
  ['on the disk', createIdbStorage],
  ['in memory', createMemoryStorage],
])('answers that wait %s', (_where, create) => {
  it('are listed by student, oldest first, and counted', async () => {
    const storage = create();
    for (const [n, student] of [
      [3, 'ana'],
      [1, 'bia'],
      [2, 'ana'],
    ] as const)
      await storage.add(sampleEntry(n, student));
    const listed = await storage.list('ana');
    expect(listed.map(({ body }) => body.questao_id)).toEqual([3, 2]);
    expect(listed[0]).toEqual({ ...sampleEntry(3), sequence: 1 });
    expect((await storage.get(sampleUuid(2)))?.sequence).toBe(3);
    expect(await storage.get(sampleUuid(9))).toBeUndefined();
  });

  it('are stored once each, in their first form', async () => {
    const storage = create();
    await storage.add(sampleEntry(1));
    await storage.add({ ...sampleEntry(1), attempts: 7 });
    expect(await storage.list('ana')).toMatchObject([{ attempts: 0, sequence: 1 }]);
  });

  it('can be changed in part, and never return once removed', async () => {
    const storage = create();
    await storage.add(sampleEntry(1));
    await storage.update(sampleUuid(1), { state: 'refused', lastError: 'Recusada.' });
    expect(await storage.get(sampleUuid(1))).toMatchObject({ state: 'refused', attempts: 0, body: { questao_id: 1 } });
    await storage.remove(sampleUuid(1));
    await storage.remove(sampleUuid(1));
    await storage.update(sampleUuid(1), { attempts: 2 });
    expect(await storage.list('ana')).toEqual([]);
  });

  it('share one device id, which is no answer', async () => {
    const storage = create();
    const [one, two] = await Promise.all([storage.device(), storage.device()]);
    expect([two, await storage.device()]).toEqual([one, one]);
    await storage.update(one, { attempts: 1 });
    expect(await storage.get(one)).toBeUndefined();
    expect(await storage.list('#device')).toEqual([]);
  });
});

describe('the device of a disk', () => {
  it('is the same for all its tabs', async () => {
    const [one, other] = await Promise.all([createIdbStorage().device(), createIdbStorage().device()]);
    expect([other, await createIdbStorage().device()]).toEqual([one, one]);
  });
});

describe('a database that a newer page wants to upgrade', () => {
  it('is closed', async () => {
    await createIdbStorage().list('ana');
    const newer = await openDB('mapa-outbox', 2);
    expect(newer.version).toBe(2);
    newer.close();
  });
});

describe('a database that cannot be opened', () => {
  it('is opened again on the next try', async () => {
    const present = indexedDB;
    indexedDB = { open: () => { throw new Error('closed'); } } as unknown as IDBFactory; // prettier-ignore
    const storage = createIdbStorage();
    await expect(storage.list('ana')).rejects.toThrow('closed');
    indexedDB = present;
    expect(await storage.list('ana')).toEqual([]);
  });
});

describe('the storage of waiting answers', () => {
  it('is the disk, and memory only if there is none', () => {
    const present = indexedDB;
    expect(openStorage().durable).toBe(true);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(openStorage().durable).toBe(false);
    globalThis.indexedDB = present;
  });

  it('is memory if the browser denies the database, by its name or on opening', async () => {
    const present = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') as PropertyDescriptor;
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: denied });
    try {
      expect(openStorage().durable).toBe(false);
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', present);
    }
    for (const failure of [
      new DOMException('The operation is insecure.', 'SecurityError'),
      new DOMException('The user denied permission to access the database.', 'UnknownError'),
    ]) {
      indexedDB.open = () => {
        throw failure;
      };
      const storage = openStorage();
      await Promise.all([storage.add(sampleEntry(1)), storage.add(sampleEntry(2))]);
      expect([storage.durable, (await storage.list('ana')).length]).toEqual([false, 2]);
    }
  });

  it('stays the disk when that is full', async () => {
    indexedDB.open = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = openStorage();
    await expect(storage.add(sampleEntry(1))).rejects.toThrow('full');
    expect(storage.durable).toBe(true);
  });
});

describe('the browser’s promise of persistence', () => {
  const ask = async (storage: object | undefined) => {
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
    return requestPersistence().finally(() => void Reflect.deleteProperty(navigator, 'storage'));
  };

  it.each([
    ['there is no storage', undefined, false],
    ['it cannot promise', {}, false],
    ['it promised before', { persisted: async () => true, persist: async () => false }, true],
    ['it promises now', { persisted: async () => false, persist: async () => true }, true],
    ['it refuses', { persisted: async () => false, persist: async () => false }, false],
  ])('where %s', async (_when, storage, promised) => expect(await ask(storage)).toBe(promised));
});
