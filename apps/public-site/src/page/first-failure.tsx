import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageOutcome } from './page';

const FirstFailureContext = createContext<PageOutcome>('ok');

/** Provides the failure of the server render until the visitor navigates, also to the same address. */
export function FirstFailureProvider({ outcome, children }: { outcome: PageOutcome; children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <FirstFailureContext value={location === first ? outcome : 'ok'}>{children}</FirstFailureContext>;
}

/** The outcome of the page on screen. */
export const useFirstFailure = (): PageOutcome => useContext(FirstFailureContext);
