import 'fake-indexeddb/auto';
import { JOURNAL_PREFIX, PACK_CACHE, PACK_DATABASE, SHELL_CACHE } from '@mapa/domain';
import { waitFor } from '@testing-library/react';
import { forgetStudent } from './local-data';

it('a student’s packs are removed with the session, and the shared files of the area stay', async () => {
  const names = new Set([SHELL_CACHE, `${PACK_CACHE}ana:mapa-7`, 'of-an-older-version']);
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  });
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(PACK_DATABASE);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
  expect(await databases()).toEqual([PACK_DATABASE]);
  forgetStudent();
  await waitFor(async () => expect(await databases()).toEqual([]));
  await waitFor(() => expect([...names]).toEqual([SHELL_CACHE]));
  Reflect.deleteProperty(globalThis, 'caches');
});

it('an answer that is not in the outbox yet stays on the device when its student leaves', () => {
  localStorage.setItem(`${JOURNAL_PREFIX}5d1c`, '{}');
  localStorage.setItem('user_name', 'Ana');
  forgetStudent();
  expect(Object.keys(localStorage)).toEqual([`${JOURNAL_PREFIX}5d1c`]);
});
