import type { OutboxEntry } from './entry/entry';
import type { OutboxStorage } from './storage/outbox-storage';

/** The current student's entries in memory, so that a screen shows them without waiting for the disk. */
export function createMirror(storage: OutboxStorage, onChange: () => void) {
  let student: string | undefined;
  let entries = new Map<string, OutboxEntry>();
  let version = 0;
  const changed = () => {
    version += 1;
    onChange();
  };

  async function reload(): Promise<void> {
    const [asked, before] = [student, version];
    const listed = asked === undefined ? [] : await storage.list(asked);
    if (asked !== student) return;
    // Something changed while the disk was read: the result may be older than what is shown.
    if (before !== version) return reload();
    entries = new Map(listed.map((entry) => [entry.uuid, entry]));
    changed();
  }

  return {
    reload,
    show(next: string | undefined): Promise<void> {
      student = next;
      entries = new Map();
      changed();
      return reload();
    },
    shows: (whose: string): boolean => student === whose,
    put(entry: OutboxEntry): void {
      if (entry.student !== student) return;
      entries.set(entry.uuid, entry);
      changed();
    },
    patch(uuid: string, changes: Partial<OutboxEntry>): void {
      const entry = entries.get(uuid);
      if (!entry) return;
      entries.set(uuid, { ...entry, ...changes });
      changed();
    },
    drop(uuid: string): void {
      if (entries.delete(uuid)) changed();
    },
    of: (state: OutboxEntry['state']): OutboxEntry[] => [...entries.values()].filter((entry) => entry.state === state),
  };
}
