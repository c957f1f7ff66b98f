import { useEffect, useSyncExternalStore } from 'react';

let place: string | null = null;
const listeners = new Set<() => void>();

function setPlace(title: string | null): void {
  place = title;
  listeners.forEach((notify) => notify());
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/**
 * Sets the student's place on a screen for the document's title ("Q165 · Coesão textual"), which the application
 * writes: histories, tabs and screen readers distinguish the places of one screen by it.
 * @param parts narrowest first; empty ones are skipped; undefined while unknown
 */
export function usePlaceTitle(...parts: (string | null | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    if (title === '') return;
    setPlace(title);
    // The screen that replaces this one may have set its own by now.
    return () => {
      if (place === title) setPlace(null);
    };
  }, [title]);
}

/** The place set by the screen, or null: then only the route's title is used. */
export const useShownPlace = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
