import { useCallback, useSyncExternalStore } from 'react';

/** `session` lasts as long as the tab, `local` until the student logs out. */
export type StorageArea = 'session' | 'local';

const CHANGED = 'mapa:guardado';

const open = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

/** The stored text of a key; empty if there is none or storage is unavailable. */
export function readStored(area: StorageArea, key: string): string {
  try {
    return open(area).getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The keys in a storage area. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(open(area));
  } catch {
    return [];
  }
}

/** Stores a text, or removes the key when the text is empty, and notifies every hook that reads it. */
export function writeStored(area: StorageArea, key: string, text: string): void {
  try {
    if (text === '') open(area).removeItem(key);
    else open(area).setItem(key, text);
  } catch {
    // Full or unavailable storage only loses a convenience: the student's work is in drafts (ADR 036).
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(notify: () => void) {
  addEventListener(CHANGED, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener('storage', notify);
  };
}

const nothing = () => '';

/** A text stored on this device, as state; empty in a server render. */
export function useStoredText(area: StorageArea, key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readStored(area, key), nothing);
  const write = useCallback((next: string) => writeStored(area, key, next), [area, key]);
  return [text, write];
}
