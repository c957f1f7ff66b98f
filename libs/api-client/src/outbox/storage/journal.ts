import { JOURNAL_PREFIX, orUndefined } from '@mapa/domain';
import type { OutboxEntry } from '../entry/entry';
import type { OutboxStorage } from './outbox-storage';

/** Parses an entry of the journal; undefined for anything invalid. */
function parseEntry(text: string | null): OutboxEntry | undefined {
  const entry = orUndefined(() => JSON.parse(text ?? 'null') as Partial<OutboxEntry> | null);
  const isWhole = entry?.uuid !== undefined && entry.student !== undefined && entry.body !== undefined;
  return isWhole ? (entry as OutboxEntry) : undefined;
}

/** A student's entries that a page was left with before they were stored, oldest first. */
function leftEntries(student: string): OutboxEntry[] {
  const keys = orUndefined(() => Object.keys(localStorage).filter((key) => key.startsWith(JOURNAL_PREFIX))) ?? [];
  const entries = keys.flatMap((key) => parseEntry(localStorage.getItem(key)) ?? []);
  return entries.filter((entry) => entry.student === student).sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Writes each entry to local storage before it is added, and deletes it there afterwards. IndexedDB accepts a write only
 * some milliseconds after the click, and drops it if the page is left in between; local storage takes it at once. Reading a
 * student's entries first adds those that were left behind. An entry that another tab has sent and removed in
 * between is sent twice, which its uuid makes harmless.
 */
export function withJournal(storage: OutboxStorage): OutboxStorage {
  const forget = ({ uuid }: OutboxEntry) => void orUndefined(() => localStorage.removeItem(JOURNAL_PREFIX + uuid));
  return {
    get durable() {
      return storage.durable;
    },
    async add(entry) {
      orUndefined(() => localStorage.setItem(JOURNAL_PREFIX + entry.uuid, JSON.stringify(entry)));
      try {
        await storage.add(entry);
      } finally {
        // Also one that could not be added: its student is told that it was not saved.
        forget(entry);
      }
    },
    async list(student) {
      // One after the other, in the order of the answers. One that a full disk refuses stays for the next reading.
      for (const entry of leftEntries(student))
        await storage.add(entry).then(
          () => forget(entry),
          () => undefined,
        );
      return storage.list(student);
    },
    device: () => storage.device(),
    get: (uuid) => storage.get(uuid),
    update: (uuid, changes) => storage.update(uuid, changes),
    remove: (uuid) => storage.remove(uuid),
  };
}
