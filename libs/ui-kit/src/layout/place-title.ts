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
 * Says where on its screen the student is, for the document's title ("Q165 · Coesão textual"), which the application writes:
 * histories, tabs and screen readers tell the places of one screen apart by it.
 * @param parts the narrowest first; what is empty is left out. Undefined while it is not known.
 */
export function usePlaceTitle(...parts: (string | null | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    if (title === '') return;
    setPlace(title);
    // A screen that comes in its place may have said its own by now.
    return () => {
      if (place === title) setPlace(null);
    };
  }, [title]);
}

/** What the screen says of its place, or null: the route's title then stands alone. */
export const useShownPlace = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
