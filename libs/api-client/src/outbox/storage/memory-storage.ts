import type { OutboxEntry } from '../entry/entry';
import { createUuid } from '../entry/uuid';
import type { OutboxStorage } from './outbox-storage';

/** An outbox that exists as long as its page. Tests can make it claim to be durable. */
export function createMemoryStorage(durable = false): OutboxStorage {
  const entries = new Map<string, OutboxEntry>();
  const device = createUuid();
  let sequence = 0;
  return {
    durable,
    device: async () => device,
    async add(entry) {
      if (!entries.has(entry.uuid)) entries.set(entry.uuid, { ...entry, sequence: (sequence += 1) });
    },
    get: async (uuid) => entries.get(uuid),
    list: async (student) => [...entries.values()].filter((entry) => entry.student === student),
    async update(uuid, changes) {
      const entry = entries.get(uuid);
      if (entry) entries.set(uuid, { ...entry, ...changes });
    },
    async remove(uuid) {
      entries.delete(uuid);
    },
  };
}
