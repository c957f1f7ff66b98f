import { useSyncExternalStore } from 'react';

/** The visitor's consent to tags; null without a decision. */
export type Consent = 'aceito' | 'recusado' | null;

/** Stored with the student's other data, so that logout removes it: the next person at this machine is asked again. */
const KEY = 'mapa_consentimento';
const CHANGED = 'mapa:consentimento';

/** Used if the browser refuses storage: the choice then applies to this document. */
let unstored: Consent = null;

function read(): Consent {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'aceito' || value === 'recusado' ? value : unstored;
  } catch {
    return unstored;
  }
}

/** Stores the choice and notifies every listener on this page. */
export function writeConsent(choice: NonNullable<Consent>): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    unstored = choice;
  }
  dispatchEvent(new Event(CHANGED));
}

function watch(notice: () => void): () => void {
  addEventListener(CHANGED, notice);
  addEventListener('storage', notice);
  return () => {
    removeEventListener(CHANGED, notice);
    removeEventListener('storage', notice);
  };
}

/** The visitor's choice, updated in every tab at once. */
export const useConsent = (): Consent => useSyncExternalStore(watch, read);
