import { useEffect, useState } from 'react';

/**
 * State of an overlay that the browser's back button closes. Opening it pushes a history entry with the same address
 * and state, so that a router sees no navigation; closing it goes back. A link in the overlay replaces that entry.
 * @param place a change of this key closes the overlay; a followed link changes the location's key
 */
export function useBackCloses(place: string): { isOpen: boolean; open: () => void; close: () => void } {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleBack = () => setOpenAt(null);
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      if (!isOpen) window.history.pushState(window.history.state, '');
      setOpenAt(place);
    },
    close: () => window.history.back(),
  };
}
